import { and, asc, between, eq, isNotNull, min, ne } from 'drizzle-orm';
import { republishedVehicles, users, vehicles } from '../../schema/tables';
import { profileIsUp } from '../features/profile/profile.guards';
import type { Db } from '../platform/db';

/** What one file of a sitemap may hold (sitemaps.org). */
const MOST = 50_000;

/** When the first listing was published, in epoch milliseconds; null before there is one. */
export async function firstListingAt(db: Db): Promise<number | null> {
  const [row] = await db.select({ id: min(vehicles.id) }).from(vehicles);
  // The first 48 bits of a UUIDv7 are its time.
  return row?.id ? Number.parseInt(row.id.replace('-', '').slice(0, 12), 16) : null;
}

/** Vehicles for sale with an id in this range: ids are made of the time. */
export function listVehiclesBetween(db: Db, from: string, to: string) {
  return db
    .select({ id: vehicles.id, updatedAt: vehicles.updatedAt })
    .from(vehicles)
    .innerJoin(users, eq(users.id, vehicles.userId))
    .where(
      and(
        between(vehicles.id, from, to),
        eq(vehicles.isActive, true),
        eq(vehicles.hiddenByPlan, false),
        ne(vehicles.status, 'sold'),
        eq(users.isActive, true),
      ),
    )
    .orderBy(asc(vehicles.id))
    .limit(MOST);
}

/** Republished pages that are up, with an id in this range. */
export function listRepublishedBetween(db: Db, from: string, to: string) {
  return db
    .select({ id: republishedVehicles.id, updatedAt: republishedVehicles.updatedAt })
    .from(republishedVehicles)
    .where(and(between(republishedVehicles.id, from, to), eq(republishedVehicles.status, 'active')))
    .orderBy(asc(republishedVehicles.id))
    .limit(MOST);
}

/** Public profiles that are up. */
export function listProfiles(db: Db, now: number) {
  return db
    .select({ username: users.username, updatedAt: users.updatedAt })
    .from(users)
    .where(and(isNotNull(users.username), profileIsUp(now)))
    .orderBy(asc(users.username))
    .limit(MOST);
}
