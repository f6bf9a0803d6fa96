import { and, eq, sql } from 'drizzle-orm';
import { republishedVehicles, users, vehicles, views } from '../../../schema/tables';
import type { Db } from '../../platform/db';
import type { ListingKey } from '../../platform/view-counts';

/** Writes a counter's absolute values by day, and their sum on the listing; running it again changes nothing. */
export async function saveViewCounts(
  db: Db,
  { vehicleId, republishedVehicleId }: ListingKey,
  days: { day: string; views: number }[],
  now: number,
) {
  const listingId = republishedVehicleId ?? vehicleId;
  const viewCount = sql`(select coalesce(sum(view_count), 0) from views where listing_id = ${listingId})`;
  const setTotal = republishedVehicleId
    ? db
        .update(republishedVehicles)
        .set({ viewCount })
        .where(eq(republishedVehicles.id, republishedVehicleId))
    : db.update(vehicles).set({ viewCount }).where(eq(vehicles.id, vehicleId));
  const setDays = days.map(({ day, views: dayCount }) =>
    db
      .insert(views)
      .values({ listingId, vehicleId, republishedVehicleId, day, viewCount: dayCount, updatedAt: now })
      .onConflictDoUpdate({
        target: [views.listingId, views.day],
        set: { viewCount: sql`excluded.view_count`, updatedAt: now },
      }),
  );
  const [first, ...rest] = [...setDays, setTotal];
  if (first) await db.batch([first, ...rest]);
}

/** The listing a view is for and who owns it; null when it is not up. */
export async function findViewedListing(
  db: Db,
  { vehicleId, republishedVehicleId }: { vehicleId?: string; republishedVehicleId?: string },
): Promise<(ListingKey & { ownerId: string }) | null> {
  const isUp = and(eq(vehicles.isActive, true), eq(vehicles.hiddenByPlan, false), eq(users.isActive, true));
  if (republishedVehicleId) {
    const [row] = await db
      .select({
        vehicleId: republishedVehicles.originalVehicleId,
        republishedVehicleId: republishedVehicles.id,
        ownerId: republishedVehicles.republisherId,
      })
      .from(republishedVehicles)
      .innerJoin(vehicles, eq(vehicles.id, republishedVehicles.originalVehicleId))
      .innerJoin(users, eq(users.id, republishedVehicles.republisherId))
      .where(
        and(eq(republishedVehicles.id, republishedVehicleId), eq(republishedVehicles.status, 'active'), isUp),
      );
    return row ?? null;
  }
  const [row] = await db
    .select({ vehicleId: vehicles.id, ownerId: vehicles.userId })
    .from(vehicles)
    .innerJoin(users, eq(users.id, vehicles.userId))
    .where(and(eq(vehicles.id, vehicleId ?? ''), isUp));
  return row ? { ...row, republishedVehicleId: null } : null;
}
