import { useQuery } from '@tanstack/react-query';
import {
  CopyPlus,
  Download,
  Ellipsis,
  FileText,
  Pencil,
  Phone,
  Repeat2,
  Sparkle,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { PLANS } from '../../../schema/billing/plans';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { IconButton } from '../../ui/core/icon-button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { Menu, MenuSeparator } from '../../ui/menu';
import { MenuCheck } from '../../ui/menu-check';
import { MenuItem } from '../../ui/menu-item';
import { currentUserQuery } from '../auth/auth.queries';
import { useDownloadRc } from '../rc/use-download-rc';
import { useRelist, useVisibility } from './vehicle-actions';
import { useWords } from './words';

const EditVehicleDialog = lazyDialog(async () => (await import('./edit-vehicle-dialog')).EditVehicleDialog);
const EditVehicleForm = lazyDialog(async () => (await import('./edit-vehicle-form')).EditVehicleForm);
const SuggestionsDialog = lazyDialog(
  async () => (await import('../suggestions/suggestions-dialog')).SuggestionsDialog,
);
const RepublishingDialog = lazyDialog(
  async () => (await import('../republish/republishing-dialog')).RepublishingDialog,
);
const RcViewerDialog = lazyDialog(async () => (await import('../rc/rc-viewer-dialog')).RcViewerDialog);
const AnswererDialog = lazyDialog(async () => (await import('../staff/answerer-dialog')).AnswererDialog);
const DeleteVehicleDialog = lazyDialog(
  async () => (await import('./delete-vehicle-dialog')).DeleteVehicleDialog,
);

interface VehicleCardMenuProps {
  vehicle: OwnVehicleDto;
  /** A card's Edit shows the details first. Without: whoever shows the menu has a button for it. */
  edit?: 'details' | 'form' | null;
}

/** Actions on a listing, except for sharing it and changing its status. */
export function VehicleCardMenu({ vehicle, edit = 'details' }: VehicleCardMenuProps) {
  const t = useWords();
  const { name, showInProfile, status, hasRc } = vehicle;
  const [opened, setOpened] = useState<
    'edit' | 'suggestions' | 'republishing' | 'answerer' | 'rc' | 'delete'
  >();
  const close = () => setOpened(undefined);
  const { data: user } = useQuery(currentUserQuery);
  const downloadRc = useDownloadRc();
  const relist = useRelist(vehicle);
  const show = useVisibility(vehicle);

  return (
    <>
      <Menu
        trigger={
          <IconButton
            size="sm"
            label={t('More actions for {name}', { name })}
            icon={<Ellipsis aria-hidden="true" className="size-4" />}
          />
        }
      >
        {edit && (
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setOpened('edit')}>
            {t('Edit')}
          </MenuItem>
        )}
        {user && PLANS[user.subscriptionPlan].suggestions && (
          <MenuItem icon={<Sparkle aria-hidden="true" />} onSelect={() => setOpened('suggestions')}>
            {t('Add Suggestions')}
          </MenuItem>
        )}
        {status !== 'sold' && (
          <>
            <MenuItem icon={<Repeat2 aria-hidden="true" />} onSelect={() => setOpened('republishing')}>
              {t('Republishing')}
            </MenuItem>
            <MenuItem icon={<Phone aria-hidden="true" />} onSelect={() => setOpened('answerer')}>
              {t('Who answers')}
            </MenuItem>
          </>
        )}
        {status === 'sold' && (
          <MenuItem icon={<CopyPlus aria-hidden="true" />} onSelect={relist}>
            {t('Relist as new')}
          </MenuItem>
        )}
        {hasRc && (
          <>
            <MenuItem icon={<FileText aria-hidden="true" />} onSelect={() => setOpened('rc')}>
              {t('See RC')}
            </MenuItem>
            <MenuItem icon={<Download aria-hidden="true" />} onSelect={() => downloadRc(vehicle)}>
              {t('Download RC')}
            </MenuItem>
          </>
        )}
        <MenuSeparator />
        <MenuCheck checked={showInProfile} onCheckedChange={show}>
          {t('Show on my profile')}
        </MenuCheck>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Trash2 aria-hidden="true" />} onSelect={() => setOpened('delete')}>
          {t('Delete')}
        </MenuItem>
      </Menu>
      {opened === 'edit' && edit === 'details' && <EditVehicleDialog vehicle={vehicle} onClose={close} />}
      {opened === 'edit' && edit === 'form' && <EditVehicleForm vehicle={vehicle} onClose={close} />}
      {opened === 'suggestions' && <SuggestionsDialog vehicle={vehicle} onClose={close} />}
      {opened === 'republishing' && <RepublishingDialog vehicle={vehicle} onClose={close} />}
      {opened === 'answerer' && <AnswererDialog vehicle={vehicle} onClose={close} />}
      {opened === 'rc' && <RcViewerDialog open vehicle={vehicle} onOpenChange={close} />}
      {opened === 'delete' && <DeleteVehicleDialog open vehicle={vehicle} onOpenChange={close} />}
    </>
  );
}
