import type { ViewCounter } from '../live/view-counter';

export interface ListingKey {
  vehicleId: string;
  republishedVehicleId: string | null;
}

/** Exact counts of a listing's views, kept by one Durable Object per listing. */
export interface ViewCounts {
  /** True when this visitor had not been counted in the last half hour. Stored before it answers. */
  record(listing: ListingKey, visitor: string): Promise<boolean>;
  /** Throws when the objects do not answer. */
  check(): Promise<void>;
}

export function durableViewCounts(namespace: DurableObjectNamespace): ViewCounts {
  const counter = (name: string) => {
    const typed = namespace as DurableObjectNamespace<ViewCounter>;
    return typed.get(typed.idFromName(name));
  };
  return {
    async record(listing, visitor) {
      return await counter(listing.republishedVehicleId ?? listing.vehicleId).record(listing, visitor);
    },
    async check() {
      await counter('health').check();
    },
  };
}
