import { useMutation } from '@tanstack/react-query';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { failureText } from '../../lib/failure';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { deleteVehicleMutation } from './vehicles.queries';
import { useWords } from './words';

interface DeleteVehicleDialogProps {
  vehicle: Pick<OwnVehicleDto, 'id' | 'name'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeleteVehicleDialog({ vehicle: { id, name }, open, onOpenChange }: DeleteVehicleDialogProps) {
  const t = useWords();
  const removal = useMutation(deleteVehicleMutation);
  const remove = async () => {
    try {
      await removal.mutateAsync(id);
    } catch (error) {
      throw new Error(failureText(error, t('Failed to delete vehicle. Please try again.')));
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="danger"
      title={t('Delete Vehicle Listing')}
      body={t(
        '“{name}” goes offline at once, with its link and its QR code. This cannot be undone. Its leads and your contacts stay.',
        { name },
      )}
      confirmLabel={t('Delete')}
      pendingLabel={t('Deleting...')}
      onConfirm={remove}
    />
  );
}
