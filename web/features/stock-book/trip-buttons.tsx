import { useState } from 'react';
import { formatDateTime } from '../../lib/dates';
import { useNow } from '../../lib/use-now';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { useTrip } from './use-trip';
import { useWords } from './words';

const OutDialog = lazyDialog(async () => (await import('./out-dialog')).OutDialog);
const BackDialog = lazyDialog(async () => (await import('./back-dialog')).BackDialog);

interface TripButtonsProps {
  vehicleId: string;
  name: string;
  /** What the listing says; null if it says nothing. */
  listedKms: number | null;
}

/** When a vehicle that is out should be back, and whether that is over. */
function Expected({ at }: { at: string }) {
  const t = useWords();
  const isLate = useNow() > Date.parse(at);
  const time = formatDateTime(at);
  return isLate ? (
    <span className="block font-medium text-danger">{t('Late: should be back by {time}', { time })}</span>
  ) : (
    <span className="block">{t('Should be back by {time}', { time })}</span>
  );
}

/** Whether a vehicle is in the yard, and the button that notes the next step. */
export function TripButtons({ vehicleId, name, listedKms }: TripButtonsProps) {
  const t = useWords();
  const trip = useTrip(vehicleId);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary" disabled={trip === undefined} onClick={() => setOpen(true)}>
        {trip ? t('Back in') : t('Out')}
      </Button>
      <p role="status" className="text-ink-muted text-sm">
        {trip && t('Out since {time}', { time: formatDateTime(trip.since) })}
        {trip?.expectedAt && <Expected at={trip.expectedAt} />}
        {trip === null && t('In the yard')}
      </p>
      {isOpen && trip && <BackDialog vehicleId={vehicleId} name={name} trip={trip} onClose={close} />}
      {isOpen && trip === null && (
        <OutDialog vehicleId={vehicleId} name={name} listedKms={listedKms} onClose={close} />
      )}
    </div>
  );
}
