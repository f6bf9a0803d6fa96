import { and, asc, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import type { ProfileFilter } from '../../../schema/contracts/profile';
import { users, vehicles } from '../../../schema/tables';
import type { Db } from '../../platform/db';
import { minorUnits } from '../vehicles/price.guards';
import { isOnProfile, profileIsUp } from './profile.guards';

/** A place in the seller's own order. */
export interface ProfilePlace {
  displayOrder: number;
  id: string;
}

/** The seller of a profile that is up, by username in lower case. */
export async function findProfile(db: Db, username: string, now: number) {
  const { password: _password, ...columns } = getTableColumns(users);
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.username, username), profileIsUp(now)));
  return row ?? null;
}

interface ProfilePage {
  userId: string;
  filter: ProfileFilter;
  after: ProfilePlace | null;
  /** The last place to look at. */
  until: ProfilePlace | null;
  limit: number;
}

const onProfileOf = (userId: string, after: ProfilePlace | null) =>
  and(
    eq(vehicles.userId, userId),
    isOnProfile,
    after
      ? sql`(${vehicles.displayOrder} > ${after.displayOrder}
          or (${vehicles.displayOrder} = ${after.displayOrder} and ${vehicles.id} < ${after.id}))`
      : undefined,
  );

/** What a profile shows, in the seller's order and the newest first where that says nothing. Walks an index in that order. */
export function listProfileVehicles(db: Db, { userId, filter, after, until, limit }: ProfilePage) {
  const { search, maxPrice } = filter;
  return db
    .select()
    .from(vehicles)
    .where(
      and(
        onProfileOf(userId, after),
        until ? lte(vehicles.displayOrder, until.displayOrder) : undefined,
        until
          ? sql`(${vehicles.displayOrder} < ${until.displayOrder} or ${vehicles.id} >= ${until.id})`
          : undefined,
        search ? sql`instr(lower(${vehicles.name}), ${search.toLowerCase()})` : undefined,
        maxPrice === undefined
          ? undefined
          : sql`${vehicles.priceMinor} <= ${minorUnits(maxPrice, vehicles.currency)}`,
      ),
    )
    .orderBy(asc(vehicles.displayOrder), desc(vehicles.id))
    .limit(limit);
}

/** The place of the last of the next `rows` vehicles; null when there are fewer. Read from the index alone. */
export async function placeOnProfile(db: Db, userId: string, after: ProfilePlace | null, rows: number) {
  const [place] = await db
    .select({ displayOrder: vehicles.displayOrder, id: vehicles.id })
    .from(vehicles)
    .where(onProfileOf(userId, after))
    .orderBy(asc(vehicles.displayOrder), desc(vehicles.id))
    .limit(1)
    .offset(rows - 1);
  return place ?? null;
}
