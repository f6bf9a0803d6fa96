import { KEPT } from '../../../schema/common/retention';
import { VIEW_MILESTONES } from '../../../schema/views/input';
import type { Marks } from '../../../schema/views/marks';
import { indianCalendar } from '../../platform/clock';
import type { ShardDb } from '../../platform/db';
import { newId } from '../../platform/random';
import { type ListingKey, listingIdOf } from '../../platform/view-counts';
import { type DayViews, saveViewCounts } from './views.queries';

const DAY_MS = 86_400_000;

/** What to write for a listing: absolute views by day (IST), and the total. */
interface Counts extends ListingKey {
  total: number;
  days: Record<string, { views: number; marks?: Marks }>;
  /** The highest milestone already written. */
  milestone: number;
}

/**
 * Stores the counts of a seller's object, and the milestones passed since the last time, which `announce`
 * shows on the seller's open pages (milestones are sent nowhere else). Repeating it changes nothing. Returns
 * the stored views of those days.
 */
export async function saveCounts(
  { db, announce, now }: { db: ShardDb; announce: (notificationIds: string[]) => unknown; now: number },
  sellerId: string,
  listings: Counts[],
): Promise<DayViews[]> {
  const keyOf = ({ vehicleId, republishedVehicleId }: ListingKey) => ({ vehicleId, republishedVehicleId });
  const days = listings.flatMap((listing) =>
    Object.entries(listing.days).map(([day, { views, marks = {} }]) => ({
      ...keyOf(listing),
      listingId: listingIdOf(listing),
      day,
      views,
      marks,
    })),
  );
  const passed = listings.flatMap((listing) => {
    const milestones = VIEW_MILESTONES.filter(
      (milestone) => milestone > listing.milestone && milestone <= listing.total,
    );
    if (milestones.length === 0) return [];
    return [
      {
        ...keyOf(listing),
        listingId: listingIdOf(listing),
        notificationId: newId(now, sellerId),
        milestones,
      },
    ];
  });
  const stored = await saveViewCounts(db, sellerId, {
    days,
    passed,
    detailedFrom: indianCalendar(now - KEPT.viewDay * DAY_MS).day,
    now,
  });
  const notified = passed.map(({ notificationId }) => notificationId);
  if (notified.length > 0) await announce(notified);
  return stored;
}
