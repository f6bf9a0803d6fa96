import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../../ui/dialog';
import { lazyDialog } from '../../ui/lazy-dialog';
import { ShareLink } from './share-link';
import { ShareQr } from './share-qr';
import type { Shared } from './shared';
import { useWords } from './words';

const AskedFor = lazy(async () => ({ default: (await import('../wants/asked-for')).AskedFor }));
const StatusDialog = lazyDialog(async () => (await import('../adverts/status-dialog')).StatusDialog);
const AdvertDialog = lazyDialog(async () => (await import('../adverts/advert-dialog')).AdvertDialog);

interface ShareDialogProps {
  vehicle: Shared;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opened automatically after publishing, and says so. */
  isNew?: boolean;
}

/** The page's link as WhatsApp shows it, ready to send, the QR code behind it, and ways to advertise it elsewhere. */
export function ShareDialog({ vehicle, open, onOpenChange, isNew = false }: ShareDialogProps) {
  const t = useWords();
  const [view, setView] = useState<'link' | 'qr' | 'status' | 'advert'>('link');
  const toLink = () => setView('link');
  const change = (next: boolean) => {
    if (!next) toLink();
    onOpenChange(next);
  };
  if (view === 'status') return <StatusDialog listings={[vehicle.advertised]} onClose={toLink} />;
  if (view === 'advert') return <AdvertDialog listing={vehicle.advertised} onClose={toLink} />;
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={change}
      title={isNew ? t('Your page is live') : t('Share Vehicle')}
      description={isNew ? <Created /> : vehicle.name}
    >
      {view === 'qr' ? (
        <ShareQr vehicle={vehicle} onBack={toLink} onLeave={() => change(false)} />
      ) : (
        <>
          {isNew && vehicle.listing.vehicleId && (
            <Suspense fallback={<p className="min-h-5" />}>
              <AskedFor id={vehicle.listing.vehicleId} price={vehicle.price} onLeave={() => change(false)} />
            </Suspense>
          )}
          <ShareLink vehicle={vehicle} onView={setView} />
        </>
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
