import { useMutation } from '@tanstack/react-query';
import type { ContactDto } from '../../../schema/contacts/output';
import { failureText } from '../../lib/failure';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { deleteContactMutation } from './contacts.queries';
import { useWords } from './words';

interface DeleteContactDialogProps {
  contact: ContactDto;
  onClose: () => void;
}

export function DeleteContactDialog({ contact: { id, name }, onClose }: DeleteContactDialogProps) {
  const t = useWords();
  const removal = useMutation(deleteContactMutation);
  const remove = async () => {
    try {
      await removal.mutateAsync(id);
    } catch (error) {
      throw new Error(failureText(error, t('Failed to delete contact')));
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={t('Delete contact?')}
      body={t('{name} and the number are removed from your contacts. Leads stay.', { name })}
      confirmLabel={t('Delete')}
      pendingLabel={t('Deleting...')}
      onConfirm={remove}
    />
  );
}
