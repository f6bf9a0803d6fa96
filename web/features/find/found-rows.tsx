import { BookUser, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { CURRENCIES } from '../../../schema/common/currencies';
import { formatMobile } from '../../../schema/common/mobile-text';
import type { Ability } from '../../../schema/staff/abilities';
import { formatPrice } from '../../lib/format';
import { buyerName, listingName } from '../leads/lead-listing';
import { lastFour } from '../vehicles/last-four';
import { STATUS_LOOKS } from '../vehicles/vehicle-status';
import { VehicleThumbnail } from '../vehicles/vehicle-thumbnail';
import type { Chosen, Place, Task } from './places';
import type { Found } from './use-found';
import { say } from './words';

type Opens =
  | { to: string; params?: { id: string }; search?: Record<string, string>; hash?: string }
  | { page: string }
  | { task: Task }
  | { act: () => void }
  | { chosen: Chosen };

export interface FoundRow {
  key: string;
  group: 'Vehicles' | 'Buyers' | 'Contacts' | 'Screens and actions';
  icon: ReactNode;
  title: string;
  note: string;
  /** The last four digits of a plate. */
  mark: string | null;
  opens: Opens;
}

type FoundVehicle = Found['vehicles'][number];
type May = (ability: Ability) => boolean;

const priceText = ({ price, currency, status }: FoundVehicle) => {
  const shown = price === null ? '' : formatPrice(price, currency, CURRENCIES);
  return [shown, status === 'available' ? '' : say.known(STATUS_LOOKS[status].label)]
    .filter(Boolean)
    .join(' · ');
};

const vehicleRow = (vehicle: FoundVehicle, may: May): FoundRow => ({
  key: vehicle.id,
  group: 'Vehicles',
  icon: <VehicleThumbnail images={vehicle.images} sizes="56px" />,
  title: vehicle.name,
  note: [vehicle.name.includes(String(vehicle.year)) ? '' : String(vehicle.year), priceText(vehicle)]
    .filter(Boolean)
    .join(' · '),
  mark: lastFour(vehicle.registrationNumber),
  opens: may('seeStock')
    ? { to: '/dashboard/listings/$id', params: { id: vehicle.id } }
    : { chosen: { photosOf: vehicle } },
});

const leadRow = (lead: Found['leads'][number]): FoundRow => ({
  key: lead.id,
  group: 'Buyers',
  icon: <UserRound />,
  title: buyerName(lead),
  note: [lead.buyerName && formatMobile(lead.buyerMobile), listingName(lead)].filter(Boolean).join(' · '),
  mark: null,
  opens: { to: '/dashboard/leads', search: { lead: lead.id } },
});

const contactRow = (contact: Found['contacts'][number]): FoundRow => ({
  key: contact.id,
  group: 'Contacts',
  icon: <BookUser />,
  title: contact.name,
  note: formatMobile(contact.mobileNumber),
  mark: null,
  opens: { chosen: { contact } },
});

const placeRow = ({ label, icon: Icon, leads }: Place): FoundRow => ({
  key: label.replaceAll(' ', '-'),
  group: 'Screens and actions',
  icon: <Icon />,
  title: say.known(label),
  note: '',
  mark: null,
  opens: leads,
});

/** The rows in the order of the arrow keys. */
export const rowsOf = ({ vehicles, leads, contacts, places }: Found, may: May): FoundRow[] => [
  ...vehicles.map((vehicle) => vehicleRow(vehicle, may)),
  ...leads.map(leadRow),
  ...contacts.map(contactRow),
  ...places.map(placeRow),
];
