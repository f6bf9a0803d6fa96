import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import type { ListRow } from '../../../schema/vehicles/read-entry';
import { PLATE_END } from '../../../schema/vehicles/registration';

/** Why a row is not written, whatever the seller says. */
export type Refusal = 'twice' | 'two_vehicles' | 'foreign_link';

export type Match = { vehicle: OwnVehicleDto } | { refusal: Refusal } | null;

/** A key without what people write differently: spaces, dashes, case. */
export const keyLetters = (key: string | null | undefined) =>
  (key ?? '').replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
const WHOLE_PLATE = /\d{4}$|\d{2}BH\d{4}/;
export const wholePlate = (plate: string | null | undefined) =>
  WHOLE_PLATE.test(keyLetters(plate)) ? keyLetters(plate) : null;

/** The vehicles by what only one of them has. */
function byKey(vehicles: readonly OwnVehicleDto[], keyOf: (vehicle: OwnVehicleDto) => string | null) {
  const found = new Map<string, OwnVehicleDto | null>();
  for (const vehicle of vehicles) {
    const key = keyOf(vehicle);
    if (key) found.set(key, found.has(key) ? null : vehicle);
  }
  return found;
}

/** One that is for sale comes before one with the same key that was sold, as after "Relist". */
const forSaleFirst = (
  vehicles: readonly OwnVehicleDto[],
  keyOf: (vehicle: OwnVehicleDto) => string | null,
) => {
  const [all, open] = [
    byKey(vehicles, keyOf),
    byKey(
      vehicles.filter(({ status }) => status !== 'sold'),
      keyOf,
    ),
  ];
  return (key: string | null) => (key ? (open.get(key) ?? all.get(key) ?? null) : null);
};

/**
 * Which vehicle of ours each row is about: in a file of ours by its link, else by its stock number, else its registration number, of which the last four
 * digits are enough if only one vehicle has them; null if it is about none. The second row about a vehicle is refused,
 * and so is one whose two numbers are of two vehicles, or whose link is of none.
 */
export function matchStock(rows: readonly ListRow[], vehicles: readonly OwnVehicleDto[]): Match[] {
  const ofStock = forSaleFirst(vehicles, ({ stockNumber }) => keyLetters(stockNumber) || null);
  const ofPlate = forSaleFirst(vehicles, ({ registrationNumber }) => wholePlate(registrationNumber));
  const ofEnd = forSaleFirst(
    vehicles,
    ({ registrationNumber }) => wholePlate(registrationNumber)?.slice(-4) ?? null,
  );
  const ofLink = byKey(vehicles, ({ shortUrl }) => shortUrl);
  const seen = new Set<string>();
  return rows.map(({ advert, table }) => {
    const end = PLATE_END.exec(table?.raw.plate ?? '')?.[1] ?? null;
    const stock = keyLetters(table?.said.stock);
    const plate = wholePlate(advert.registrationNumber);
    const [one, other] = [ofStock(stock || null), ofPlate(plate) ?? ofEnd(end)];
    const linked = ofLink.get(table?.link ?? '') ?? null;
    if (!linked && one && other && one.id !== other.id) return { refusal: 'two_vehicles' };
    const vehicle = linked ?? one ?? other;
    if (!vehicle && table?.link) return { refusal: 'foreign_link' };
    const keys = vehicle ? [vehicle.id] : [stock && `stock ${stock}`, plate ?? ''].filter(Boolean);
    if (keys.some((key) => seen.has(key))) return { refusal: 'twice' };
    for (const key of keys) seen.add(key);
    return vehicle && { vehicle };
  });
}

/** Vehicles for sale that no row is about, if the list is about any of ours: perhaps they are sold. */
export function missingFrom(matches: readonly Match[], vehicles: readonly OwnVehicleDto[]): OwnVehicleDto[] {
  const named = new Set(matches.flatMap((match) => (match && 'vehicle' in match ? [match.vehicle.id] : [])));
  return named.size === 0 ? [] : vehicles.filter(({ id, status }) => status !== 'sold' && !named.has(id));
}
