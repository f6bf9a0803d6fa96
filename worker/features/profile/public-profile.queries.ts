import { and, asc, desc, eq, getTableColumns, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { ProfileFilter } from '../../../schema/profile/input';
import { sellers, vehicleCounts, vehicles } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import type { KeyedCursor } from '../../platform/paging';
import { minorUnits } from '../vehicles/price.guards';
import { isOnProfile } from '../vehicles/visibility.guards';
import { profileIsUp } from './profile.guards';

/** The seller of a profile that is up. */
export async function findProfile(db: ShardDb, id: string, now: number) {
  const [row] = await db
    .select({
      ...getTableColumns(sellers),
      vehicleCount: sql<number>`coalesce(${vehicleCounts.profileCount}, 0)`,
    })
    .from(sellers)
    .leftJoin(vehicleCounts, eq(vehicleCounts.userId, sellers.id))
    .where(and(eq(sellers.id, id), profileIsUp(now)));
  return row ?? null;
}

/** Where a walk through a profile begins, and what it looks for. */
interface Walk {
  userId: string;
  filter: ProfileFilter;
  after: KeyedCursor | null;
}

/** No index knows fewer than three characters of a name. */
export const isIndexed = ({ search = '' }: ProfileFilter) => [...search].length >= 3;

/** In the words of the index (schema/sql/vehicles.sql): characters of the id that are not its bucket. */
const ownerKey = (userId: string) => userId.slice(27, 33);

/** What the index of search texts knows by the search, after a place: a vehicle's rowid, backwards, is the lower half of its number there. */
function isFound({ userId, filter, after }: Walk) {
  const half = sql.raw(`${2 ** 39 - 1}`);
  const phrase = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const match = `owner : ${phrase(ownerKey(userId))} AND name : ${phrase(filter.search ?? '')}`;
  return and(
    sql`vehicles.rowid = ${half} - (found.rowid & ${half})`,
    sql`vehicles_search match ${match}`,
    after
      ? sql`found.rowid > (${after.key} << 39) + ${half} - (select rowid from vehicles where id = ${after.id})`
      : undefined,
  );
}

/**
 * A seller's next vehicles after a cursor, in their order, else the newest first. Read in the order of an
 * index, so that nothing is read beyond a limit: a place splits the rest in two ranges, which SQLite merges as it reads.
 */
function walked(db: ShardDb, walk: Walk) {
  const { userId, after } = walk;
  const among = (condition?: SQL) =>
    db
      .select(getTableColumns(vehicles))
      .from(vehicles)
      .where(and(eq(vehicles.userId, userId), isOnProfile(), condition));
  if (isIndexed(walk.filter)) {
    return db
      .select(getTableColumns(vehicles))
      .from(vehicles)
      .innerJoin(sql`vehicles_search found`, isFound(walk))
      .where(and(eq(vehicles.userId, userId), isOnProfile()))
      .orderBy(sql`found.rowid`);
  }
  if (!after) return among().orderBy(asc(vehicles.displayOrder), desc(vehicles.id));
  return among(
    and(
      /* guard: sql`+display_order = ${after.key}` @ anonymous-reads */ eq(vehicles.displayOrder, after.key),
      lt(vehicles.id, after.id),
    ),
  )
    .unionAll(among(gt(vehicles.displayOrder, after.key)))
    .orderBy(sql`display_order`, sql`id desc`);
}

interface ProfilePage extends Walk {
  limit: number;
  /** How many are looked at to find them. */
  window: number;
}

/** What a profile shows. Stops once it has found enough: the order of the inner statement is the order of the outer one. */
export function listProfileVehicles(db: ShardDb, { limit, window, ...walk }: ProfilePage) {
  const { search, maxPrice } = walk.filter;
  const seen = walked(db, walk).limit(window).as('seen');
  return db
    .select()
    .from(seen)
    .where(
      and(
        search && !isIndexed(walk.filter)
          ? sql`instr(lower(${seen.searchText}), ${search.toLowerCase()})`
          : undefined,
        maxPrice === undefined
          ? undefined
          : sql`${seen.priceMinor} <= ${minorUnits(maxPrice, seen.currency)}`,
      ),
    )
    .limit(limit);
}

/** The place of the last of the next `rows` vehicles a walk looks at; null when there are fewer. */
export async function placeOnProfile(db: ShardDb, walk: Walk, rows: number) {
  const [place] = await walked(db, walk)
    .limit(1)
    .offset(rows - 1);
  return place ?? null;
}
