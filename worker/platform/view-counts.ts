import type { ViewCounter } from '../live/view-counter';

export interface ListingKey {
  vehicleId: string;
  republishedVehicleId: string | null;
}

/** Exact counts of a listing's views, kept by one Durable Object per listing. */
export interface ViewCounts {
  /** True when this visitor had not been counted in the half hour before `now`. Stored before it answers. */
  record(listing: ListingKey, visitor: string, now: number): Promise<boolean>;
}

export function durableViewCounts(namespace: DurableObjectNamespace): ViewCounts {
  return {
    async record(listing, visitor, now) {
      const typed = namespace as DurableObjectNamespace<ViewCounter>;
      const name = listing.republishedVehicleId ?? listing.vehicleId;
      return await typed.get(typed.idFromName(name)).record(listing, visitor, now);
    },
  };
}
