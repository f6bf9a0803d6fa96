import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { sellers, shortCodes } from '../../../schema/shard';
import type { ListingRef } from '../../../schema/vehicles/input';
import { insertWhere, type ShardDb } from '../../platform/db';
import { type CardRow, firstOnProfile, readCards } from '../vehicles/more-vehicles.sql';

const target = {
  vehicleId: shortCodes.vehicleId,
  republishedVehicleId: shortCodes.republishedVehicleId,
  /** The username of the owner, for a profile's code. */
  username: sql<
    string | null
  >`case when for_profile = 1 then (select u.username from sellers u where u.id = owner_id) end`,
};

/** The name of the destination in a row of codes or of their history: SQL over its two columns. */
export const targetName = (table: 'short_codes' | 'code_history') => {
  const { vehicle, page } = {
    vehicle: sql.raw(`${table}.vehicle_id`),
    page: sql.raw(`${table}.republished_vehicle_id`),
  };
  return sql<string | null>`coalesce(
    (select v.name from vehicles v where v.id = ${vehicle}),
    (select r.vehicle_name from republished_vehicles r where r.id = ${page}))`;
};

export const link = {
  code: shortCodes.code,
  number: shortCodes.number,
  vehicleId: shortCodes.vehicleId,
  republishedVehicleId: shortCodes.republishedVehicleId,
  name: targetName('short_codes'),
  since: sql<number>`coalesce(pointed_at, short_codes.created_at)`,
  scanCount: shortCodes.scanCount,
  scanDays: shortCodes.scanDays,
};

export interface LinkRow {
  code: string;
  number: number | null;
  vehicleId: string | null;
  republishedVehicleId: string | null;
  name: string | null;
  since: number;
  scanCount: number;
  scanDays: Record<string, number>;
}

/** A code's present destination; null for an unknown code. */
export async function findTarget(db: ShardDb, code: string) {
  const [row] = await db.select(target).from(shortCodes).where(eq(shortCodes.code, code));
  return row ?? null;
}

/**
 * For a code without a destination: whether it is an unused sticker, and what its owner has on their profile.
 */
export async function findUnused(
  db: ShardDb,
  code: string,
): Promise<{ isSticker: boolean; more: CardRow[] }> {
  const [row] = await db
    .select({ number: shortCodes.number, more: firstOnProfile(shortCodes.ownerId) })
    .from(shortCodes)
    .innerJoin(sellers, and(eq(sellers.id, shortCodes.ownerId), eq(sellers.isActive, true)))
    .where(eq(shortCodes.code, code));
  return row ? { isSticker: row.number !== null, more: readCards(row.more) } : { isSticker: false, more: [] };
}

const leadsSomewhere = sql`coalesce(vehicle_id, republished_vehicle_id) is not null or for_profile = 1`;

/** Whose code it is; null if it is unknown or has no destination. */
export async function findCodeOwner(db: ShardDb, code: string): Promise<string | null> {
  const [row] = await db
    .select({ ownerId: shortCodes.ownerId })
    .from(shortCodes)
    .where(and(eq(shortCodes.code, code), sql`(${leadsSomewhere})`));
  return row?.ownerId ?? null;
}

/** The most codes shown for one listing. */
const MOST = 50;

/** The owner's codes that lead to a listing: its own before stickers, oldest first. */
export function listCodes(db: ShardDb, ownerId: string, ref: ListingRef): Promise<LinkRow[]> {
  const { vehicleId, republishedVehicleId } = ref;
  return db
    .select(link)
    .from(shortCodes)
    .where(
      and(
        eq(shortCodes.ownerId, ownerId),
        vehicleId ? eq(shortCodes.vehicleId, vehicleId) : undefined,
        republishedVehicleId ? eq(shortCodes.republishedVehicleId, republishedVehicleId) : undefined,
      ),
    )
    .orderBy(sql`number is not null`, asc(shortCodes.createdAt), asc(shortCodes.code))
    .limit(MOST);
}

/** The code of a person's public profile, created by the first request; UNIQUE ensures that there is only one. */
export async function ensureProfileCode(
  db: ShardDb,
  ownerId: string,
  code: string,
  now: number,
): Promise<LinkRow | null> {
  const [, rows] = await db.batch([
    db.insert(shortCodes).values({ code, ownerId, forProfile: true, createdAt: now }).onConflictDoNothing(),
    db
      .select(link)
      .from(shortCodes)
      .where(and(eq(shortCodes.ownerId, ownerId), eq(shortCodes.forProfile, true))),
  ]);
  return rows[0] ?? null;
}

interface Pointing {
  code: string;
  ownerId: string;
  to: ListingRef;
  /** Given to the listing that would otherwise have none. */
  newCode: string;
  now: number;
}

/** A listing that the owner may point a code at. */
const isOwnListing = ({ vehicleId, republishedVehicleId }: ListingRef, ownerId: string): SQL =>
  vehicleId
    ? sql`exists (select 1 from vehicles where id = ${vehicleId} and user_id = ${ownerId} and is_active = 1)`
    : sql`exists (select 1 from republished_vehicles
        where id = ${republishedVehicleId ?? null} and republisher_id = ${ownerId} and status = 'active')`;

/** Points a code at another listing of its owner's; null if the code or the listing is not theirs. */
export async function pointCode(
  db: ShardDb,
  { code, ownerId, to, newCode, now }: Pointing,
): Promise<LinkRow | null> {
  const { vehicleId = null, republishedVehicleId = null } = to;
  const mayPoint = sql`c.code = ${code} and c.owner_id = ${ownerId} and c.for_profile = 0 and ${isOwnListing(to, ownerId)}`;
  const moves = sql`coalesce(vehicle_id, republished_vehicle_id) is not ${vehicleId ?? republishedVehicleId}`;
  const [, , rows] = await db.batch([
    db.run(
      insertWhere(
        shortCodes,
        {
          code: newCode,
          ownerId,
          vehicleId: sql`c.vehicle_id`,
          republishedVehicleId: sql`c.republished_vehicle_id`,
          createdAt: now,
        },
        sql`from short_codes c where ${mayPoint} and ${moves} and c.number is null
          and coalesce(c.vehicle_id, c.republished_vehicle_id) is not null and not exists (
            select 1 from short_codes other where other.code <> c.code and other.number is null
              and (other.vehicle_id = c.vehicle_id or other.republished_vehicle_id = c.republished_vehicle_id)
          )`,
      ),
    ),
    db
      .update(shortCodes)
      .set({ vehicleId, republishedVehicleId, pointedAt: now, scanToldId: null, untoldScans: 0 })
      .where(sql`${shortCodes.code} in (select c.code from short_codes c where ${mayPoint}) and ${moves}`),
    db
      .select(link)
      .from(shortCodes)
      .where(sql`${shortCodes.code} in (select c.code from short_codes c where ${mayPoint})`),
  ]);
  return rows[0] ?? null;
}
