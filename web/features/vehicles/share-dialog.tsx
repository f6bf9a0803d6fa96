import { useState } from 'react';
import type { ListingRef } from '../../../schema/vehicles/input';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { Dialog } from '../../ui/dialog';
import { ShareLink } from './share-link';
import { ShareQr } from './share-qr';

/** What is sent on: a listing of the seller's own, or a republished one. */
export interface Shared
  extends Pick<OwnVehicleDto, 'name' | 'price' | 'currency' | 'kmsDriven' | 'shortUrl'> {
  path: string;
  /** What its printed codes lead to. */
  listing: ListingRef;
}

export const sharedVehicle = (vehicle: OwnVehicleDto): Shared => ({
  ...vehicle,
  path: `/vehicle/${vehicle.id}`,
  listing: { vehicleId: vehicle.id },
});

interface ShareDialogProps {
  vehicle: Shared;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the dialog says when it comes by itself, after publishing. */
  title?: string;
}

/** The page's link as WhatsApp shows it, ready to send, and the QR code behind it. */
export function ShareDialog({ vehicle, open, onOpenChange, title = 'Share Vehicle' }: ShareDialogProps) {
  const [showsQr, setShowsQr] = useState(false);
  const change = (next: boolean) => {
    if (!next) setShowsQr(false);
    onOpenChange(next);
  };
  return (
    <Dialog size="sm" open={open} onOpenChange={change} title={title} description={vehicle.name}>
      {showsQr ? (
        <ShareQr vehicle={vehicle} onBack={() => setShowsQr(false)} />
      ) : (
        <ShareLink vehicle={vehicle} onQr={() => setShowsQr(true)} />
      )}
    </Dialog>
  );
}
