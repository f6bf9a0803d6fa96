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

type Arrangeable = Pick<OwnVehicleDto, 'name' | 'price' | 'views' | 'status'>;

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
  const words = search.trim().toLowerCase();
  return vehicles
    .filter((vehicle) => status === 'all' || vehicle.status === status)
    .filter((vehicle) => vehicle.name.toLowerCase().includes(words))
    .sort(ORDERS[sort]);
}
