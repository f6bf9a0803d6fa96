import { Check } from 'lucide-react';
import { ACCOUNT_MESSAGES } from '../../../schema/account/input';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/core/empty-state';
import { PublicFrame } from '../parts/public-frame';

/** Shown after an account has been closed. */
export const GoodbyeDocument = () => (
  <PublicFrame>
    <EmptyState
      icon={<Check aria-hidden="true" />}
      heading="h1"
      title="Goodbye"
      text={`${ACCOUNT_MESSAGES.closed} A mail tells you when it is done.`}
      action={
        <a href="/" className={buttonClass({ variant: 'primary' })}>
          Go to Homepage
        </a>
      }
    />
  </PublicFrame>
);
