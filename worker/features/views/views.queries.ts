import { and, eq, sql } from 'drizzle-orm';
import { republishedVehicles, vehicles, views } from '../../../schema/tables';
import type { Db } from '../../platform/db';
import type { ListingKey } from '../../platform/view-counts';

/** Writes a counter's absolute values; running it again changes nothing. */
export async function saveViewCounts(
  db: Db,
  listing: ListingKey,
  total: number,
  days: { day: string; views: number }[],
  now: number,
) {
  const { vehicleId, republishedVehicleId } = listing;
  const setTotal = republishedVehicleId
    ? db
        .update(republishedVehicles)
        .set({ viewCount: total })
        .where(eq(republishedVehicles.id, republishedVehicleId))
    : db.update(vehicles).set({ viewCount: total }).where(eq(vehicles.id, vehicleId));
  const setDays = days.map(({ day, views: viewCount }) =>
    db
      .insert(views)
      .values({
        listingId: republishedVehicleId ?? vehicleId,
        vehicleId,
        republishedVehicleId,
        day,
        viewCount,
        updatedAt: now,
      })
      .onConflictDoUpdate({
        target: [views.listingId, views.day],
        set: { viewCount: sql`excluded.view_count`, updatedAt: now },
      }),
  );
  await db.batch([setTotal, ...setDays]);
}

/** The listing a view is for and who owns it; null when it is not up. */
export async function findViewedListing(
  db: Db,
  { vehicleId, republishedVehicleId }: { vehicleId?: string; republishedVehicleId?: string },
): Promise<(ListingKey & { ownerId: string }) | null> {
  if (republishedVehicleId) {
    const [row] = await db
      .select({
        vehicleId: republishedVehicles.originalVehicleId,
        republishedVehicleId: republishedVehicles.id,
        ownerId: republishedVehicles.republisherId,
      })
      .from(republishedVehicles)
      .where(and(eq(republishedVehicles.id, republishedVehicleId), eq(republishedVehicles.status, 'active')));
    return row ?? null;
  }
  const [row] = await db
    .select({ vehicleId: vehicles.id, ownerId: vehicles.userId })
    .from(vehicles)
    .where(and(eq(vehicles.id, vehicleId ?? ''), eq(vehicles.isActive, true)));
  return row ? { ...row, republishedVehicleId: null } : null;
}
