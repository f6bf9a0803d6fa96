import { useMutation } from '@tanstack/react-query';
import { REPUBLISH_MESSAGES } from '../../../schema/republish/messages';
import type { RepublishedVehicleDto } from '../../../schema/republish/output';
import { failureText } from '../../lib/failure';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { withdrawRepublishedMutation } from './republish.queries';
import { useWords } from './words';

/** Takes a republished page down, or removes an ended one from the list. */
export function WithdrawDialog({ page, onClose }: { page: RepublishedVehicleDto; onClose: () => void }) {
  const t = useWords();
  const withdrawal = useMutation(withdrawRepublishedMutation);
  const withdraw = async () => {
    try {
      await withdrawal.mutateAsync(page.id);
    } catch (error) {
      throw new Error(failureText(error, REPUBLISH_MESSAGES.deleteFailed));
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={t('Delete republished vehicle?')}
      body={t('Your page of {name} is taken down at once. Its leads stay.', { name: page.name })}
      confirmLabel={t('Delete')}
      pendingLabel={t('Deleting...')}
      onConfirm={withdraw}
    />
  );
}
