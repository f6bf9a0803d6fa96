import { useState } from 'react';
import { Dialog } from '../../ui/dialog';
import { ShareLink } from './share-link';
import { ShareQr } from './share-qr';
import type { Shared } from './shared';

interface ShareDialogProps {
  vehicle: Shared;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** 'Share Vehicle' (spec 1, section 2): the link, and the QR code behind it. */
export function ShareDialog({ vehicle, open, onOpenChange }: ShareDialogProps) {
  const [showsQr, setShowsQr] = useState(false);
  const change = (next: boolean) => {
    if (!next) setShowsQr(false);
    onOpenChange(next);
  };
  return (
    <Dialog size="sm" open={open} onOpenChange={change} title="Share Vehicle" description={vehicle.name}>
      {showsQr ? (
        <ShareQr vehicle={vehicle} onBack={() => setShowsQr(false)} />
      ) : (
        <ShareLink vehicle={vehicle} onQr={() => setShowsQr(true)} />
      )}
    </Dialog>
  );
}
