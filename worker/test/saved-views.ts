import { saveCounts } from '../features/views/flush-views';
import { findStoredViews } from '../features/views/views.queries';
import { type ListingKey, listingIdOf } from '../platform/view-counts';
import { shardOf } from './factories';

type Days = { day: string; views: number }[];

/** Writes a listing's views as its seller's object does. Returns the ids of notifications that may have been written. */
export async function saveViews(
  sellerId: string,
  listing: string | ListingKey,
  days: Days,
): Promise<string[]> {
  const key = typeof listing === 'string' ? { vehicleId: listing, republishedVehicleId: null } : listing;
  const id = listingIdOf(key);
  const stored = await findStoredViews(
    shardOf(sellerId),
    [id],
    days.map(({ day }) => day),
  );
  const known = stored.get(id)?.days ?? new Map<string, number>();
  const gained = days.map(({ day, views }) => Math.max(0, views - (known.get(day) ?? 0)));
  const total = gained.reduce((sum, views) => sum + views, stored.get(id)?.total ?? 0);
  const counts = Object.fromEntries(days.map(({ day, views }) => [day, { views }]));
  const notified: string[] = [];
  const announce = (ids: string[]) => notified.push(...ids);
  await saveCounts({ db: shardOf(sellerId), announce, now: Date.now() }, sellerId, [
    { ...key, total, days: counts, milestone: 0 },
  ]);
  return notified;
}
