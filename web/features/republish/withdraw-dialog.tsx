import { useMutation } from '@tanstack/react-query';
import { REPUBLISH_MESSAGES } from '../../../schema/republish/messages';
import type { RepublishedVehicleDto } from '../../../schema/republish/output';
import { failureText } from '../../lib/failure';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { withdrawRepublishedMutation } from './republish.queries';

/** Takes a republished page down, or removes an ended one from the list. */
export function WithdrawDialog({ page, onClose }: { page: RepublishedVehicleDto; onClose: () => void }) {
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
      title="Delete republished vehicle?"
      body={`Your page of ${page.name} is taken down at once. Its leads stay.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      onConfirm={withdraw}
    />
  );
}
