import { eq, sql } from 'drizzle-orm';
import type { ChangedFields } from '../../../schema/changes/kinds';
import { yards } from '../../../schema/shard';
import { insertWhere, runTogether, type ShardDb } from '../../platform/db';
import { type Maker, recorded } from '../changes/changes.sql';

export type YardRow = typeof yards.$inferSelect;
export type YardColumns = Omit<YardRow, 'id' | 'ownerId' | 'createdAt' | 'updatedAt'>;

export async function findYard(db: ShardDb, ownerId: string): Promise<YardRow | null> {
  const [row] = await db.select().from(yards).where(eq(yards.ownerId, ownerId));
  return row ?? null;
}

/** The yard of whoever answers for a vehicle or a republished page; null if they have none. */
export async function findYardOf(db: ShardDb, listingId: string): Promise<YardRow | null> {
  const [row] = await db
    .select()
    .from(yards)
    .where(sql`${yards.ownerId} = coalesce(
    (select user_id from vehicles where id = ${listingId}),
    (select republisher_id from republished_vehicles where id = ${listingId}))`);
  return row ?? null;
}

const COLUMNS: Record<keyof YardColumns, string> = {
  address: 'address',
  latitude: 'latitude',
  longitude: 'longitude',
  mapLink: 'map_link',
  opens: 'opens',
  closes: 'closes',
  closedDay: 'closed_day',
  form29b: 'form29b',
  form29bUntil: 'form29b_until',
};

/** Saves some columns of a seller's yard, and that they changed; saving what is there changes nothing. */
export function saveYard(
  db: ShardDb,
  maker: Maker,
  { id, given, fields }: { id: string; given: Partial<YardColumns>; fields: ChangedFields },
): Promise<unknown> {
  const { ownerId, now } = maker;
  const columns = Object.keys(given).map((key) => COLUMNS[key as keyof YardColumns]);
  const set = [...columns, 'updated_at'].map((column) => `${column} = excluded.${column}`).join(', ');
  const isOther = columns.map((column) => `yards.${column} is not excluded.${column}`).join(' or ');
  const isSaid = Object.values(given).some((value) => value !== null);
  return runTogether(db, [
    insertWhere(
      yards,
      { id, ownerId, ...given, createdAt: now, updatedAt: now },
      sql`where ${isSaid ? 1 : 0} or exists (select 1 from yards where owner_id = ${ownerId})
        on conflict (owner_id) do update set ${sql.raw(set)} where ${sql.raw(isOther)}`,
    ),
    recorded('yard_changed', maker, sql`where changes() > 0`, fields),
  ]);
}
