import type { ReactNode } from 'react';
import { CURRENCIES } from '../../../schema/common/currencies';
import { imageAt } from '../../../schema/media/input';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { formatPrice } from '../../lib/format';
import { Button } from '../../ui/button';
import { SmartImage } from '../../ui/core/smart-image';
import { Dialog } from '../../ui/dialog';
import { detailRows } from './detail-rows';
import { STATUS_LOOKS } from './vehicle-status';
import { say, useWords } from './words';

interface VehicleDetailsDialogProps {
  vehicle: OwnVehicleDto;
  onClose: () => void;
  onEdit: () => void;
}

const rowsOf = (vehicle: OwnVehicleDto): [string, ReactNode][] => [
  [say('Vehicle Name'), vehicle.name],
  [say('Price'), formatPrice(vehicle.price, vehicle.currency, CURRENCIES)],
  [say('Status'), say.known(STATUS_LOOKS[vehicle.status].label)],
  ...detailRows(vehicle),
];

/** The listing's details, read-only. */
export function VehicleDetailsDialog({ vehicle, onClose, onEdit }: VehicleDetailsDialogProps) {
  const t = useWords();
  const { images } = vehicle;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={t('Edit Vehicle Listing')}
      description={vehicle.name}
      footer={
        <>
          <Button onClick={onClose}>{t('Close')}</Button>
          <Button variant="primary" onClick={onEdit}>
            {t('Edit Details')}
          </Button>
        </>
      }
    >
      <ul className="grid grid-cols-4 gap-2">
        {images.map((image, index) => (
          <li key={image} className="overflow-hidden rounded-md">
            <SmartImage
              src={imageAt(image, 'thumb')}
              alt={t('Photo {number}', { number: index + 1 })}
              compact
            />
          </li>
        ))}
      </ul>
      <dl className="mt-4 divide-y divide-line">
        {rowsOf(vehicle).map(([label, value]) => (
          <div key={label} className="grid gap-x-6 py-2.5 sm:grid-cols-[12rem_1fr]">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="wrap-break-word min-w-0 whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
