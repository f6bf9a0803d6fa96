import { and, desc, eq, sql } from 'drizzle-orm';
import { republishedVehicles, republishGrants, sellers, vehicles } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';

/** If a car has more resellers than this, some of their pages change a minute later. */
const MOST = 100;
/** A request may call the cache a thousand times, and each page has six copies. */
const MAX_REPUBLISHED = 25;

/** The profile that a vehicle is on, and its republished pages. */
export function listPagesOf(db: ShardDb, vehicleId: string) {
  return db
    .select({ username: sellers.username, republishedId: republishGrants.pageId })
    .from(vehicles)
    .innerJoin(sellers, eq(sellers.id, vehicles.userId))
    .leftJoin(republishGrants, eq(republishGrants.vehicleId, vehicles.id))
    .where(eq(vehicles.id, vehicleId))
    .limit(MOST);
}

export type PageOfVehicle = Awaited<ReturnType<typeof listPagesOf>>[number];

/** A seller's profile and the latest of their listings, with their republishers and the pages they republished. */
export async function listPagesOfSeller(db: ShardDb, userId: string) {
  const [[seller], own, republished, byOthers] = await Promise.all([
    db.select({ username: sellers.username }).from(sellers).where(eq(sellers.id, userId)),
    db
      .select({ id: vehicles.id })
      .from(vehicles)
      .where(and(eq(vehicles.userId, userId), eq(vehicles.isActive, true)))
      .orderBy(desc(vehicles.id))
      .limit(MOST),
    db
      .select({ id: republishedVehicles.id })
      .from(republishedVehicles)
      .where(and(eq(republishedVehicles.republisherId, userId), sql`status <> 'withdrawn'`))
      .orderBy(desc(republishedVehicles.id))
      .limit(MAX_REPUBLISHED),
    db
      .select({ id: republishGrants.pageId })
      .from(vehicles)
      .innerJoin(republishGrants, eq(republishGrants.vehicleId, vehicles.id))
      .where(and(eq(vehicles.userId, userId), eq(vehicles.isActive, true)))
      .limit(MAX_REPUBLISHED),
  ]);
  return { username: seller?.username ?? null, vehicles: own, republished: [...republished, ...byOthers] };
}
