import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
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

const PROFILE_ORDER = [asc(vehicles.displayOrder), desc(vehicles.id)];

interface ProfilePage {
  userId: string;
  filter: ProfileFilter;
  after: ProfilePlace | null;
  limit: number;
  /** How many are looked at to find them. */
  window: number;
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

/**
 * What a profile shows, in the seller's order and the newest first where that says nothing. Walks an index in that order, and
 * stops once it has found enough: the order of the inner statement is the order of the outer one.
 */
export function listProfileVehicles(db: Db, { userId, filter, after, limit, window }: ProfilePage) {
  const { search, maxPrice } = filter;
  const seen = db
    .select()
    .from(vehicles)
    .where(onProfileOf(userId, after))
    .orderBy(...PROFILE_ORDER)
    .limit(window)
    .as('seen');
  return db
    .select()
    .from(seen)
    .where(
      and(
        search ? sql`instr(lower(${seen.name}), ${search.toLowerCase()})` : undefined,
        maxPrice === undefined
          ? undefined
          : sql`${seen.priceMinor} <= ${minorUnits(maxPrice, seen.currency)}`,
      ),
    )
    .limit(limit);
}

/** The place of the last of the next `rows` vehicles; null when there are fewer. Read from the index alone. */
export async function placeOnProfile(db: Db, userId: string, after: ProfilePlace | null, rows: number) {
  const [place] = await db
    .select({ displayOrder: vehicles.displayOrder, id: vehicles.id })
    .from(vehicles)
    .where(onProfileOf(userId, after))
    .orderBy(...PROFILE_ORDER)
    .limit(1)
    .offset(rows - 1);
  return place ?? null;
}
