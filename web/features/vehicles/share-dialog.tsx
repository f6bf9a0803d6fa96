import { useState } from 'react';
import { Dialog } from '../../ui/dialog';
import { ShareLink } from './share-link';
import { ShareQr } from './share-qr';
import type { Shared } from './shared';
import { useWords } from './words';

interface ShareDialogProps {
  vehicle: Shared;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opened automatically after publishing, and says so. */
  isNew?: boolean;
}

/** The page's link as WhatsApp shows it, ready to send, and the QR code behind it. */
export function ShareDialog({ vehicle, open, onOpenChange, isNew = false }: ShareDialogProps) {
  const t = useWords();
  const [showsQr, setShowsQr] = useState(false);
  const change = (next: boolean) => {
    if (!next) setShowsQr(false);
    onOpenChange(next);
  };
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={change}
      title={isNew ? t('Your page is live') : t('Share Vehicle')}
      description={isNew ? <Created /> : vehicle.name}
    >
      {showsQr ? (
        <ShareQr vehicle={vehicle} onBack={() => setShowsQr(false)} onLeave={() => change(false)} />
      ) : (
        <ShareLink vehicle={vehicle} onQr={() => setShowsQr(true)} />
      )}
    </Dialog>
  );
}

function Created() {
  const t = useWords();
  return (
    <>
      <strong className="font-medium text-positive">{t('Vehicle Created!')}</strong>{' '}
      {t('Your vehicle listing has been created successfully.')}
    </>
  );
}
