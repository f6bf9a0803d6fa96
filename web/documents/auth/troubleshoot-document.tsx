import { RotateCw } from 'lucide-react';
import type { SessionHealthDto } from '../../../schema/auth/output';
import { BRAND } from '../../../schema/common/brand';
import { OtherLanguage } from '../../layouts/other-language';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Card, CardHeader } from '../../ui/card';
import { PageHeader } from '../../ui/core/page-header';
import { Form } from '../../ui/form';
import { Logo } from '../../ui/logo';
import { SessionActions, TROUBLESHOOT_PART } from './session-actions';
import { SessionHealth } from './session-health';
import { useWords } from './words';

const HELP = [
  {
    title: 'The sign-in window does not open',
    text: 'The browser has blocked it. Allow popups for this site in the address bar and try again, or sign in by email, which needs no second window.',
  },
  {
    title: 'You are signed out again and again',
    text: 'Allow cookies for this site and leave private browsing. Then press Refresh Session; if a badge still says Issue, log out and sign in once more.',
  },
  {
    title: 'Nothing of this helps',
    text: 'Email authentication is the most reliable way in: address, password, and a code when you are new.',
  },
] as const;

interface TroubleshootDocumentProps {
  health: SessionHealthDto;
  /** The result of the last repair. */
  said: string | null;
}

/** `/auth/troubleshoot`: the state of the session, what can be done about it, and possible reasons. */
export function TroubleshootDocument({ health, said }: TroubleshootDocumentProps) {
  const t = useWords();
  return (
    <div className="mx-auto min-h-dvh max-w-3xl px-page pb-12">
      <header className="flex items-center justify-between py-4">
        <a
          href="/"
          aria-label={t('{brand}, home', { brand: BRAND.name })}
          className="touch-target inline-flex items-center"
        >
          <Logo />
        </a>
        <OtherLanguage />
      </header>
      <main id={TROUBLESHOOT_PART} className="flex flex-col gap-5 pt-4">
        <PageHeader
          title={t('Authentication troubleshooting')}
          description={t('See how your session is, renew it, or sign in another way.')}
          actions={
            <a href="/" className={buttonClass()}>
              {t('Back to Home')}
            </a>
          }
        />
        {said && (
          <p
            role="status"
            tabIndex={-1}
            className="rounded-md border border-line bg-raised px-4 py-3 font-medium shadow-xs"
          >
            {t.known(said)}
          </p>
        )}
        <Card padded={false}>
          <CardHeader
            title={t('Session health')}
            actions={
              <Form label={t('Check the session again')} action="/auth/troubleshoot">
                <Button type="submit" size="sm" icon={<RotateCw aria-hidden="true" className="size-4" />}>
                  {t('Refresh')}
                </Button>
              </Form>
            }
          />
          <SessionHealth health={health} />
        </Card>
        <Card>
          <SessionActions />
        </Card>
        <Card>
          <h2 className="font-semibold text-base">{t('Help')}</h2>
          <dl className="mt-3 flex flex-col gap-4">
            {HELP.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-medium">{t(title)}</dt>
                <dd className="mt-0.5 text-pretty text-ink-muted">{t(text)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </main>
    </div>
  );
}
