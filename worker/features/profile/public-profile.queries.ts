import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { ProfileFilter } from '../../../schema/profile/filter';
import type { StockEntry } from '../../../schema/profile/stock';
import { searchWords } from '../../../schema/search/words';
import { profileStock, sellers, vehicleCounts, vehicles, yards } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import type { KeyedCursor } from '../../platform/paging';
import { hasWords, matchQuery, splitByIndex } from '../../platform/words.sql';
import { minorUnits } from '../vehicles/price.sql';
import { isOnProfile } from '../vehicles/visibility.sql';
import { profileIsUp } from './profile.sql';

/**
 * The seller of a profile that is online, with their packed vehicles: null if they have too many for filters.
 */
export async function findProfile(db: ShardDb, id: string, now: number) {
  const [row] = await db
    .select({
      ...getTableColumns(sellers),
      vehicleCount: sql<number>`coalesce(${vehicleCounts.profileCount}, 0)`,
      yard: yards,
      // A seller without any vehicle has no row.
      stock: sql<string | null>`iif(${profileStock.userId} is null, '{}', ${profileStock.packed})`,
    })
    .from(sellers)
    .leftJoin(vehicleCounts, eq(vehicleCounts.userId, sellers.id))
    .leftJoin(yards, and(eq(yards.ownerId, sellers.id), eq(sellers.showYard, true)))
    .leftJoin(profileStock, eq(profileStock.userId, sellers.id))
    .where(and(eq(sellers.id, id), profileIsUp(now)));
  if (!row) return null;
  const { stock, ...seller } = row;
  const packed: Record<string, StockEntry> | null = stock === null ? null : JSON.parse(stock);
  return { ...seller, packed };
}

/**
 * The vehicles with these ids from a profile's stock, in their order, without those that have left it meanwhile.
 * They are not asked for their seller, whose index would be walked.
 */
export async function listChosen(db: ShardDb, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(vehicles)
    .where(and(inArray(vehicles.id, [...ids]), isOnProfile()));
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Where reading a profile starts, and what it searches for. */
interface Walk {
  userId: string;
  filter: ProfileFilter;
  after: KeyedCursor | null;
}

const wordsOf = ({ search = '' }: ProfileFilter) => splitByIndex(searchWords(search));

/** Which parts of a search the index finds, and whether the rest must be checked for each vehicle. */
export function reachOf(filter: ProfileFilter) {
  const { indexed, rest } = wordsOf(filter);
  return { isIndexed: indexed.length > 0, isFiltered: rest.length > 0 || filter.maxPrice !== undefined };
}

/** The owner's key in the index (schema/sql/vehicles.sql): characters of the id before its bucket. */
const ownerKey = (userId: string) => userId.slice(27, 33);

/**
 * The matches of a search in the search index, after a position. A row number there contains the vehicle's
 * rowid, reversed, in its lower half.
 */
function isFound({ userId, filter, after }: Walk) {
  const half = sql.raw(`${2 ** 39 - 1}`);
  const match = `owner : "${ownerKey(userId)}" AND name : (${matchQuery(wordsOf(filter).indexed)})`;
  return and(
    sql`vehicles.rowid = ${half} - (found.rowid & ${half})`,
    sql`vehicles_search match ${match}`,
    after
      ? sql`found.rowid > (${after.key} << 39) + ${half} - (select rowid from vehicles where id = ${after.id})`
      : undefined,
  );
}

/**
 * A seller's next vehicles after a cursor, in their order and then newest first. Read in the order of an
 * index, so that nothing beyond the limit is read: a position splits the rest into two ranges, which SQLite
 * merges while reading.
 */
function walked(db: ShardDb, walk: Walk) {
  const { userId, after } = walk;
  const among = (condition?: SQL) =>
    db
      .select(getTableColumns(vehicles))
      .from(vehicles)
      .where(and(eq(vehicles.userId, userId), isOnProfile(), condition));
  if (reachOf(walk.filter).isIndexed) {
    return db
      .select(getTableColumns(vehicles))
      .from(vehicles)
      .innerJoin(sql`vehicles_search found`, isFound(walk))
      .where(and(eq(vehicles.userId, userId), isOnProfile()))
      .orderBy(sql`found.rowid`);
  }
  if (!after) return among().orderBy(asc(vehicles.displayOrder), desc(vehicles.id));
  return among(and(eq(vehicles.displayOrder, after.key), lt(vehicles.id, after.id)))
    .unionAll(among(gt(vehicles.displayOrder, after.key)))
    .orderBy(sql`display_order`, sql`id desc`);
}

interface ProfilePage extends Walk {
  limit: number;
  /** How many are examined to find them. */
  window: number;
}

/**
 * A profile's visible vehicles. Stops once enough are found, because the inner statement has the order of the
 * outer one.
 */
export function listProfileVehicles(db: ShardDb, { limit, window, ...walk }: ProfilePage) {
  const { maxPrice } = walk.filter;
  const seen = walked(db, walk).limit(window).as('seen');
  return db
    .select()
    .from(seen)
    .where(
      and(
        hasWords(seen.searchText, wordsOf(walk.filter).rest),
        maxPrice === undefined
          ? undefined
          : sql`${seen.priceMinor} <= ${minorUnits(maxPrice, seen.currency)}`,
      ),
    )
    .limit(limit);
}

/** The position of the last of the next `rows` vehicles; null if there are fewer. */
export async function placeOnProfile(db: ShardDb, walk: Walk, rows: number) {
  const [place] = await walked(db, walk)
    .limit(1)
    .offset(rows - 1);
  return place ?? null;
}
