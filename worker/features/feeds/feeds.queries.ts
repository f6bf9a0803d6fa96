import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { feeds, sellers, vehicles } from '../../../schema/shard';
import { insertWhere, runReturning, runTogether, type ShardDb, updateWhere } from '../../platform/db';
import { type Maker, recorded } from '../changes/changes.sql';
import { isListedInOrder } from '../vehicles/visibility.sql';

export type FeedRow = typeof feeds.$inferSelect;

/** The plan includes a feed, and operators have not suspended the seller. */
const isAllowed = sql`sellers.is_active = 1 and sellers.subscription_plan = 'pro'`;

export async function findFeed(db: ShardDb, ownerId: string): Promise<FeedRow | null> {
  const [row] = await db.select().from(feeds).where(eq(feeds.userId, ownerId));
  return row ?? null;
}

/** Replaces the seller's feed, if any. */
export const saveFeed = (
  db: ShardDb,
  maker: Maker,
  feed: Pick<FeedRow, 'secretHash' | 'createdById' | 'origin'>,
) =>
  runTogether(db, [
    insertWhere(
      feeds,
      { ...feed, userId: maker.ownerId, createdAt: maker.now, dueAt: maker.now },
      sql`where true on conflict (user_id) do update set secret_hash = excluded.secret_hash,
        created_by_id = excluded.created_by_id, origin = excluded.origin, created_at = excluded.created_at,
        built_at = null, listed_count = 0, left_out_count = 0, read_at = null, due_at = excluded.due_at`,
    ),
    recorded('feed_opened', maker, sql``),
  ]);

export const endFeed = (db: ShardDb, maker: Maker) =>
  runTogether(db, [
    sql`delete from feeds where user_id = ${maker.ownerId}`,
    recorded('feed_closed', maker, sql`where changes() > 0`),
  ]);

export const deleteFeed = (db: ShardDb, ownerId: string) => db.delete(feeds).where(eq(feeds.userId, ownerId));

/** Whose feed it is, while their plan includes one; null for any other secret. */
export async function findBySecret(
  db: ShardDb,
  secretHash: string,
): Promise<Pick<FeedRow, 'userId' | 'builtAt' | 'readAt'> | null> {
  const [row] = await db
    .select({ userId: feeds.userId, builtAt: feeds.builtAt, readAt: feeds.readAt })
    .from(feeds)
    .innerJoin(sellers, eq(sellers.id, feeds.userId))
    .where(sql`${feeds.secretHash} = ${secretHash} and ${isAllowed}`);
  return row ?? null;
}

/** Notes that a feed was fetched; one that was not for long is written again. */
export const noteRead = (db: ShardDb, ownerId: string, now: number) =>
  runTogether(db, [
    updateWhere(
      feeds,
      { readAt: now, dueAt: sql`coalesce(due_at, ${now})` },
      sql`where user_id = ${ownerId}`,
    ),
  ]);

/** Feeds to be written, longest due first. */
export const listDue = (db: ShardDb, now: number, limit: number) =>
  db
    .select({
      ...getTableColumns(feeds),
      isAllowed: sql<boolean>`${isAllowed}`.mapWith(Boolean),
    })
    .from(feeds)
    .innerJoin(sellers, eq(sellers.id, feeds.userId))
    .where(sql`${feeds.dueAt} is not null and ${feeds.dueAt} <= ${now}`)
    .orderBy(feeds.dueAt)
    .limit(limit);

/** What is for sale, latest first, after an id. */
export const listForFeed = (db: ShardDb, ownerId: string, before: string, limit: number) =>
  db
    .select({
      id: vehicles.id,
      year: vehicles.year,
      kind: vehicles.kind,
      make: vehicles.make,
      model: vehicles.model,
      body: vehicles.body,
      fuelType: vehicles.fuelType,
      transmission: vehicles.transmission,
      kmsDriven: vehicles.kmsDriven,
      owners: vehicles.owners,
      city: vehicles.city,
      registrationState: vehicles.registrationState,
      priceMinor: vehicles.priceMinor,
      currency: vehicles.currency,
      images: vehicles.images,
      status: vehicles.status,
      createdAt: vehicles.createdAt,
      variant: sql<string | null>`facts ->> 'variant'`,
      colour: sql<string | null>`facts ->> 'colour'`,
    })
    .from(vehicles)
    .where(sql`${vehicles.userId} = ${ownerId} and ${isListedInOrder()} and ${vehicles.id} < ${before}`)
    .orderBy(desc(vehicles.id))
    .limit(limit);

interface Written extends Pick<FeedRow, 'userId' | 'secretHash' | 'listedCount' | 'leftOutCount' | 'dueAt'> {
  now: number;
}

/** Notes what was written. False if the feed has ended or got other addresses meanwhile. */
export async function noteWritten(
  db: ShardDb,
  { userId, secretHash, listedCount, leftOutCount, dueAt, now }: Written,
): Promise<boolean> {
  const [noted] = await runReturning(db, [
    sql`${updateWhere(
      feeds,
      { listedCount, leftOutCount, dueAt, builtAt: now },
      sql`where user_id = ${userId} and secret_hash = ${secretHash}`,
    )} returning 1`,
  ]);
  return noted?.length === 1;
}

/** A feed that nobody fetches, or that the plan no longer includes, is not written until it is fetched again. */
export const pause = (db: ShardDb, ownerId: string) =>
  runTogether(db, [updateWhere(feeds, { dueAt: null }, sql`where user_id = ${ownerId}`)]);
