import type { TransferInput } from '../../../schema/papers/transfer-input';
import type { VehicleKind } from '../../../schema/vehicles/kinds';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { readRegistration, STATES } from '../../../schema/vehicles/registration';

/** Classes of vehicles as the transport offices name them. */
const CLASSES = {
  car: 'Motor car (LMV)',
  bike: 'Motor cycle',
  scooter: 'Scooter',
  three_wheeler: 'Three-wheeler',
  commercial: 'Goods or passenger carrier',
  tractor: 'Agricultural tractor',
} as const satisfies Record<VehicleKind, string>;

/** What the statutory forms say. They are in English, as the offices print them. */
export interface Facts
  extends Omit<TransferInput, 'sheets' | 'allCopies' | 'buyerAge' | 'price' | 'token' | 'sellerAddress'> {
  buyerAge: string;
  vehicle: string;
  vehicleClass: string;
  /** The office that registered it, "UP-78, Uttar Pradesh"; empty in the Bharat series. */
  office: string;
  /** "27th" and "November 2026" of the sale. */
  day: string;
  month: string;
  owner: string;
  buyer: string;
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinal = (day: number) => `${day}${ENDINGS[ordinals.select(day)]}`;

const monthFormat = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const officeOf = (plate: string) => {
  const registration = readRegistration(plate);
  return registration?.rto ? `${registration.rto}, ${STATES[registration.state] ?? ''}` : '';
};

export function factsOf(
  { sheets: _, allCopies: __, price: ___, token: ____, sellerAddress: _____, ...input }: TransferInput,
  vehicle: Pick<OwnVehicleDto, 'name' | 'year' | 'kind'>,
): Facts {
  return {
    ...input,
    buyerAge: String(input.buyerAge),
    // Most names begin with the year already.
    vehicle: vehicle.name.includes(String(vehicle.year)) ? vehicle.name : `${vehicle.name} (${vehicle.year})`,
    vehicleClass: vehicle.kind ? CLASSES[vehicle.kind] : '',
    office: officeOf(input.plate),
    day: ordinal(Number(input.soldOn.slice(8))),
    month: monthFormat.format(new Date(input.soldOn)),
    owner: `${input.ownerAddress}, ${input.ownerPin}`,
    buyer: `${input.buyerAddress}, ${input.buyerPin}`,
  };
}
