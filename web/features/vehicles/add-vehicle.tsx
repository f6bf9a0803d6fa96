import { Plus } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { Button, type ButtonProps } from '../../ui/button';
import { AddVehicleDialog } from './add-vehicle-dialog';
import { ShareDialog } from './share-dialog';
import { type Shared, sharedVehicle } from './shared';

const AddVehicleContext = createContext(() => {});

/** Holds the one Add Vehicle dialog, which the header, the phone's bar and the empty states all open, and what follows it. */
export function AddVehicleProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [published, setPublished] = useState<Shared>();
  const open = useCallback(() => setIsOpen(true), []);
  return (
    <AddVehicleContext value={open}>
      {children}
      {isOpen && (
        <AddVehicleDialog
          onClose={() => setIsOpen(false)}
          onPublished={(vehicle) => setPublished(sharedVehicle(vehicle))}
        />
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
    <Button variant="primary" icon={<Plus aria-hidden="true" className="size-4" />} {...look} onClick={open}>
      {children}
    </Button>
  );
}
