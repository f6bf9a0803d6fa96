export interface ListingKey {
  vehicleId: string;
  republishedVehicleId: string | null;
}

/** Daily hashes of a visitor and of their network; `scale` multiplies the network's limit in development. */
export interface Visitor {
  visitor: string;
  network: string;
  scale: number;
}

/** Exact counts of a listing's views, kept by one Durable Object per listing. */
export interface ViewCounts {
  /**
   * True when this visitor had not been counted in the half hour before `now`, and their network had not used up its views
   * (`MAX_VIEWS_PER_NETWORK` times `scale`). Stored before it answers.
   */
  record(listing: ListingKey, visitor: Visitor, now: number): Promise<boolean>;
  /** Empties the counter of a listing that is erased. */
  forget(listingId: string): Promise<void>;
  /** Throws when the objects do not answer. */
  check(): Promise<void>;
}

/** What the counter of a listing responds to (worker/live/view-counter.ts). */
export interface ViewCounterCalls {
  record(listing: ListingKey, visitor: Visitor, now: number): Promise<boolean>;
  forget(): Promise<void>;
  check(): void;
}

export function durableViewCounts(namespace: DurableObjectNamespace): ViewCounts {
  const counter = (name: string) => {
    const typed = namespace as DurableObjectNamespace<ViewCounterCalls & Rpc.DurableObjectBranded>;
    return typed.get(typed.idFromName(name));
  };
  return {
    async record(listing, visitor, now) {
      return await counter(listing.republishedVehicleId ?? listing.vehicleId).record(listing, visitor, now);
    },
    async forget(listingId) {
      await counter(listingId).forget();
    },
    async check() {
      await counter('health').check();
    },
  };
}
