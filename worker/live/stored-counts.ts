import { saveScans } from '../features/links/flush-scans';
import { findStoredScans } from '../features/links/scans.queries';
import { saveCounts } from '../features/views/flush-views';
import { findStoredViews } from '../features/views/views.queries';
import type { ShardDb } from '../platform/db';
import { countedIdOf } from '../platform/view-counts';
import { type Base, type Counted, isListing } from './view-totals';

/** The views and scans stored in the database, by the id of their listing or code. */
export async function findStored(
  db: ShardDb,
  counted: Counted[],
  days: string[],
): Promise<Map<string, Base>> {
  const codes = counted.filter((one) => !isListing(one));
  return new Map([
    ...(await findStoredViews(db, counted.filter(isListing).map(countedIdOf), days)),
    ...[...(await findStoredScans(db, codes.map(countedIdOf), days))].map(([code, scans]): [string, Base] => [
      code,
      { ...scans, marks: {} },
    ]),
  ]);
}

/** Writes absolute views and scans, and returns what is stored of those days. */
export async function saveCounted(
  to: { db: ShardDb; announce: (notificationIds: string[]) => unknown; now: number },
  sellerId: string,
  counted: Counted[],
) {
  return [
    ...(await saveCounts(to, sellerId, counted.filter(isListing))),
    ...(await saveScans(to, sellerId, counted)),
  ];
}
