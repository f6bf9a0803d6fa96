import { useMutation } from '@tanstack/react-query';
import { Download, Ellipsis, FileText, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { OwnVehicleDto } from '../../../schema/contracts/vehicles';
import { failureText, toastFailure } from '../../lib/failure';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { IconButton } from '../../ui/icon-button';
import { Menu, MenuSeparator } from '../../ui/menu';
import { MenuCheck } from '../../ui/menu-check';
import { MenuItem } from '../../ui/menu-item';
import { toast } from '../../ui/toast-store';
import { RcViewerDialog } from '../rc/rc-viewer-dialog';
import { useDownloadRc } from '../rc/use-download-rc';
import { EditVehicleDialog } from './edit-vehicle-dialog';
import { deleteVehicleMutation, setVisibilityMutation } from './vehicles.queries';

/** What is done to a listing besides sharing it and changing its status. */
export function VehicleCardMenu({ vehicle }: { vehicle: OwnVehicleDto }) {
  const { id, name, showInProfile } = vehicle;
  const [opened, setOpened] = useState<'edit' | 'rc' | 'delete'>();
  const close = () => setOpened(undefined);
  const downloadRc = useDownloadRc();
  const visibility = useMutation(setVisibilityMutation);
  const removal = useMutation(deleteVehicleMutation);

  const show = (checked: boolean) =>
    visibility.mutate(
      { id, showInProfile: checked },
      { onError: (error) => toastFailure(error, 'Failed to update visibility') },
    );

  const remove = async () => {
    try {
      await removal.mutateAsync(id);
    } catch (error) {
      throw new Error(failureText(error, 'Failed to delete vehicle. Please try again.'));
    }
    toast({ title: 'Vehicle deleted', description: `“${name}” is no longer online.`, tone: 'success' });
  };

  return (
    <>
      <Menu
        trigger={
          <IconButton
            size="sm"
            label={`More actions for ${name}`}
            icon={<Ellipsis aria-hidden="true" className="size-4" />}
          />
        }
      >
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setOpened('edit')}>
          Edit
        </MenuItem>
        {vehicle.hasRc && (
          <>
            <MenuItem icon={<FileText aria-hidden="true" />} onSelect={() => setOpened('rc')}>
              See RC
            </MenuItem>
            <MenuItem icon={<Download aria-hidden="true" />} onSelect={() => downloadRc(vehicle)}>
              Download RC
            </MenuItem>
          </>
        )}
        <MenuSeparator />
        <MenuCheck checked={showInProfile} onCheckedChange={show}>
          Show on my profile
        </MenuCheck>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Trash2 aria-hidden="true" />} onSelect={() => setOpened('delete')}>
          Delete
        </MenuItem>
      </Menu>
      {opened === 'edit' && <EditVehicleDialog vehicle={vehicle} onClose={close} />}
      <RcViewerDialog vehicle={vehicle} open={opened === 'rc'} onOpenChange={close} />
      <ConfirmDialog
        open={opened === 'delete'}
        onOpenChange={close}
        tone="danger"
        title="Delete Vehicle Listing"
        body={`“${name}” goes offline at once, with its link and its QR code. This cannot be undone. Its leads and your contacts stay.`}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        onConfirm={remove}
      />
    </>
  );
}
