import type { Tap, ViewSource } from '../../schema/views/marks';
import type { PageKind } from '../../schema/views/page-kinds';
import { type ObjectCalls, userHub } from './live';

export interface ListingKey {
  vehicleId: string;
  republishedVehicleId: string | null;
}

/** The id of the listing that a buyer saw. */
export const listingIdOf = ({ vehicleId, republishedVehicleId }: ListingKey): string =>
  republishedVehicleId ?? vehicleId;

/** Daily hashes of a visitor and of their network; `scale` multiplies the network's limit in development. */
export interface Visitor {
  visitor: string;
  network: string;
  scale: number;
}

/** What a seller's object counts: views of a listing, or scans of a printed code. */
export type CountedKey = ListingKey | { code: string };

export const countedIdOf = (key: CountedKey): string => ('code' in key ? key.code : listingIdOf(key));

/** Scans of a code: the total, and those of recent days (YYYY-MM-DD in Indian Standard Time). */
export interface ScanTotal {
  code: string;
  total: number;
  days: Record<string, number>;
}

/** An opened page of a seller. */
export interface OpenedListing {
  /** null for a page without a listing that a printed code led to. */
  listing: ListingKey | null;
  /** The printed code that led to it, whose scan is counted like a view. */
  code: string | null;
  /** Counted for operators each time; null if the page did not send its address. */
  kind: PageKind | null;
  source: ViewSource;
  /** null for the seller and staff, whose own views never count. */
  visitor: Visitor | null;
}

/** What somebody tapped on a listing's page. */
export interface TappedListing {
  listing: ListingKey;
  taps: readonly Tap[];
  visitor: Visitor;
}

/** Exact counts of the views of a seller's listings, held by the seller's Durable Object. */
export interface ViewCounts {
  /**
   * Counts an opened page, or what was tapped there. True if this visitor was not counted at this listing (or for this
   * tap) in the half hour before `now`, and their network had not used up its views of it (`MAX_VIEWS_PER_NETWORK`
   * times `scale`). Stored before it returns.
   */
  record(sellerId: string, seen: OpenedListing | TappedListing, now: number): Promise<boolean>;
  /** Brings the database up to date. */
  flush(sellerId: string): Promise<void>;
  /** All views of the seller's listings by listing id, up to date; updates the database afterwards. */
  totals(sellerId: string, listings: ListingKey[]): Promise<Map<string, number>>;
  /** Recently counted scans of the seller's codes, by code; for the others the database is up to date. */
  scans(sellerId: string, codes: string[]): Promise<Map<string, ScanTotal>>;
  /** Deletes the counts of erased listings. */
  forget(sellerId: string, listingIds: string[]): Promise<void>;
  /** Throws if the objects do not respond. */
  check(): Promise<void>;
}

/** All views of a listing. */
export interface ListingTotal {
  listingId: string;
  views: number;
}

/** The methods of a seller's object (worker/live/live-hub.ts). */
export interface ViewCountCalls {
  recordView(sellerId: string, seen: OpenedListing | TappedListing, now: number): Promise<boolean>;
  viewTotals(sellerId: string, listings: ListingKey[]): Promise<ListingTotal[]>;
  scanTotals(sellerId: string, codes: string[]): Promise<ScanTotal[]>;
  deleteListings(listingIds: string[]): Promise<void>;
  /** Writes waiting counts to the database. */
  flush(): Promise<void>;
  check(): void;
}

export function durableViewCounts(namespace: DurableObjectNamespace): ViewCounts {
  const named = (name: string) => {
    const typed = namespace as DurableObjectNamespace<ObjectCalls<ViewCountCalls>>;
    return typed.get(typed.idFromName(name));
  };
  const seller = (sellerId: string) => named(userHub(sellerId));
  return {
    async record(sellerId, seen, now) {
      return await seller(sellerId).recordView(sellerId, seen, now);
    },
    async flush(sellerId) {
      await seller(sellerId).flush();
    },
    async totals(sellerId, listings) {
      const totals = await seller(sellerId).viewTotals(sellerId, listings);
      return new Map(totals.map(({ listingId, views }) => [listingId, views]));
    },
    async scans(sellerId, codes) {
      const totals = await seller(sellerId).scanTotals(sellerId, codes);
      return new Map(totals.map((scans) => [scans.code, scans]));
    },
    async forget(sellerId, listingIds) {
      await seller(sellerId).deleteListings(listingIds);
    },
    async check() {
      await named('health').check();
    },
  };
}
