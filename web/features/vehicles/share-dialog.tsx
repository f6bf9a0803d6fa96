import { useState } from 'react';
import { Dialog } from '../../ui/dialog';
import { ShareLink } from './share-link';
import { ShareQr } from './share-qr';
import type { Shared } from './shared';

interface ShareDialogProps {
  vehicle: Shared;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The dialog's title when it opens by itself after publishing. */
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
