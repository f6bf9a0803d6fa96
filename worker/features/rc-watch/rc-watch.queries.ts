import { and, eq, sql } from 'drizzle-orm';
import type { SaleCase } from '../../../schema/papers/rules/checklist';
import { rcWatches, vehicles } from '../../../schema/shard';
import { insertWhere, runReturning, type ShardDb } from '../../platform/db';
import { asColumn } from '../vehicles/visibility.sql';
import { isSoldToSomebody } from './rc-watch.sql';

/** A vehicle of the seller's that is not deleted, with its watch; null for any other. */
export async function findOfVehicle(db: ShardDb, ownerId: string, vehicleId: string) {
  const [row] = await db
    .select({ watch: rcWatches, isSold: asColumn(isSoldToSomebody) })
    .from(vehicles)
    .leftJoin(rcWatches, and(eq(rcWatches.ownerId, vehicles.userId), eq(rcWatches.vehicleId, vehicles.id)))
    .where(and(eq(vehicles.id, vehicleId), eq(vehicles.userId, ownerId), eq(vehicles.isActive, true)));
  return row ?? null;
}

export type WatchRow = typeof rcWatches.$inferSelect;

interface NewWatch {
  id: string;
  ownerId: string;
  vehicleId: string;
  code: string;
  sale: SaleCase;
  overdueAt: number;
  remindAt: number | null;
  now: number;
}

/** As in the facts of the listing, if they have more than the office, otherwise as on its latest paper. */
const listed = sql`replace(replace(v.facts ->> '$.registrationNumber', ' ', ''), '-', '')`;
const plate = sql`coalesce(iif(${listed} glob '[A-Za-z][A-Za-z]*' and length(${listed}) < 5, null, ${listed}), (select p.fields ->> '$.vehicle.plate' from papers p
  where p.owner_id = v.user_id and p.vehicle_id = v.id order by p.created_at desc limit 1))`;

/** Starts the watch of a vehicle that is sold. False if it is not, or has a watch. */
export async function insertWatch(db: ShardDb, watch: NewWatch): Promise<boolean> {
  const { id, ownerId, vehicleId, code, sale, overdueAt, remindAt, now } = watch;
  const [stored] = await runReturning(db, [
    sql`${insertWhere(
      rcWatches,
      {
        ...{ id, ownerId, vehicleId, code, overdueAt, remindAt },
        make: sql`v.make`,
        model: sql`v.model`,
        plateEnd: sql`nullif(substr(replace(replace(${plate}, ' ', ''), '-', ''), -4), '')`,
        sale: sql`${JSON.stringify(sale)}`,
        steps: sql`'{}'`,
        createdAt: now,
        updatedAt: now,
      },
      sql`from vehicles v where v.id = ${vehicleId} and v.user_id = ${ownerId} and v.is_active = 1
        and (v.status = 'sold' or exists (
          select 1 from leads l where l.vehicle_id = v.id and l.owner_id = v.user_id and l.status = 'won'))`,
    )} on conflict do nothing returning id`,
  ]);
  return stored?.length === 1;
}

/** Changes a watch unless it has changed since it was read. */
export async function changeWatch(
  db: ShardDb,
  seen: WatchRow,
  changes: Partial<WatchRow>,
  now: number,
): Promise<WatchRow | null> {
  const [row] = await db
    .update(rcWatches)
    // Always later, so that two changes in one millisecond are told apart.
    .set({ ...changes, updatedAt: Math.max(now, seen.updatedAt + 1) })
    .where(and(eq(rcWatches.id, seen.id), eq(rcWatches.updatedAt, seen.updatedAt)))
    .returning();
  return row ?? null;
}

/** Deletes a vehicle's watch; false if there is none. */
export async function deleteWatch(db: ShardDb, ownerId: string, vehicleId: string): Promise<boolean> {
  const rows = await db
    .delete(rcWatches)
    .where(and(eq(rcWatches.ownerId, ownerId), eq(rcWatches.vehicleId, vehicleId)))
    .returning({ id: rcWatches.id });
  return rows.length > 0;
}

/** The watch behind a link; null for an unknown one. */
export async function findByCode(db: ShardDb, code: string): Promise<WatchRow | null> {
  const [row] = await db.select().from(rcWatches).where(eq(rcWatches.code, code));
  return row ?? null;
}
