import { matchesWords, searchWords, textToSearch } from '../../../schema/search/words';
import type { VehicleStatus } from '../../../schema/vehicles/input';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';

export const LISTING_SORTS = ['newest', 'price', 'views'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

export interface ListingChoice {
  search: string;
  sort: ListingSort;
  status: VehicleStatus | 'all';
}

export const DEFAULT_CHOICE: ListingChoice = { search: '', sort: 'newest', status: 'all' };

type Searchable = Pick<OwnVehicleDto, 'name'> &
  Partial<
    Pick<
      OwnVehicleDto,
      | ('make' | 'model' | 'body' | 'city' | 'rto' | 'year' | 'fuelType' | 'transmission')
      | ('registrationNumber' | 'stockNumber')
    >
  >;
type Arrangeable = Searchable & Pick<OwnVehicleDto, 'price' | 'views' | 'status'>;

const textOf = ({
  name,
  make,
  model,
  body,
  city,
  rto,
  registrationNumber,
  stockNumber,
  year,
  fuelType,
  transmission,
}: Searchable) =>
  textToSearch([
    ...[name, make, model, body, city, rto, registrationNumber, stockNumber],
    ...[year, fuelType, transmission],
  ]);

const known = new WeakMap<Searchable, string>();

/** What a search of a seller's own vehicles looks at. Remembered, because each key looks at all of them. */
export function searchedText(vehicle: Searchable): string {
  const text = known.get(vehicle) ?? textOf(vehicle);
  known.set(vehicle, text);
  return text;
}

const ORDERS: Record<ListingSort, (a: Arrangeable, b: Arrangeable) => number> = {
  // The server's order, which a stable sort preserves.
  newest: () => 0,
  price: (a, b) => b.price - a.price,
  views: (a, b) => b.views - a.views,
};

/** The filtered listings, in the chosen order. */
export function arrangeListings<T extends Arrangeable>(
  vehicles: readonly T[],
  { search, sort, status }: ListingChoice,
): T[] {
  const words = searchWords(search);
  return vehicles
    .filter((vehicle) => status === 'all' || vehicle.status === status)
    .filter((vehicle) => words.length === 0 || matchesWords(searchedText(vehicle), words))
    .sort(ORDERS[sort]);
}
