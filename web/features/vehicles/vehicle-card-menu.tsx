import { useQuery } from '@tanstack/react-query';
import {
  Camera,
  ClipboardCopy,
  CopyPlus,
  Download,
  Ellipsis,
  FileText,
  Image,
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
import { carOf } from '../walk/car-of';
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
const PhotoWalk = lazyDialog(async () => (await import('../walk/photo-walk')).PhotoWalk);
const StatusDialog = lazyDialog(async () => (await import('../adverts/status-dialog')).StatusDialog);
const AdvertDialog = lazyDialog(async () => (await import('../adverts/advert-dialog')).AdvertDialog);
const DeleteVehicleDialog = lazyDialog(
  async () => (await import('./delete-vehicle-dialog')).DeleteVehicleDialog,
);

interface VehicleCardMenuProps {
  vehicle: OwnVehicleDto;
  /** A card's Edit shows the details first. Without: whoever shows the menu has a button for it. */
  edit?: 'details' | 'form' | null;
}

/** Actions on a listing, except for sending its link and changing its status. */
export function VehicleCardMenu({ vehicle, edit = 'details' }: VehicleCardMenuProps) {
  const t = useWords();
  const { name, showInProfile, status, hasRc, hiddenReason } = vehicle;
  const [opened, setOpened] = useState<
    'edit' | 'photos' | 'status' | 'advert' | 'suggestions' | 'republishing' | 'answerer' | 'rc' | 'delete'
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
        {status !== 'sold' && (
          <MenuItem icon={<Camera aria-hidden="true" />} onSelect={() => setOpened('photos')}>
            {t('Add photos')}
          </MenuItem>
        )}
        {/* Buyers do not find a hidden listing. */}
        {!hiddenReason && (
          <>
            <MenuItem icon={<Image aria-hidden="true" />} onSelect={() => setOpened('status')}>
              {t('Status picture')}
            </MenuItem>
            <MenuItem icon={<ClipboardCopy aria-hidden="true" />} onSelect={() => setOpened('advert')}>
              {t('Copy advert')}
            </MenuItem>
          </>
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
      {opened === 'photos' && <PhotoWalk cars={[carOf(vehicle)]} onClose={close} />}
      {opened === 'status' && <StatusDialog listings={[vehicle]} onClose={close} />}
      {opened === 'advert' && <AdvertDialog listing={vehicle} onClose={close} />}
      {opened === 'suggestions' && <SuggestionsDialog vehicle={vehicle} onClose={close} />}
      {opened === 'republishing' && <RepublishingDialog vehicle={vehicle} onClose={close} />}
      {opened === 'answerer' && <AnswererDialog vehicle={vehicle} onClose={close} />}
      {opened === 'rc' && <RcViewerDialog open vehicle={vehicle} onOpenChange={close} />}
      {opened === 'delete' && <DeleteVehicleDialog open vehicle={vehicle} onOpenChange={close} />}
    </>
  );
}
