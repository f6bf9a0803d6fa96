import { useMutation } from '@tanstack/react-query';
import type { ContactDto } from '../../../schema/contacts/output';
import { failureText } from '../../lib/failure';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { deleteContactMutation } from './contacts.queries';

interface DeleteContactDialogProps {
  contact: ContactDto;
  onClose: () => void;
}

export function DeleteContactDialog({ contact: { id, name }, onClose }: DeleteContactDialogProps) {
  const removal = useMutation(deleteContactMutation);
  const remove = async () => {
    try {
      await removal.mutateAsync(id);
    } catch (error) {
      throw new Error(failureText(error, 'Failed to delete contact'));
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title="Delete contact?"
      body={`${name} and the number are removed from your contacts. Leads stay.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      onConfirm={remove}
    />
  );
}
