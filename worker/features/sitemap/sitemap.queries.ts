import { asc, eq, gt, sql } from 'drizzle-orm';
import { sellers } from '../../../schema/profile/table';
import { republishedVehicles, republishGrants } from '../../../schema/republish/table';
import { vehicles } from '../../../schema/vehicles/table';
import type { ShardDb } from '../../platform/db';
import { isForSale, isGranted, isPageUp } from '../vehicles/visibility.sql';

/** A row of a section: its position, and the page's name if it is public. */
export interface WalkedRow {
  place: string;
  /** null for a row that search engines should not list. */
  name: string | null;
  updatedAt: number;
}

export type Walk<Db> = (db: Db, after: string, rows: number, now: number) => Promise<WalkedRow[]>;

/** Vehicles by id. Filtered outside the window, so that a run reads no more rows than its limit. */
export const walkVehicles: Walk<ShardDb> = (db, after, rows) => {
  return db
    .select({
      place: vehicles.id,
      name: sql<string | null>`iif(${isForSale()}, ${vehicles.id}, null)`,
      updatedAt: vehicles.updatedAt,
    })
    .from(vehicles)
    .innerJoin(sellers, eq(sellers.id, vehicles.userId))
    .where(gt(vehicles.id, after))
    .orderBy(asc(vehicles.id))
    .limit(rows);
};

/** Republished pages by id, as far as their own shard knows. */
export const walkRepublished: Walk<ShardDb> = (db, after, rows) =>
  db
    .select({
      place: republishedVehicles.id,
      name: sql<
        string | null
      >`iif(${isPageUp('republished_vehicles', 'sellers')}, ${republishedVehicles.id}, null)`,
      updatedAt: republishedVehicles.updatedAt,
    })
    .from(republishedVehicles)
    .innerJoin(sellers, eq(sellers.id, republishedVehicles.republisherId))
    .where(gt(republishedVehicles.id, after))
    .orderBy(asc(republishedVehicles.id))
    .limit(rows);

/** Which of these pages buyers may open, according to the owner's shard. */
export async function listGranted(db: ShardDb, pageIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: republishGrants.pageId })
    .from(republishGrants)
    .innerJoin(vehicles, eq(vehicles.id, republishGrants.vehicleId))
    .innerJoin(sellers, eq(sellers.id, vehicles.userId))
    .where(
      sql`${republishGrants.pageId} in (select value from json_each(${JSON.stringify(pageIds)})) and ${isGranted('republish_grants')}`,
    );
  return rows.map(({ id }) => id);
}
