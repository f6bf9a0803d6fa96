import { and, eq, gt } from 'drizzle-orm';
import { rcAccessRequests, sellers, vehicles } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { asColumn, isPublic } from '../vehicles/visibility.sql';

/** The listing an RC belongs to. */
export async function findRcVehicle(db: ShardDb, key: string) {
  const [row] = await db
    .select({
      id: vehicles.id,
      userId: vehicles.userId,
      name: vehicles.name,
      rcKey: vehicles.rcKey,
      showRc: vehicles.showRc,
      isPublic: asColumn(isPublic()),
    })
    .from(vehicles)
    .innerJoin(sellers, eq(sellers.id, vehicles.userId))
    .where(eq(vehicles.rcKey, key));
  return row ?? null;
}

export async function hasApproval(db: ShardDb, vehicleId: string, requesterId: string, now: number) {
  const rows = await db
    .select({ id: rcAccessRequests.id })
    .from(rcAccessRequests)
    .where(
      and(
        eq(rcAccessRequests.vehicleId, vehicleId),
        eq(rcAccessRequests.requesterId, requesterId),
        eq(rcAccessRequests.status, 'approved'),
        gt(rcAccessRequests.expiresAt, now),
      ),
    );
  return rows.length > 0;
}
