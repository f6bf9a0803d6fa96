import { CURRENCIES } from '../../../schema/common/currencies';
import { imageAt } from '../../../schema/media/input';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { known, more } from '../../i18n/en-shared';
import { formatDateTime } from '../../lib/dates';
import { formatKms, formatPrice } from '../../lib/format';
import { knownFacts, moreFacts } from '../../lib/known-facts';
import { Button } from '../../ui/button';
import { SmartImage } from '../../ui/core/smart-image';
import { Dialog } from '../../ui/dialog';
import { specificationsText } from './specifications-text';
import { STATUS_LOOKS } from './vehicle-status';
import { say, useWords } from './words';

interface VehicleDetailsDialogProps {
  vehicle: OwnVehicleDto;
  onClose: () => void;
  onEdit: () => void;
}

const NOT_GIVEN = 'Not given';

const rowsOf = (vehicle: OwnVehicleDto): [string, string][] => [
  [say('Vehicle Name'), vehicle.name],
  [say('Price'), formatPrice(vehicle.price, vehicle.currency, CURRENCIES)],
  [say('Status'), STATUS_LOOKS[vehicle.status].label],
  [say('Year'), String(vehicle.year)],
  [say('Fuel Type'), vehicle.fuelType ?? NOT_GIVEN],
  [say('Transmission'), vehicle.transmission ?? NOT_GIVEN],
  [
    say('Make and model'),
    [vehicle.make, vehicle.model, vehicle.facts.variant].filter(Boolean).join(' ') || NOT_GIVEN,
  ],
  [
    say('Facts'),
    knownFacts(vehicle, known)
      .map(({ text }) => text)
      .join(' · ') || NOT_GIVEN,
  ],
  [say('Registration number'), vehicle.registrationNumber ?? NOT_GIVEN],
  ...moreFacts(vehicle, more).map(([label, value]): [string, string] => [label, value]),
  [say('KMs Driven'), vehicle.kmsDriven === null ? NOT_GIVEN : formatKms(vehicle.kmsDriven)],
  [say('Sales Pitch / Description'), vehicle.description ?? NOT_GIVEN],
  [say('Specifications'), specificationsText(vehicle.specifications) || NOT_GIVEN],
  [say('Registration Certificate'), rcState(vehicle)],
  [say('Last change'), formatDateTime(vehicle.updatedAt)],
];

function rcState({ hasRc, showRc }: OwnVehicleDto) {
  if (!hasRc) return say('None');
  return showRc ? say('Shown on the public page') : say('Private');
}

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
            <SmartImage src={imageAt(image, 'thumb')} alt={`Photo ${index + 1}`} compact />
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
