import { Plus } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { Button, type ButtonProps } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { WhenThereIsRoom } from '../limits/when-there-is-room';
import { useMay } from '../staff/use-may';
import type { BegunListing } from './draft-sync';
import { type Shared, sharedVehicle } from './shared';
import { useAdding } from './use-adding';
import { useWords } from './words';

const AddVehicleDialog = lazyDialog(async () => (await import('./add-vehicle-dialog')).AddVehicleDialog);
const SharedPhotosDialog = lazyDialog(
  async () => (await import('./shared-photos-dialog')).SharedPhotosDialog,
);
const ShareDialog = lazyDialog(async () => (await import('./share-dialog')).ShareDialog);

const AddVehicleContext = createContext<(begun?: BegunListing) => void>(() => {});

const NONE: readonly File[] = [];

/**
 * Contains the only Add Vehicle dialog, opened by the header, the phone's bar and the empty states, and what
 * follows it.
 */
export function AddVehicleProvider({ children }: { children: ReactNode }) {
  const may = useMay();
  const { isOpen, isShared, open, close } = useAdding();
  const [agreed, setAgreed] = useState<readonly File[]>();
  const shared = isShared ? agreed : NONE;
  const leave = () => {
    setAgreed(undefined);
    close();
  };
  const [published, setPublished] = useState<Shared>();
  const [begun, setBegun] = useState<BegunListing>();
  const openWith = useCallback(
    (listing?: BegunListing) => {
      setBegun(listing);
      open();
    },
    [open],
  );
  return (
    <AddVehicleContext value={openWith}>
      {children}
      {isShared && !agreed && <SharedPhotosDialog onAdd={setAgreed} onClose={leave} />}
      {isOpen && shared && may('addVehicles') && (
        <WhenThereIsRoom onClose={leave}>
          <AddVehicleDialog
            begun={begun}
            photos={shared}
            onClose={leave}
            onPublished={(vehicle) => setPublished(sharedVehicle(vehicle))}
          />
        </WhenThereIsRoom>
      )}
      {published && (
        <ShareDialog open isNew vehicle={published} onOpenChange={() => setPublished(undefined)} />
      )}
    </AddVehicleContext>
  );
}

export const useAddVehicle = () => useContext(AddVehicleContext);

/** Opens the Add Vehicle dialog, the main action of the workspace. */
export function AddVehicleButton({ children, ...look }: Omit<ButtonProps, 'onClick'>) {
  const t = useWords();
  const open = useAddVehicle();
  if (!useMay()('addVehicles')) return null;
  return (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" className="size-4" />}
      {...look}
      onClick={() => open()}
    >
      {children ?? t('Add Vehicle')}
    </Button>
  );
}
