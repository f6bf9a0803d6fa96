import { and, asc, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { codeHistory, shortCodes } from '../../../schema/shard';
import { insertWhere, type ShardDb } from '../../platform/db';
import { retried } from '../../platform/retry';
import { type LinkRow, link, targetName } from './links.queries';

interface NewStickers {
  ownerId: string;
  codes: readonly string[];
  limit: number;
  now: number;
}

/**
 * Creates numbered codes if the plan allows all of them, and returns them, numbered after the last one;
 * returns none if it does not, and the existing ones if they were created before.
 */
export async function insertStickers(
  db: ShardDb,
  { ownerId, codes, limit, now }: NewStickers,
): Promise<LinkRow[]> {
  const last = sql`(select coalesce(max(number), 0) from short_codes where owner_id = ${ownerId} and number is not null)`;
  const isOne = sql`${shortCodes.code} in (select value from json_each(${JSON.stringify(codes)}))`;
  const made = db
    .select(link)
    .from(shortCodes)
    .where(and(isOne, eq(shortCodes.ownerId, ownerId)))
    .orderBy(asc(shortCodes.number));
  const insert = db.run(
    insertWhere(
      shortCodes,
      { code: sql`value`, ownerId, number: sql`${last} + key + 1`, createdAt: now },
      sql`from json_each(${JSON.stringify(codes)}) where ${last} + ${codes.length} <= ${limit}
      and not exists (select 1 from short_codes where code = ${codes[0]})`,
    ),
  );
  const isThere = async () => {
    const rows = await made;
    return rows.length > 0 ? rows : null;
  };
  return retried(async () => (await db.batch([insert, made]))[1], isThere);
}

/** One of a person's codes; null for anyone else's. */
export async function findCode(db: ShardDb, ownerId: string, code: string): Promise<LinkRow | null> {
  const [row] = await db
    .select(link)
    .from(shortCodes)
    .where(and(eq(shortCodes.code, code), eq(shortCodes.ownerId, ownerId)));
  return row ?? null;
}

interface StickerPage {
  ownerId: string;
  /** Only the sticker with this number. */
  number: number | undefined;
  /** Only those below this number. */
  before: number | undefined;
  limit: number;
}

/** A person's stickers, highest number first. */
export function listStickers(
  db: ShardDb,
  { ownerId, number, before, limit }: StickerPage,
): Promise<LinkRow[]> {
  return db
    .select(link)
    .from(shortCodes)
    .where(
      and(
        eq(shortCodes.ownerId, ownerId),
        isNotNull(shortCodes.number),
        number === undefined ? undefined : eq(shortCodes.number, number),
        before === undefined ? undefined : lt(shortCodes.number, before),
      ),
    )
    .orderBy(desc(shortCodes.number))
    .limit(limit);
}

/** Earlier destinations of one of a person's codes, latest first. */
export function listHistory(db: ShardDb, ownerId: string, code: string) {
  return db
    .select({
      vehicleId: codeHistory.vehicleId,
      republishedVehicleId: codeHistory.republishedVehicleId,
      name: targetName('code_history'),
      since: codeHistory.since,
      until: codeHistory.until,
    })
    .from(codeHistory)
    .where(and(eq(codeHistory.ownerId, ownerId), eq(codeHistory.code, code)))
    .orderBy(desc(codeHistory.id));
}
