import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { republishedVehicles, sellerViews, users, vehicles, viewMonths, views } from '../../../schema/tables';
import { changesOf, type Db } from '../../platform/db';
import { retried } from '../../platform/retry';
import type { ListingKey } from '../../platform/view-counts';
import { addToFigure } from '../figures/figures.guards';
import { isPublic, isPublicPage } from '../vehicles/visibility.guards';
import { passMilestones } from './milestones.queries';

/** A listing's stored views on these days. */
export async function findDayViews(db: Db, listingId: string, days: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ day: views.day, views: views.viewCount })
    .from(views)
    .where(and(eq(views.listingId, listingId), inArray(views.day, days)));
  return new Map(rows.map((row) => [row.day, row.views]));
}

/**
 * Writes a counter's absolute values by day, the listing's total and the milestones it passes, in one batch; running it again
 * changes nothing, and a lower value never replaces a higher one. Returns null for a listing that is gone.
 */
export async function saveViewCounts(
  db: Db,
  listing: ListingKey,
  days: { day: string; views: number }[],
  { notificationId, now }: { notificationId: string; now: number },
): Promise<{ ownerId: string; views: number; notified: boolean } | null> {
  const { vehicleId, republishedVehicleId } = listing;
  const listingId = republishedVehicleId ?? vehicleId;
  const viewCount = sql`((select coalesce(sum(view_count), 0) from views where listing_id = ${listingId})
    + (select coalesce(sum(view_count), 0) from view_months where listing_id = ${listingId}))`;
  const setTotal = republishedVehicleId
    ? db
        .update(republishedVehicles)
        .set({ viewCount })
        .where(eq(republishedVehicles.id, republishedVehicleId))
        .returning({ ownerId: republishedVehicles.republisherId, views: republishedVehicles.viewCount })
    : db
        .update(vehicles)
        .set({ viewCount })
        .where(eq(vehicles.id, vehicleId))
        .returning({ ownerId: vehicles.userId, views: vehicles.viewCount });
  // What is new since the stored value, which is never lowered; before the statement that stores it.
  const gained = sql`from (
      select g.value ->> 'day' as day, (g.value ->> 'views') - coalesce(s.view_count, 0) as value
      from json_each(${JSON.stringify(days)}) g
      left join views s on s.listing_id = ${listingId} and s.day = g.value ->> 'day'
    ) where value > 0`;
  const owner = republishedVehicleId
    ? sql`(select republisher_id from republished_vehicles where id = ${republishedVehicleId})`
    : sql`(select user_id from vehicles where id = ${vehicleId})`;
  const write = () =>
    db.batch([
      db.run(addToFigure('views', gained)),
      db.run(sql`insert into ${sellerViews} (user_id, day, view_count) select ${owner}, day, value ${gained} and ${owner} is not null
      on conflict (user_id, day) do update set view_count = view_count + excluded.view_count`),
      db.run(sql`update ${users} set listing_view_count = listing_view_count + (select coalesce(sum(value), 0) ${gained})
      where id = ${owner}`),
      db.run(sql`insert into ${views} (listing_id, vehicle_id, republished_vehicle_id, day, view_count, updated_at)
      select ${listingId}, ${vehicleId}, ${republishedVehicleId}, value ->> 'day', value ->> 'views', ${now}
      from json_each(${JSON.stringify(days)}) where true
      on conflict (listing_id, day) do update set
        view_count = max(view_count, excluded.view_count), updated_at = excluded.updated_at`),
      setTotal,
      ...passMilestones(db, listing, { notificationId, viewCount, now }),
    ]);
  const [, , , , [saved], , notification] = await retried(write);
  return saved ? { ...saved, notified: changesOf(notification) === 1 } : null;
}

/** The listing a view is for and who owns it; null when it is not up. */
export async function findViewedListing(
  db: Db,
  { vehicleId, republishedVehicleId }: { vehicleId?: string; republishedVehicleId?: string },
): Promise<(ListingKey & { ownerId: string }) | null> {
  if (republishedVehicleId) {
    const republishers = alias(users, 'p');
    const [row] = await db
      .select({
        vehicleId: republishedVehicles.originalVehicleId,
        republishedVehicleId: republishedVehicles.id,
        ownerId: republishedVehicles.republisherId,
      })
      .from(republishedVehicles)
      .innerJoin(vehicles, eq(vehicles.id, republishedVehicles.originalVehicleId))
      .innerJoin(users, eq(users.id, vehicles.userId))
      .innerJoin(republishers, eq(republishers.id, republishedVehicles.republisherId))
      .where(
        and(eq(republishedVehicles.id, republishedVehicleId), isPublicPage('republished_vehicles', 'p')),
      );
    return row ?? null;
  }
  const [row] = await db
    .select({ vehicleId: vehicles.id, ownerId: vehicles.userId })
    .from(vehicles)
    .innerJoin(users, eq(users.id, vehicles.userId))
    .where(and(eq(vehicles.id, vehicleId ?? ''), isPublic()));
  return row ? { ...row, republishedVehicleId: null } : null;
}

const ROLLED_UP_AT_ONCE = 500;

/**
 * Adds days before `day` to their months and deletes them, in one batch: the sum of a listing stays the same. True when there may
 * be more.
 */
export async function rollUpDays(db: Db, day: string): Promise<boolean> {
  const old = sql`select rowid from views where day < ${day} order by day, rowid limit ${ROLLED_UP_AT_ONCE}`;
  const [, deleted] = await db.batch([
    db.run(sql`insert into ${viewMonths} (listing_id, vehicle_id, month, view_count)
      select listing_id, min(vehicle_id), substr(day, 1, 7), sum(view_count) from views where rowid in (${old})
      group by listing_id, substr(day, 1, 7)
      on conflict (listing_id, month) do update set view_count = view_count + excluded.view_count`),
    db.run(sql`delete from ${views} where rowid in (${old})`),
  ]);
  return changesOf(deleted) >= ROLLED_UP_AT_ONCE;
}

/** Deletes sellers' figures of days before `day`; totals are on `users`. True when there may be more. */
export async function deleteSellerDays(db: Db, day: string): Promise<boolean> {
  const old = sql`select rowid from seller_views where day < ${day} limit ${ROLLED_UP_AT_ONCE}`;
  const deleted = await db.run(sql`delete from ${sellerViews} where rowid in (${old})`);
  return changesOf(deleted) >= ROLLED_UP_AT_ONCE;
}
