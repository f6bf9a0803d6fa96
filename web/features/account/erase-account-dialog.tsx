import { useQuery } from '@tanstack/react-query';
import { ACCOUNT_MESSAGES } from '../../../schema/account/input';
import type { UserDto } from '../../../schema/auth/output';
import { loginUrl } from '../../lib/login-url';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Dialog } from '../../ui/dialog';
import { ErrorState } from '../../ui/error-state';
import { TableSkeleton } from '../../ui/table-skeleton';
import { accountDataQuery } from './account.queries';
import { EraseAccountForm } from './erase-account-form';
import { WhatIsLost } from './what-is-lost';

const SETTINGS = '/dashboard?tab=settings';

interface EraseAccountDialogProps {
  user: UserDto;
  onClose: () => void;
}

/** The last dialog of an account: what is deleted, and two proofs of intent. */
export function EraseAccountDialog({ user, onClose }: EraseAccountDialogProps) {
  const { data, isLoadingError, isFetching, refetch } = useQuery(accountDataQuery);
  const mustSignIn = data && !data.hasPassword && !data.signedInRecently;
  if (data && !data.isLastOperator && !mustSignIn) {
    return <EraseAccountForm user={user} account={data} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Erase your account?"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {mustSignIn && (
            <a
              className={buttonClass({ variant: 'primary' })}
              href={loginUrl({ returnUrl: SETTINGS, again: true })}
            >
              Sign in again
            </a>
          )}
        </>
      }
    >
      {!data && !isLoadingError && <TableSkeleton label="Loading your account" />}
      {isLoadingError && (
        <ErrorState
          title="Your account could not be loaded"
          retrying={isFetching}
          onRetry={() => refetch()}
        />
      )}
      {data && (
        <div className="flex flex-col gap-4">
          <p className="text-sm">
            {data.isLastOperator ? ACCOUNT_MESSAGES.lastOperator : ACCOUNT_MESSAGES.signInAgain}
          </p>
          {mustSignIn && <WhatIsLost account={data} />}
        </div>
      )}
    </Dialog>
  );
}
