import { and, between, desc, eq, getTableColumns, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { notifications, republishedVehicles, users, vehicles } from '../../../schema/tables';
import type { Db } from '../../platform/db';
import { firstIdAt } from '../../platform/random';
import { publisherColumns } from '../profile/profile.guards';
import { type CardRow, moreLike, readCards } from '../vehicles/more-vehicles.guards';
import { asColumn, isPublicPage, isRemoved } from '../vehicles/visibility.guards';

const selectOwn = (db: Db) =>
  db
    .select({
      page: getTableColumns(republishedVehicles),
      vehicle: getTableColumns(vehicles),
      leads: sql<number>`(select count(*) from leads where listing_id = ${republishedVehicles.id})`,
      code: sql<string | null>`(
        select code from short_codes where republished_vehicle_id = ${republishedVehicles.id}
        order by number is not null, created_at, code limit 1
      )`,
    })
    .from(republishedVehicles)
    .innerJoin(vehicles, eq(vehicles.id, republishedVehicles.originalVehicleId));

export type RepublishedRow = Awaited<ReturnType<typeof listRepublished>>[number];

const ownAndKept = (republisherId: string) =>
  and(eq(republishedVehicles.republisherId, republisherId), ne(republishedVehicles.status, 'withdrawn'));

/** A republisher's pages, newest first: those that ended as well, until they are put away. */
export function listRepublished(db: Db, republisherId: string, cursor: string | undefined, limit: number) {
  return selectOwn(db)
    .where(and(ownAndKept(republisherId), cursor ? lt(republishedVehicles.id, cursor) : undefined))
    .orderBy(desc(republishedVehicles.id))
    .limit(limit);
}

export async function findOwnRepublished(db: Db, republisherId: string, id: string) {
  const [row] = await selectOwn(db).where(and(ownAndKept(republisherId), eq(republishedVehicles.id, id)));
  return row ?? null;
}

const moreOfRepublisher = moreLike({
  vehicleId: vehicles.id,
  sellerId: republishedVehicles.republisherId,
  kind: vehicles.kind,
  currency: republishedVehicles.customCurrency,
  priceMinor: republishedVehicles.customPriceMinor,
});

/** A republished page with its vehicle and both people, whatever its state. */
export async function findRepublishedListing(db: Db, id: string) {
  const owners = alias(users, 'o');
  const [row] = await db
    .select({
      page: getTableColumns(republishedVehicles),
      vehicle: getTableColumns(vehicles),
      republisher: publisherColumns,
      more: moreOfRepublisher,
      owner: { firstName: owners.firstName, lastName: owners.lastName, firmName: owners.firmName },
      isPublic: asColumn(isPublicPage('republished_vehicles', 'users', 'vehicles', 'o')),
      isRemoved: asColumn(
        sql`(${isRemoved('vehicles', 'o')} or ${republishedVehicles.status} <> 'active' or ${users.erasingAt} is not null)`,
      ),
    })
    .from(republishedVehicles)
    .innerJoin(vehicles, eq(vehicles.id, republishedVehicles.originalVehicleId))
    .innerJoin(users, eq(users.id, republishedVehicles.republisherId))
    .innerJoin(owners, eq(owners.id, vehicles.userId))
    .where(eq(republishedVehicles.id, id));
  return row ? { ...row, more: readCards(row.more) } : null;
}

/** What a republisher sells themselves like a page that has ended. */
export async function listMoreOfPage(db: Db, id: string): Promise<CardRow[]> {
  const [row] = await db
    .select({ more: moreOfRepublisher })
    .from(republishedVehicles)
    .innerJoin(vehicles, eq(vehicles.id, republishedVehicles.originalVehicleId))
    .innerJoin(users, and(eq(users.id, republishedVehicles.republisherId), eq(users.isActive, true)))
    .where(eq(republishedVehicles.id, id));
  return row ? readCards(row.more) : [];
}

/** Changes price and number of an active page. False when it is not theirs, or not active. */
export async function updateRepublished(
  db: Db,
  republisherId: string,
  id: string,
  changes: { customPriceMinor: number; customMobileNumber: string; updatedAt: number },
): Promise<boolean> {
  const rows = await db
    .update(republishedVehicles)
    .set(changes)
    .where(
      and(
        eq(republishedVehicles.id, id),
        eq(republishedVehicles.republisherId, republisherId),
        eq(republishedVehicles.status, 'active'),
      ),
    )
    .returning({ id: republishedVehicles.id });
  return rows.length === 1;
}

/** Takes a page down, or puts an ended one away. False when there is none. */
export async function withdrawRepublished(db: Db, republisherId: string, id: string, now: number) {
  const rows = await db
    .update(republishedVehicles)
    .set({ status: 'withdrawn', isActive: false, updatedAt: now })
    .where(and(ownAndKept(republisherId), eq(republishedVehicles.id, id)))
    .returning({ id: republishedVehicles.id });
  return rows.length === 1;
}

/** The notifications that republishers of a vehicle were sent at a moment; at most 100. */
export async function listToldRepublishers(db: Db, vehicleId: string, at: number): Promise<string[]> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .innerJoin(republishedVehicles, eq(republishedVehicles.id, notifications.relatedEntityId))
    .where(
      and(
        between(notifications.id, firstIdAt(at), firstIdAt(at + 1)),
        eq(republishedVehicles.originalVehicleId, vehicleId),
      ),
    )
    .limit(100);
  return rows.map(({ id }) => id);
}
