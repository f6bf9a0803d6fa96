import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { republishedVehicles, sellerViews, users, vehicles, viewMonths, views } from '../../../schema/tables';
import { type Db, runReturning } from '../../platform/db';
import { retried } from '../../platform/retry';
import type { ListingKey } from '../../platform/view-counts';
import { addToFigure } from '../figures/figures.guards';
import { isPublic, isPublicPage } from '../vehicles/visibility.guards';
import { type PassedMilestones, passMilestones } from './milestones.queries';
import { allViewsOf } from './views.guards';

/** The views of listings in the database by listing id: all of them, and on these days (IST). */
export async function findStoredViews(
  db: Db,
  listingIds: string[],
  days: string[] = [],
): Promise<Map<string, { total: number; days: Map<string, number> }>> {
  const rows = await db.all<{ id: string; total: number; days: string }>(sql`
    select value as id, ${allViewsOf(sql`value`)} as total,
      (select json_group_array(json_array(day, view_count)) from views
        where listing_id = value and day in (select value from json_each(${JSON.stringify(days)}))) as days
    from json_each(${JSON.stringify(listingIds)})`);
  return new Map(rows.map(({ id, total, days: held }) => [id, { total, days: new Map(JSON.parse(held)) }]));
}

export interface DayViews {
  listingId: string;
  day: string;
  views: number;
}

/**
 * Writes absolute views by day with the sums they belong to and the milestones they pass, in one batch; running it again changes
 * nothing, and a lower value never replaces a higher one. Days before `keptFrom` become months. Nothing is written of a listing
 * or a seller that is gone. Returns what is stored of the given days.
 */
export async function saveViewCounts(
  db: Db,
  sellerId: string,
  {
    days,
    passed = [],
    keptFrom,
    now,
  }: { days: (DayViews & ListingKey)[]; passed?: PassedMilestones[]; keptFrom: string; now: number },
): Promise<DayViews[]> {
  const given = sql`(
    select value ->> 'listingId' as listing_id, value ->> 'vehicleId' as vehicle_id,
      value ->> 'republishedVehicleId' as republished_vehicle_id, value ->> 'day' as day, value ->> 'views' as views
    from json_each(${JSON.stringify(days)})
    where exists (select 1 from users where id = ${sellerId}) and iif(value ->> 'republishedVehicleId' is null,
      exists (select 1 from vehicles where id = value ->> 'vehicleId'),
      exists (select 1 from republished_vehicles where id = value ->> 'republishedVehicleId')))`;
  // What is new since the stored value, which is never lowered; before the statement that stores it.
  const gained = sql`from (
      select g.day, sum(g.views - coalesce(s.view_count, 0)) as value
      from ${given} g left join views s on s.listing_id = g.listing_id and s.day = g.day
      where g.views > coalesce(s.view_count, 0) group by g.day
    ) where true`;
  const ids = sql`(select value ->> 'listingId' from json_each(${JSON.stringify(days)}))`;
  const write = () =>
    runReturning<DayViews>(db, [
      addToFigure('views', gained),
      sql`update ${users} set listing_view_count = listing_view_count + (select sum(value) ${gained})
      where id = ${sellerId} and exists (select 1 ${gained})`,
      sql`insert into ${sellerViews} (user_id, day, view_count) select ${sellerId}, day, value ${gained}
      on conflict (user_id, day) do update set view_count = view_count + excluded.view_count`,
      sql`insert into ${views} (listing_id, vehicle_id, republished_vehicle_id, day, view_count, updated_at)
      select listing_id, vehicle_id, republished_vehicle_id, day, views, ${now} from ${given} where true
      on conflict (listing_id, day) do update set
        view_count = max(view_count, excluded.view_count), updated_at = excluded.updated_at
      returning listing_id as listingId, day, view_count as views`,
      sql`insert into ${viewMonths} (listing_id, vehicle_id, month, view_count)
      select listing_id, min(vehicle_id), substr(day, 1, 7), sum(view_count) from ${views}
      where listing_id in ${ids} and day < ${keptFrom} group by listing_id, substr(day, 1, 7)
      on conflict (listing_id, month) do update set view_count = view_count + excluded.view_count`,
      sql`delete from ${views} where listing_id in ${ids} and day < ${keptFrom}`,
      sql`delete from ${sellerViews} where user_id = ${sellerId} and day < ${keptFrom}`,
      ...passMilestones(sellerId, passed, now),
    ]);
  const [, , , stored = []] = await retried(write);
  return stored;
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
