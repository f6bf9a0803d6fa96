import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { republishedVehicles, users, vehicles } from '../../../schema/tables';
import type { Db } from '../../platform/db';
import { profileIsUp } from '../profile/profile.guards';
import { isForSale, isPublicPage } from '../vehicles/visibility.guards';

/** A row of a walk: its place, and the address when the public may see it. */
export interface WalkedRow {
  place: string;
  /** null for a row that no search engine should list. */
  name: string | null;
  updatedAt: number;
}

export type Walk = (db: Db, after: string, rows: number, now: number) => Promise<WalkedRow[]>;

/** Vehicles by id. Filtered outside the window, so that a walk reads no more rows than its limit. */
export const walkVehicles: Walk = (db, after, rows) => {
  return db
    .select({
      place: vehicles.id,
      name: sql<string | null>`iif(${isForSale()}, ${vehicles.id}, null)`,
      updatedAt: vehicles.updatedAt,
    })
    .from(vehicles)
    .innerJoin(users, eq(users.id, vehicles.userId))
    .where(gt(vehicles.id, after))
    .orderBy(asc(vehicles.id))
    .limit(rows);
};

/** Republished pages by id. */
export const walkRepublished: Walk = (db, after, rows) => {
  const republishers = alias(users, 'p');
  const isListed = isPublicPage('republished_vehicles', 'p');
  return db
    .select({
      place: republishedVehicles.id,
      name: sql<string | null>`iif(${isListed}, ${republishedVehicles.id}, null)`,
      updatedAt: republishedVehicles.updatedAt,
    })
    .from(republishedVehicles)
    .innerJoin(vehicles, eq(vehicles.id, republishedVehicles.originalVehicleId))
    .innerJoin(users, eq(users.id, vehicles.userId))
    .innerJoin(republishers, eq(republishers.id, republishedVehicles.republisherId))
    .where(gt(republishedVehicles.id, after))
    .orderBy(asc(republishedVehicles.id))
    .limit(rows);
};

/** Public profiles by username. */
export const walkProfiles: Walk = (db, after, rows, now) =>
  db
    .select({
      place: sql<string>`${users.username}`,
      name: sql<string | null>`iif(${profileIsUp(now)}, ${users.username}, null)`,
      updatedAt: users.updatedAt,
    })
    .from(users)
    .where(and(isNotNull(users.username), gt(users.username, after)))
    .orderBy(asc(users.username))
    .limit(rows);
