import { Check } from 'lucide-react';
import { ACCOUNT_MESSAGES } from '../../../schema/account/input';
import { useWords } from '../../layouts/words';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/core/empty-state';
import { PublicFrame } from '../parts/public-frame';

/** Shown after an account has been closed. */
export function GoodbyeDocument() {
  const t = useWords();
  return (
    <PublicFrame>
      <EmptyState
        icon={<Check aria-hidden="true" />}
        heading="h1"
        title={t('Goodbye')}
        text={`${t.known(ACCOUNT_MESSAGES.closed)} ${t('A mail tells you when it is done.')}`}
        action={
          <a href="/" className={buttonClass({ variant: 'primary' })}>
            {t('Go to Homepage')}
          </a>
        }
      />
    </PublicFrame>
  );
}
