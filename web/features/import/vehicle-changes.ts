import type { z } from 'zod';
import type { ImportedFields } from '../../../schema/vehicles/import-input';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import type { Said } from '../../../schema/vehicles/read-cells';
import type { ListRow } from '../../../schema/vehicles/read-entry';
import { cellOf, type StockColumn } from '../../../schema/vehicles/stock-columns';
import type { TypedRow } from './list-rows';
import { keyLetters } from './match-stock';

export type ImportedSet = z.input<typeof ImportedFields>;
type Facts = NonNullable<ImportedSet['facts']>;

/** One value of a vehicle that the list would change, as the export writes both. */
export interface Difference {
  column: StockColumn;
  from: string;
  to: string;
}

export interface VehicleChanges {
  set: ImportedSet;
  differences: Difference[];
}

/** In somebody else's list, only these are about a vehicle that we know; names and models are written differently. */
const IN_ANY_LIST: ReadonlySet<StockColumn> = new Set<StockColumn>([
  ...(['stock', 'plate', 'status', 'owner', 'fuel', 'gears'] as const),
  ...(['colour', 'insurance', 'until'] as const),
]);
/** The seller sees and corrects these four in the form. */
const TYPED_FIELDS = { name: 'name', price: 'price', year: 'year', km: 'kmsDriven' } as const;
const TYPED: ReadonlySet<string> = new Set(Object.keys(TYPED_FIELDS));

const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();
const sameText = (one: string, other: string) => one === other || plain(one) === plain(other);

/** The facts of a vehicle with what is the seller's alone, as the API takes them. */
export const factsOf = ({ facts, registrationNumber, stockNumber }: OwnVehicleDto): Facts => ({
  ...facts,
  ...(registrationNumber ? { registrationNumber } : {}),
  ...(stockNumber ? { stockNumber } : {}),
});

const FACTS = {
  stock: 'stockNumber',
  plate: 'registrationNumber',
  variant: 'variant',
  colour: 'colour',
  area: 'area',
  keys: 'keys',
  loan: 'loan',
  noc: 'noc',
  accident: 'accident',
  service: 'service',
  negotiable: 'negotiable',
} as const satisfies Partial<Record<StockColumn, keyof Facts>>;

const FIELDS = {
  currency: 'currency',
  status: 'status',
  owner: 'owners',
  fuel: 'fuelType',
  gears: 'transmission',
  kind: 'kind',
  make: 'make',
  model: 'model',
  body: 'body',
  city: 'city',
  profile: 'showInProfile',
  republish: 'republishPolicy',
  description: 'description',
} as const satisfies Partial<Record<StockColumn, keyof ImportedSet>>;

function withFact(facts: Facts, column: StockColumn, value: unknown): Facts {
  if (column === 'insurance' || column === 'until')
    return {
      ...facts,
      insurance: { ...facts.insurance, [column === 'until' ? 'until' : 'type']: value ?? undefined },
    };
  return { ...facts, [FACTS[column as keyof typeof FACTS]]: value ?? undefined };
}

/** What of the row's cells would change the vehicle. What stands there as we export it changes nothing. */
function saidChanges(vehicle: OwnVehicleDto, { table, isSold }: ListRow): [StockColumn, unknown][] {
  if (!table) return [];
  const said: Said = { ...table.said, ...(isSold && !table.said.status ? { status: 'sold' as const } : {}) };
  return (Object.entries(said) as [StockColumn, unknown][]).filter(
    ([column]) =>
      !TYPED.has(column) &&
      (table.isOurs || IN_ANY_LIST.has(column)) &&
      !sameText(table.raw[column] ?? '\0', cellOf(column, vehicle)) &&
      // "a1" for A-1 names it, and renames nothing.
      (column !== 'stock' ||
        table.isOurs ||
        keyLetters(table.said.stock) !== keyLetters(vehicle.stockNumber)),
  );
}

const numberIn = (typed: string) => (/\d/.test(typed) ? Number(typed.replace(/\D/g, '')) : null);

/** What was typed or read into the form's four fields, where it differs from the vehicle. */
function typedChanges(vehicle: OwnVehicleDto, row: ListRow, typed: TypedRow): ImportedSet {
  const [year, kms] = [numberIn(typed.year), numberIn(typed.kms)];
  const price = typed.price.trim();
  return {
    ...(typed.name.trim() && !sameText(typed.name, vehicle.name) ? { name: typed.name } : {}),
    ...(price && !sameText(price, String(vehicle.price)) ? { price } : {}),
    ...(year !== null && year !== vehicle.year ? { year } : {}),
    ...(kms !== null && kms !== vehicle.kmsDriven ? { kmsDriven: kms } : {}),
    ...(row.table?.said.km === null && kms === null && vehicle.kmsDriven !== null ? { kmsDriven: null } : {}),
  };
}

/** The vehicle as it would be, for what the export would then write. */
const after = (vehicle: OwnVehicleDto, { facts, price, ...set }: ImportedSet): OwnVehicleDto => {
  const { registrationNumber = null, stockNumber = null, ...shown } = facts ?? factsOf(vehicle);
  return {
    ...vehicle,
    ...set,
    price: price ?? vehicle.price,
    facts: shown,
    registrationNumber,
    stockNumber,
  } as OwnVehicleDto;
};

/** What the row would change of a vehicle of ours: the fields to send, and each value before and after. */
export function changesOf(vehicle: OwnVehicleDto, row: ListRow, typed: TypedRow): VehicleChanges {
  let facts = factsOf(vehicle);
  const set: Record<string, unknown> = typedChanges(vehicle, row, typed);
  const said = saidChanges(vehicle, row);
  for (const [column, value] of said) {
    const field = column in FIELDS ? FIELDS[column as keyof typeof FIELDS] : null;
    if (field) set[field] = value;
    else facts = withFact(facts, column, value);
  }
  const then = after(vehicle, { ...set, facts } as ImportedSet);
  // Only what the list touches, since a list has a thousand rows.
  const columns = [
    ...(Object.keys(TYPED_FIELDS) as (keyof typeof TYPED_FIELDS)[]).filter(
      (column) => TYPED_FIELDS[column] in set,
    ),
    ...said.map(([column]) => column),
  ];
  const differences = columns.flatMap((column): Difference[] => {
    const [from, to] = [cellOf(column, vehicle), cellOf(column, then)];
    return sameText(from, to) ? [] : [{ column, from, to }];
  });
  // "P" for Petrol is another text, and nothing to send.
  for (const [column] of said)
    if (column in FIELDS && !differences.some((one) => one.column === column))
      delete set[FIELDS[column as keyof typeof FIELDS]];
  const isFact = ({ column }: Difference) => !(column in FIELDS) && !TYPED.has(column);
  return { set: (differences.some(isFact) ? { ...set, facts } : set) as ImportedSet, differences };
}

/** What restores the vehicle after `set`. */
export function beforeOf(vehicle: OwnVehicleDto, set: ImportedSet): ImportedSet {
  const was = { ...vehicle, price: String(vehicle.price), facts: factsOf(vehicle) };
  return Object.fromEntries(
    Object.keys(set).map((field) => [field, was[field as keyof typeof was]]),
  ) as ImportedSet;
}
