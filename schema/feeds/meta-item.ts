import { csvLine } from '../common/csv';
import { type CurrencyCode, toMajor } from '../common/currencies';
import { CITIES } from '../vehicles/cities';
import type { BodyType, VehicleKind } from '../vehicles/kinds';
import { STATES } from '../vehicles/registration';
import type { MetaItem } from './output';

/** A vehicle as a feed describes it: only what buyers may see, without texts that sellers wrote at length. */
export interface FeedVehicle {
  url: string;
  pictures: readonly string[];
  priceMinor: number;
  currency: CurrencyCode;
  isAvailable: boolean;
  /** YYYY-MM-DD */
  since: string;
  id: string;
  year: number;
  kind: VehicleKind | null;
  make: string | null;
  model: string | null;
  variant: string | null;
  body: BodyType | null;
  fuelType: string | null;
  transmission: string | null;
  kmsDriven: number | null;
  owners: number | null;
  colour: string | null;
  city: string | null;
  registrationState: string | null;
}

const BODY_STYLES: Partial<Record<BodyType, string>> = {
  Hatchback: 'HATCHBACK',
  Sedan: 'SEDAN',
  SUV: 'SUV',
  MPV: 'MINIVAN',
  Van: 'VAN',
  Coupe: 'COUPE',
  Pickup: 'TRUCK',
  Truck: 'TRUCK',
};

const FUELS: Readonly<Record<string, string>> = {
  Petrol: 'PETROL',
  Diesel: 'DIESEL',
  Electric: 'ELECTRIC',
  Hybrid: 'HYBRID',
};

const TYPES: Record<VehicleKind, string> = {
  car: 'CAR_TRUCK',
  bike: 'MOTORCYCLE',
  scooter: 'MOTORCYCLE',
  three_wheeler: 'COMMERCIAL',
  commercial: 'COMMERCIAL',
  tractor: 'OTHER',
};

const TRANSMISSIONS: Readonly<Record<string, string>> = {
  Manual: 'MANUAL',
  Automatic: 'AUTOMATIC',
  AMT: 'AUTOMATIC',
  CVT: 'AUTOMATIC',
  DCT: 'AUTOMATIC',
};

const orOther = (known: Readonly<Record<string, string>>, value: string | null) =>
  value === null ? '' : (known[value] ?? 'OTHER');

/** Six digits with nothing but separators between them, in any script: part of a number that can be called. */
const MANY_DIGITS = /\p{Nd}(?:[\s.()+-]*\p{Nd}){5}/u;
/** A number plate within a text. */
const PLATE = new RegExp(
  `\\b(?:${Object.keys(STATES).join('|')})[\\s-]*\\d{1,2}[\\s-]*[a-z]{0,3}[\\s-]*\\d{4}\\b|\\b\\d{2}[\\s-]*bh[\\s-]*\\d{4}`,
  'i',
);

/** A short text of the seller's, unless it may have a telephone number, a plate or an address in it. */
function harmless(text: string | null): string {
  const trimmed = text?.trim() ?? '';
  return MANY_DIGITS.test(trimmed) || PLATE.test(trimmed) || /@|https?:|www\./i.test(trimmed) ? '' : trimmed;
}

const digits = new Intl.NumberFormat('en-IN');
const OWNERS = ['', '1st owner', '2nd owner', '3rd owner'];

function describe(title: string, vehicle: FeedVehicle, city: string): string {
  const { fuelType, transmission, kmsDriven, owners } = vehicle;
  const facts = [
    harmless(fuelType),
    harmless(transmission),
    `${digits.format(kmsDriven ?? 0)} km`,
    owners === null ? '' : (OWNERS[owners] ?? `${owners}th owner`),
    harmless(vehicle.colour),
    city,
  ];
  return `${title}. ${facts.filter(Boolean).join(', ')}.`;
}

/** The item of a vehicle; null if it has no make, model or kilometres that may be given. */
export function metaItem(vehicle: FeedVehicle): MetaItem | null {
  const make = harmless(vehicle.make);
  const model = harmless(vehicle.model);
  if (!make || !model || vehicle.kmsDriven === null) return null;
  const trim = harmless(vehicle.variant);
  const place = CITIES.find(({ name }) => name.toLowerCase() === vehicle.city?.trim().toLowerCase());
  const city = place?.name ?? harmless(vehicle.city);
  const title = [vehicle.year, make, model, trim].filter(Boolean).join(' ');
  return {
    vehicle_id: vehicle.id,
    title,
    description: describe(title, vehicle, city),
    url: vehicle.url,
    make,
    model,
    trim,
    year: vehicle.year,
    mileage: { value: vehicle.kmsDriven, unit: 'KM' },
    image: vehicle.pictures.map((url, at) => ({ url, tag: [`Photo ${at + 1}`] })),
    transmission: orOther(TRANSMISSIONS, vehicle.transmission),
    fuel_type: orOther(FUELS, vehicle.fuelType),
    body_style: (vehicle.body && BODY_STYLES[vehicle.body]) ?? 'OTHER',
    vehicle_type: vehicle.kind ? TYPES[vehicle.kind] : 'OTHER',
    exterior_color: harmless(vehicle.colour),
    state_of_vehicle: 'USED',
    price: `${toMajor(vehicle.priceMinor, vehicle.currency)} ${vehicle.currency}`,
    availability: vehicle.isAvailable ? 'AVAILABLE' : 'NOT_AVAILABLE',
    date_first_on_lot: vehicle.since,
    address: {
      city,
      region: place?.state ?? STATES[vehicle.registrationState ?? ''] ?? '',
      country: 'IN',
    },
    latitude: place?.lat ?? null,
    longitude: place?.lon ?? null,
  };
}

/** The columns of the CSV: nested values are flattened, or JSON, as Meta reads both. */
const COLUMNS: Readonly<Record<string, (item: MetaItem) => string | number | null>> = {
  vehicle_id: (item) => item.vehicle_id,
  title: (item) => item.title,
  description: (item) => item.description,
  url: (item) => item.url,
  make: (item) => item.make,
  model: (item) => item.model,
  trim: (item) => item.trim,
  year: (item) => item.year,
  'mileage.value': (item) => item.mileage.value,
  'mileage.unit': (item) => item.mileage.unit,
  image: (item) => JSON.stringify(item.image),
  transmission: (item) => item.transmission,
  fuel_type: (item) => item.fuel_type,
  body_style: (item) => item.body_style,
  vehicle_type: (item) => item.vehicle_type,
  exterior_color: (item) => item.exterior_color,
  state_of_vehicle: (item) => item.state_of_vehicle,
  price: (item) => item.price,
  availability: (item) => item.availability,
  date_first_on_lot: (item) => item.date_first_on_lot,
  address: (item) => JSON.stringify(item.address),
  latitude: (item) => item.latitude,
  longitude: (item) => item.longitude,
};

export const metaCsvHead = csvLine(Object.keys(COLUMNS));
export const metaCsvLine = (item: MetaItem): string =>
  csvLine(Object.values(COLUMNS).map((cellOf) => cellOf(item)));
