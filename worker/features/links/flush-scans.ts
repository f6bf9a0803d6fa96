import type { ShardDb } from '../../platform/db';
import type { CountedKey } from '../../platform/view-counts';
import { firstScanDay } from './links.dto';
import { saveScanCounts } from './scans.queries';

type Counted = CountedKey & { days: Record<string, { views: number }> };

/**
 * Stores the scans that a seller's object has counted for the codes among `counted`. Repeating it changes
 * nothing. Returns the stored scans of those days in the format of views.
 */
export async function saveScans(
  { db, now }: { db: ShardDb; now: number },
  sellerId: string,
  counted: readonly Counted[],
): Promise<{ listingId: string; day: string; views: number }[]> {
  const given = counted.flatMap((one) =>
    'code' in one
      ? Object.entries(one.days).map(([day, { views }]) => ({ code: one.code, day, scans: views }))
      : [],
  );
  if (given.length === 0) return [];
  const stored = await saveScanCounts(db, sellerId, { given, firstDay: firstScanDay(now) });
  return stored.map(({ code, day, scans }) => ({ listingId: code, day, views: scans }));
}
