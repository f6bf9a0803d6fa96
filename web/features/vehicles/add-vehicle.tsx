import { Plus } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import type { DraftDto } from '../../../schema/drafts/output';
import { Button, type ButtonProps } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { WhenThereIsRoom } from '../limits/when-there-is-room';
import { type Shared, sharedVehicle } from './shared';
import { useAdding } from './use-adding';

const AddVehicleDialog = lazyDialog(async () => (await import('./add-vehicle-dialog')).AddVehicleDialog);
const ShareDialog = lazyDialog(async () => (await import('./share-dialog')).ShareDialog);

const AddVehicleContext = createContext<(draft?: DraftDto) => void>(() => {});

/** Holds the one Add Vehicle dialog, which the header, the phone's bar and the empty states all open, and what follows it. */
export function AddVehicleProvider({ children }: { children: ReactNode }) {
  const { isOpen, open, close } = useAdding();
  const [published, setPublished] = useState<Shared>();
  const [draft, setDraft] = useState<DraftDto>();
  const openWith = useCallback(
    (begun?: DraftDto) => {
      setDraft(begun);
      open();
    },
    [open],
  );
  return (
    <AddVehicleContext value={openWith}>
      {children}
      {isOpen && (
        <WhenThereIsRoom onClose={close}>
          <AddVehicleDialog
            draft={draft}
            onClose={close}
            onPublished={(vehicle) => setPublished(sharedVehicle(vehicle))}
          />
        </WhenThereIsRoom>
      )}
      {published && (
        <ShareDialog
          open
          title="Your page is live"
          vehicle={published}
          onOpenChange={() => setPublished(undefined)}
        />
      )}
    </AddVehicleContext>
  );
}

export const useAddVehicle = () => useContext(AddVehicleContext);

/** Opens the Add Vehicle dialog; the main action of the workspace. */
export function AddVehicleButton({ children = 'Add Vehicle', ...look }: Omit<ButtonProps, 'onClick'>) {
  const open = useAddVehicle();
  return (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" className="size-4" />}
      {...look}
      onClick={() => open()}
    >
      {children}
    </Button>
  );
}
