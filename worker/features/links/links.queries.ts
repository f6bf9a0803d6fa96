import { and, asc, eq, sql } from 'drizzle-orm';
import { shortCodes, users } from '../../../schema/tables';
import type { ListingRef } from '../../../schema/vehicles/input';
import { type Db, insertWhere } from '../../platform/db';
import { type CardRow, firstOnProfile, readCards } from '../vehicles/more-vehicles.guards';

const target = {
  vehicleId: shortCodes.vehicleId,
  republishedVehicleId: shortCodes.republishedVehicleId,
  /** Of a profile's code: whose page it is by now. */
  username: sql<
    string | null
  >`case when for_profile = 1 then (select u.username from users u where u.id = owner_id) end`,
};

const link = { code: shortCodes.code, scanCount: shortCodes.scanCount };

/** Where a code points now; null for an unknown code. */
export async function findTarget(db: Db, code: string) {
  const [row] = await db.select(target).from(shortCodes).where(eq(shortCodes.code, code));
  return row ?? null;
}

/** What the owner of a code that leads nowhere has on their profile. */
export async function listMoreOfCode(db: Db, code: string): Promise<CardRow[]> {
  const [row] = await db
    .select({ more: firstOnProfile(shortCodes.ownerId) })
    .from(shortCodes)
    .innerJoin(users, and(eq(users.id, shortCodes.ownerId), eq(users.isActive, true)))
    .where(eq(shortCodes.code, code));
  return row ? readCards(row.more) : [];
}

/** Counts a scan and answers where the code points now; null for an unknown code. */
export async function countScan(db: Db, code: string) {
  const [row] = await db
    .update(shortCodes)
    .set({ scanCount: sql`${shortCodes.scanCount} + 1` })
    .where(eq(shortCodes.code, code))
    .returning(target);
  return row ?? null;
}

/** More codes than this on one listing are not shown. */
const MOST = 50;

/** The owner's codes that lead to a listing, the oldest first. */
export function listCodes(db: Db, ownerId: string, ref: ListingRef) {
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
    .orderBy(asc(shortCodes.createdAt), asc(shortCodes.code))
    .limit(MOST);
}

/** The code of a person's public profile, made by whoever asks first: UNIQUE lets there be one. */
export async function ensureProfileCode(db: Db, ownerId: string, code: string, now: number) {
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
  vehicleId: string;
  /** For the listing that would be left without one. */
  newCode: string;
  now: number;
}

/** Points a code at another vehicle of its owner's; null when the code or the vehicle is not theirs. */
export async function pointCode(db: Db, { code, ownerId, vehicleId, newCode, now }: Pointing) {
  const mayPoint = sql`c.code = ${code} and c.owner_id = ${ownerId} and c.for_profile = 0 and exists (
    select 1 from vehicles where id = ${vehicleId} and user_id = ${ownerId} and is_active = 1
  )`;
  const [, rows] = await db.batch([
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
        sql`from short_codes c where ${mayPoint} and c.vehicle_id is not ${vehicleId}
          and coalesce(c.vehicle_id, c.republished_vehicle_id) is not null and not exists (
            select 1 from short_codes other where other.code <> c.code
              and (other.vehicle_id = c.vehicle_id or other.republished_vehicle_id = c.republished_vehicle_id)
          )`,
      ),
    ),
    db
      .update(shortCodes)
      .set({ vehicleId, republishedVehicleId: null })
      .where(sql`${shortCodes.code} in (select c.code from short_codes c where ${mayPoint})`)
      .returning(link),
  ]);
  return rows[0] ?? null;
}
