import type { RepairInput } from '../../../schema/auth/input';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { SectionTitle } from '../../ui/card';
import { HtmlForm } from '../parts/html-form';
import { useWords } from './words';

/** Replaced by the response to a form. */
export const TROUBLESHOOT_PART = 'troubleshoot';

/** Also shown when the check fails, which counts as "not signed in". */
export const NOT_SIGNED_IN = 'There is no session to keep. Sign in first.';

const NO_ANSWER =
  'The sign-in window gave no answer. It was blocked, closed, or took longer than 30 seconds. Allow popups, or use email.';

const PROVIDER = "Try the provider's authentication";

const REPAIRS = { persist: 'Persist Current Session', refresh: 'Refresh Session' } as const;

function RepairForm({ how }: { how: RepairInput['how'] }) {
  const t = useWords();
  return (
    <HtmlForm
      label={t(REPAIRS[how])}
      action="/auth/troubleshoot"
      part={TROUBLESHOOT_PART}
      failed={t(NOT_SIGNED_IN)}
      className="gap-2!"
    >
      <input type="hidden" name="how" value={how} />
      <Button type="submit" block>
        {t(REPAIRS[how])}
      </Button>
    </HtmlForm>
  );
}

/** What to try when signing in does not work. */
export function SessionActions() {
  const t = useWords();
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <section className="flex flex-col gap-2">
        <SectionTitle className="mb-1">{t('Repair this session')}</SectionTitle>
        <RepairForm how="persist" />
        <RepairForm how="refresh" />
      </section>
      <section className="flex flex-col gap-2">
        <SectionTitle className="mb-1">{t('Sign in another way')}</SectionTitle>
        <Button block data-script="" data-popup={t(NO_ANSWER)}>
          {t(PROVIDER)}
        </Button>
        <p role="status" className="text-danger text-sm empty:hidden" />
        <noscript>
          <a href="/api/login?returnUrl=%2Fauth%2Ftroubleshoot" className={buttonClass({ block: true })}>
            {t(PROVIDER)}
          </a>
        </noscript>
        <a href="/signup" className={buttonClass({ block: true })}>
          {t('Email Signup')}
        </a>
        <a href="/signin?method=email" className={buttonClass({ block: true })}>
          {t('Email Signin')}
        </a>
      </section>
    </div>
  );
}
