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

interface VehicleDetailsDialogProps {
  vehicle: OwnVehicleDto;
  onClose: () => void;
  onEdit: () => void;
}

const NOT_GIVEN = 'Not given';

const rowsOf = (vehicle: OwnVehicleDto): [string, string][] => [
  ['Vehicle Name', vehicle.name],
  ['Price', formatPrice(vehicle.price, vehicle.currency, CURRENCIES)],
  ['Status', STATUS_LOOKS[vehicle.status].label],
  ['Year', String(vehicle.year)],
  ['Fuel Type', vehicle.fuelType ?? NOT_GIVEN],
  ['Transmission', vehicle.transmission ?? NOT_GIVEN],
  [
    'Make and model',
    [vehicle.make, vehicle.model, vehicle.facts.variant].filter(Boolean).join(' ') || NOT_GIVEN,
  ],
  [
    'Facts',
    knownFacts(vehicle, known)
      .map(({ text }) => text)
      .join(' · ') || NOT_GIVEN,
  ],
  ['Registration number', vehicle.registrationNumber ?? NOT_GIVEN],
  ...moreFacts(vehicle, more).map(([label, value]): [string, string] => [label, value]),
  ['KMs Driven', vehicle.kmsDriven === null ? NOT_GIVEN : formatKms(vehicle.kmsDriven)],
  ['Sales Pitch / Description', vehicle.description ?? NOT_GIVEN],
  ['Specifications', specificationsText(vehicle.specifications) || NOT_GIVEN],
  ['Registration Certificate', rcState(vehicle)],
  ['Last change', formatDateTime(vehicle.updatedAt)],
];

function rcState({ hasRc, showRc }: OwnVehicleDto) {
  if (!hasRc) return 'None';
  return showRc ? 'Shown on the public page' : 'Private';
}

/** The listing's details, read-only. */
export function VehicleDetailsDialog({ vehicle, onClose, onEdit }: VehicleDetailsDialogProps) {
  const { images } = vehicle;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title="Edit Vehicle Listing"
      description={vehicle.name}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={onEdit}>
            Edit Details
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
