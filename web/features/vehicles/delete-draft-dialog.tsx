import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useWords } from './words';

interface DeleteDraftDialogProps {
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a draft goes. */
export function DeleteDraftDialog({ name, onConfirm, onClose }: DeleteDraftDialogProps) {
  const t = useWords();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={t('Delete the draft {name}?', { name })}
      body={t('It goes with its photos, for good.')}
      confirmLabel={t('Delete')}
      onConfirm={onConfirm}
    />
  );
}
