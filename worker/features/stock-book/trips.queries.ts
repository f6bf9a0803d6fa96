import { and, asc, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { bookLines, members, shortCodes, vehicles } from '../../../schema/shard';
import { MAX_VEHICLE_LINES } from '../../../schema/stock-book/kinds';
import { runReturning, type ShardDb } from '../../platform/db';
import { firstIdAt } from '../../platform/random';
import { type NewLine, openTrips, writeBack, writeLine } from './book-lines.sql';

const SHOWN = 30;

interface Asked {
  ownerId: string;
  vehicleId: string;
}

const ofVehicle = ({ ownerId, vehicleId }: Asked) =>
  and(eq(bookLines.ownerId, ownerId), eq(bookLines.vehicleId, vehicleId));

/** Notes that a vehicle goes out, unless it is out, deleted, or sold and not on its way to the buyer. */
export async function goOut(db: ShardDb, line: NewLine): Promise<boolean> {
  const { ownerId, vehicleId, fields } = line;
  const isOffered = sql`v.is_active = 1 and (v.status <> 'sold' or ${fields.purpose} = 'delivery_rto')`;
  const [written] = await runReturning(db, [
    writeLine(line, { guard: sql`${isOffered} and ${openTrips(ownerId, vehicleId)} = 0` }),
  ]);
  return written?.length === 1;
}

/** Notes that a vehicle is back from the trip with a key, once, with no fewer km than when it went out. */
export async function comeBack(db: ShardDb, line: Omit<NewLine, 'kind'>, trip: string): Promise<boolean> {
  const { kms } = line.fields;
  const [written] = await runReturning(db, [
    writeBack(line, sql`o.key = ${trip} and o.fields ->> '$.kms' <= ${kms}`),
  ]);
  return written?.length === 1;
}

/** A seller's vehicle, also a deleted one, with the latest lines about it, latest first; null for any other. */
export async function findTrips(db: ShardDb, { ownerId, vehicleId }: Asked) {
  const [[vehicle], lines, [{ count } = { count: 0 }]] = await db.batch([
    db
      .select({ isActive: vehicles.isActive, status: vehicles.status })
      .from(vehicles)
      .where(and(eq(vehicles.id, vehicleId), eq(vehicles.userId, ownerId))),
    db
      .select({ line: bookLines, personName: members.memberName })
      .from(bookLines)
      .leftJoin(members, and(eq(members.ownerId, ownerId), eq(members.memberId, bookLines.personId)))
      .where(ofVehicle({ ownerId, vehicleId }))
      .orderBy(desc(bookLines.id))
      .limit(SHOWN),
    db.select({ count: sql<number>`count(*)` }).from(bookLines).where(ofVehicle({ ownerId, vehicleId })),
  ]);
  return vehicle ? { ...vehicle, lines, isFull: count >= MAX_VEHICLE_LINES } : null;
}

export type TripsRow = NonNullable<Awaited<ReturnType<typeof findTrips>>>;
export type LineRow = TripsRow['lines'][number];

/** The line with a key, and the one that closes it. */
export async function findByKey(db: ShardDb, asked: Asked, key: string) {
  const [[line], [closing]] = await db.batch([
    db
      .select()
      .from(bookLines)
      .where(and(ofVehicle(asked), eq(bookLines.key, key))),
    db
      .select({ id: bookLines.id })
      .from(bookLines)
      .where(
        and(
          ofVehicle(asked),
          eq(bookLines.kind, 'back'),
          sql`about_id = (select id from book_lines where owner_id = ${asked.ownerId}
            and vehicle_id = ${asked.vehicleId} and key = ${key})`,
        ),
      ),
  ]);
  return { line: line ?? null, isClosed: closing !== undefined };
}

const DAY = 24 * 3_600_000;
/** Older ones are seen with a network. */
const RECENT_DAYS = 14;
const MAX_CODES = 2_000;

/** A seller's open trips that began in the last days. */
export async function listOpenTrips(db: ShardDb, ownerId: string, now: number) {
  const rows = await db
    .select({
      id: bookLines.id,
      vehicleId: bookLines.vehicleId,
      key: bookLines.key,
      kind: bookLines.kind,
      aboutId: bookLines.aboutId,
      kms: sql<number>`${bookLines.fields} ->> '$.kms'`,
      expectedAt: sql<string | null>`${bookLines.fields} ->> '$.expectedAt'`,
      createdAt: bookLines.createdAt,
    })
    .from(bookLines)
    .where(and(eq(bookLines.ownerId, ownerId), gte(bookLines.id, firstIdAt(now - RECENT_DAYS * DAY))));
  const closed = new Set(rows.map(({ kind, aboutId }) => kind === 'back' && aboutId));
  return rows.filter(({ id, kind }) => kind === 'out' && !closed.has(id));
}

/** The codes that lead to a seller's own vehicles. */
export const listCodes = (db: ShardDb, ownerId: string) =>
  db
    .select({
      code: shortCodes.code,
      vehicleId: vehicles.id,
      name: vehicles.name,
      plate: sql<string | null>`${vehicles.facts} ->> '$.registrationNumber'`,
      kms: vehicles.kmsDriven,
    })
    .from(shortCodes)
    .innerJoin(vehicles, and(eq(vehicles.id, shortCodes.vehicleId), eq(vehicles.userId, ownerId)))
    .where(and(eq(shortCodes.ownerId, ownerId), isNotNull(shortCodes.vehicleId), eq(vehicles.isActive, true)))
    .orderBy(asc(shortCodes.code))
    .limit(MAX_CODES);
