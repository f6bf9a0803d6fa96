import { useQuery } from '@tanstack/react-query';
import { ACCOUNT_MESSAGES } from '../../../schema/account/input';
import type { UserDto } from '../../../schema/auth/output';
import { WORKSPACE_PATHS } from '../../../schema/common/tab-paths';
import { loginUrl } from '../../lib/login-url';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Loaded } from '../../ui/core/loaded';
import { Dialog } from '../../ui/dialog';
import { TableSkeleton } from '../../ui/table-skeleton';
import { accountDataQuery } from './account.queries';
import { EraseAccountForm } from './erase-account-form';
import { WhatIsLost } from './what-is-lost';
import { useWords } from './words';

interface EraseAccountDialogProps {
  user: UserDto;
  onClose: () => void;
}

/** The last dialog of an account: what is deleted, and two proofs of intent. */
export function EraseAccountDialog({ user, onClose }: EraseAccountDialogProps) {
  const t = useWords();
  const query = useQuery(accountDataQuery);
  const { data } = query;
  const mustSignIn = data && !data.hasPassword && !data.signedInRecently;
  if (data && !data.isLastOperator && !mustSignIn) {
    return <EraseAccountForm user={user} account={data} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Erase your account?')}
      footer={
        <>
          <Button onClick={onClose}>{t('Close')}</Button>
          {mustSignIn && (
            <a
              className={buttonClass({ variant: 'primary' })}
              href={loginUrl({ returnUrl: WORKSPACE_PATHS.settings, again: true })}
            >
              {t('Sign in again')}
            </a>
          )}
        </>
      }
    >
      <Loaded
        query={query}
        failure={t('Your account could not be loaded')}
        loading={<TableSkeleton label={t('Loading your account')} />}
      >
        {(account) => (
          <div className="flex flex-col gap-4">
            <p className="text-sm">
              {account.isLastOperator ? ACCOUNT_MESSAGES.lastOperator : ACCOUNT_MESSAGES.signInAgain}
            </p>
            {mustSignIn && <WhatIsLost account={account} />}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
