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

const rowsOf = (vehicle: OwnVehicleDto, notGiven = say('Not given')): [string, string][] => [
  [say('Vehicle Name'), vehicle.name],
  [say('Price'), formatPrice(vehicle.price, vehicle.currency, CURRENCIES)],
  [say('Status'), say.known(STATUS_LOOKS[vehicle.status].label)],
  [say('Year'), String(vehicle.year)],
  [say('Fuel Type'), say.known(vehicle.fuelType ?? notGiven)],
  [say('Transmission'), say.known(vehicle.transmission ?? notGiven)],
  [
    say('Make and model'),
    [vehicle.make, vehicle.model, vehicle.facts.variant].filter(Boolean).join(' ') || notGiven,
  ],
  [
    say('Facts'),
    knownFacts(vehicle, known)
      .map(({ text, isOwn }) => (isOwn ? text : say.known(text)))
      .join(' · ') || notGiven,
  ],
  [say('Registration number'), vehicle.registrationNumber ?? notGiven],
  ...moreFacts(vehicle, more).map(([label, value, isOwn]): [string, string] => [
    say.known(label),
    isOwn ? value : say.known(value),
  ]),
  [say('KMs Driven'), vehicle.kmsDriven === null ? notGiven : formatKms(vehicle.kmsDriven)],
  [say('Sales Pitch / Description'), vehicle.description ?? notGiven],
  [say('Specifications'), specificationsText(vehicle.specifications) || notGiven],
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
