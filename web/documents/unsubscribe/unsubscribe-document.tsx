import { CircleCheck, MailX } from 'lucide-react';
import { EVENTS, type EventKind } from '../../../schema/channels/events';
import { SETTINGS_PATH } from '../../../schema/channels/paths';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { Form } from '../../ui/form';
import { NothingHere } from '../parts/nothing-here';
import { PublicFrame } from '../parts/public-frame';
import { useWords } from './words';

interface UnsubscribeDocumentProps {
  /** null for an unknown link. */
  kind: EventKind | null;
  isDone: boolean;
}

/** Turns off mails about one event, without signing in. */
export function UnsubscribeDocument({ kind, isDone }: UnsubscribeDocumentProps) {
  const t = useWords();
  if (!kind) {
    const texts = {
      title: t('This link does not work'),
      text: t('Copy it whole from the mail, or sign in and open your notification settings.'),
    };
    return <NothingHere icon={<MailX aria-hidden="true" />} texts={texts} />;
  }
  const label = t.known(EVENTS[kind].label);
  return (
    <PublicFrame>
      <div className="mx-auto flex w-full max-w-md flex-col gap-4 px-4 sm:px-0">
        <h1 className="font-semibold text-2xl">{t('Mails about “{label}”', { label })}</h1>
        {isDone ? (
          <div role="status" className="flex flex-col items-start gap-2 rounded-md bg-positive-soft p-4">
            <p className="flex items-center gap-2 font-semibold text-positive">
              <CircleCheck aria-hidden="true" className="size-5" />
              {t('These mails are off')}
            </p>
            <p className="text-sm">{t('Everything still shows in the application’s bell.')}</p>
          </div>
        ) : (
          <Card className="flex flex-col gap-4">
            <p>
              {t.known(EVENTS[kind].text)}. {t('Without these mails you may hear of it late.')}
            </p>
            <Form label={t('Turn these mails off')} method="post">
              <input type="hidden" name="List-Unsubscribe" value="One-Click" />
              <button type="submit" className={buttonClass({ variant: 'danger', size: 'lg', block: true })}>
                {t('Turn these mails off')}
              </button>
            </Form>
          </Card>
        )}
        <a
          href={SETTINGS_PATH}
          className="touch-target inline-flex items-center self-start font-medium text-accent"
        >
          {t('All notification settings')}
        </a>
      </div>
    </PublicFrame>
  );
}
