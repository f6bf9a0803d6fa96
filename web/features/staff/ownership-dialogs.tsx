import { useMutation } from '@tanstack/react-query';
import { WORKSPACE_PATHS } from '../../../schema/common/tab-paths';
import type { MemberDto } from '../../../schema/staff/output';
import type { OwnershipDto } from '../../../schema/staff/ownership';
import { loginUrl } from '../../lib/login-url';
import { toast } from '../../lib/toast-store';
import { PasswordDialog } from '../auth/password-dialog';
import { clearSignIn } from '../auth/sign-in-memory';
import { acceptOwnershipMutation, offerOwnershipMutation } from './staff.queries';
import { useWords } from './words';

/** What handing over means, for the owner. */
export function OfferDialog({
  manager,
  hasPassword,
  onClose,
}: {
  manager: MemberDto;
  hasPassword: boolean;
  onClose: () => void;
}) {
  const t = useWords();
  const offer = useMutation(offerOwnershipMutation);
  const { name } = manager;
  return (
    <PasswordDialog
      title={t('Hand everything over to {name}?', { name })}
      submitLabel={t('Offer it')}
      pendingLabel={t('Offering...')}
      isDangerous
      hasPassword={hasPassword}
      pending={offer.isPending}
      error={offer.error}
      failure={t('That did not work. Please try again.')}
      onSubmit={(password) =>
        offer.mutate(
          { memberId: manager.id, ...(password === undefined ? {} : { password }) },
          {
            onSuccess: () => {
              toast({ title: t('{name} can accept it now', { name }), tone: 'success' });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm">
        <li>
          {t('{name} becomes the owner of all vehicles, leads, staff, plan and invoices here.', { name })}
        </li>
        <li>{t('Nothing changes until they accept, within seven days.')}</li>
        <li>
          {t(
            'You then sign in as before, and work here as a manager. Only the new owner can give it back to you.',
          )}
        </li>
        <li>{t('Buyers get their number instead of yours. Printed posters still show yours.')}</li>
      </ul>
    </PasswordDialog>
  );
}

/** What becoming the owner means, for the manager. */
export function AcceptDialog({
  offer: { sellerId, sellerName: seller },
  hasPassword,
  onClose,
}: {
  offer: OwnershipDto['received'][number];
  hasPassword: boolean;
  onClose: () => void;
}) {
  const t = useWords();
  const accept = useMutation({
    ...acceptOwnershipMutation,
    onSuccess: () => {
      clearSignIn();
      // A new document drops every cached response of the account that is closed.
      window.location.replace(loginUrl({ returnUrl: WORKSPACE_PATHS.dashboard, again: true }));
    },
  });
  return (
    <PasswordDialog
      title={t('Take over from {seller}?', { seller })}
      submitLabel={t('Become the owner')}
      pendingLabel={t('Handing over...')}
      isDangerous
      hasPassword={hasPassword}
      pending={accept.isPending || accept.isSuccess}
      error={accept.error}
      failure={t('That did not work. Please try again.')}
      onSubmit={(password) => accept.mutate({ sellerId, ...(password === undefined ? {} : { password }) })}
      onClose={onClose}
    >
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm">
        <li>{t('All its vehicles, leads, staff, plan and invoices are yours from then on.')}</li>
        <li>
          {t('You sign in again, as always: your number, address and password then open {seller}.', {
            seller,
          })}
        </li>
        <li>{t('Buyers see your name and your number.')}</li>
        <li>
          {t(
            'This account of yours is closed and erased. It may have no vehicles, leads, staff or plan of its own, work for nobody else, and needs your mobile number.',
          )}
        </li>
      </ul>
    </PasswordDialog>
  );
}
