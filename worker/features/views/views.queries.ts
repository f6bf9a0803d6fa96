import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { members, sellers, sellerViews, views } from '../../../schema/shard';
import { type Marks, marksOfDay } from '../../../schema/views/marks';
import { insertWhere, runReturning, type ShardDb, updateWhere } from '../../platform/db';
import { retried } from '../../platform/retry';
import type { ListingKey } from '../../platform/view-counts';
import { addToFigure } from '../figures/figures.sql';
import { type PassedMilestones, passMilestones } from './milestones.queries';
import { allViewsOf } from './views.sql';

/** Whether somebody is among a seller's staff. */
export async function worksFor(db: ShardDb, sellerId: string, personId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.ownerId, sellerId), eq(members.memberId, personId), isNull(members.endedAt)));
  return row !== undefined;
}

/** Stored views by listing id: the total, and those of the given days (IST), with their marks by day and letter. */
export async function findStoredViews(
  db: ShardDb,
  listingIds: string[],
  days: string[] = [],
): Promise<Map<string, { total: number; days: Map<string, number>; marks: Record<string, number> }>> {
  const asked = sql`(select value from json_each(${JSON.stringify(days)}))`;
  const rows = await db.all<{ id: string; total: number; days: string; marks: string }>(sql`
    select value as id, ${allViewsOf(sql`value`)} as total,
      (select json_group_array(json_array(v.month || '-' || d.key, d.value)) from views v, json_each(v.days) d
        where v.listing_id = l.value and v.month || '-' || d.key in ${asked}) as days,
      (select json_group_object(v.month || '-' || m.key, m.value) from views v, json_each(v.marks) m
        where v.listing_id = l.value and v.month || '-' || substr(m.key, 1, 2) in ${asked}) as marks
    from json_each(${JSON.stringify(listingIds)}) l`);
  return new Map(
    rows.map(({ id, total, days: held, marks }) => [
      id,
      { total, days: new Map(JSON.parse(held)), marks: JSON.parse(marks) },
    ]),
  );
}

export interface DayViews {
  listingId: string;
  day: string;
  views: number;
  marks?: Marks;
}

/**
 * The days of a stored row merged with those of the row to insert: each key once, combined by `rule` over
 * `value`.
 */
const merged = (
  table: SQL,
  rule: SQL,
  column: SQL = sql`days`,
) => sql`(select json_group_object(key, merged) from (
    select key, ${rule} as merged from (
      select key, value from json_each(${table}.${column}) union all select key, value from json_each(excluded.${column})) group by key))`;

/** Without the keys of days before `detailedFrom`. */
const since = (column: SQL, detailedFrom: string) =>
  sql`(select json_group_object(key, value) from json_each(${column}) where month || '-' || substr(key, 1, 2) >= ${detailedFrom})`;

/** For months selected by `which`, reduces days before `detailedFrom` to the month's total. */
const deleteDays = (table: typeof views | typeof sellerViews, which: SQL, detailedFrom: string) =>
  updateWhere(
    table,
    {
      days: since(sql`days`, detailedFrom),
      ...(table === views ? { marks: since(sql`marks`, detailedFrom) } : {}),
    },
    sql`where ${which} and month <= ${detailedFrom.slice(0, 7)}
    and exists (select 1 from json_each(days) where month || '-' || key < ${detailedFrom})`,
  );

/**
 * Writes absolute views by day with their totals and the milestones they pass, in one batch. Repeating it
 * changes nothing, and a lower value never replaces a higher one. Days before `detailedFrom` are merged into
 * their months. Nothing is written for a listing or a seller that no longer exists. Returns the stored views
 * of the given days.
 */
export async function saveViewCounts(
  db: ShardDb,
  sellerId: string,
  {
    days,
    passed = [],
    detailedFrom,
    now,
  }: { days: (DayViews & ListingKey)[]; passed?: PassedMilestones[]; detailedFrom: string; now: number },
): Promise<DayViews[]> {
  const given = sql`(
    select value ->> 'listingId' as listing_id, value ->> 'day' as day, value ->> 'views' as views
    from json_each(${JSON.stringify(days)})
    where exists (select 1 from sellers where id = ${sellerId}) and iif(value ->> 'republishedVehicleId' is null,
      exists (select 1 from vehicles where id = value ->> 'vehicleId'),
      exists (select 1 from republished_vehicles where id = value ->> 'republishedVehicleId')))`;
  // The increase over the stored value, which is never lowered; must precede the statement that stores it.
  const gained = sql`from (
      select day, sum(views - stored) as value from (
        select g.day, g.views, coalesce((select json_extract(s.days, '$."' || substr(g.day, 9) || '"') from views s
          where s.listing_id = g.listing_id and s.month = substr(g.day, 1, 7)), 0) as stored
        from ${given} g
      ) where views > stored group by day
    ) where true`;
  const marks: Record<string, Record<string, number>> = {};
  for (const { listingId, day, marks: ofDay = {} } of days) {
    const key = listingId + day.slice(0, 7);
    const ofMonth = marks[key] ?? {};
    marks[key] = ofMonth;
    for (const [mark, count] of Object.entries(ofDay)) ofMonth[day.slice(8) + mark] = count;
  }
  const isGiven = sql`listing_id in (select value ->> 'listingId' from json_each(${JSON.stringify(days)}))`;
  const write = () =>
    runReturning<{ listingId: string; month: string; days: string; marks: string }>(db, [
      addToFigure('views', gained),
      updateWhere(
        sellers,
        { listingViewCount: sql`listing_view_count + (select sum(value) ${gained})` },
        sql`where id = ${sellerId} and exists (select 1 ${gained})`,
      ),
      insertWhere(
        sellerViews,
        {
          userId: sellerId,
          month: sql`substr(day, 1, 7)`,
          viewCount: sql`sum(value)`,
          days: sql`json_group_object(substr(day, 9), value)`,
        },
        sql`${gained} group by 2
        on conflict (user_id, month) do update set view_count = view_count + excluded.view_count,
          days = ${merged(sql`seller_views`, sql`sum(value)`)}`,
      ),
      insertWhere(
        views,
        {
          listingId: sql`listing_id`,
          month: sql`substr(day, 1, 7)`,
          viewCount: sql`sum(views)`,
          days: sql`json_group_object(substr(day, 9), views)`,
          marks: sql`json_extract(${JSON.stringify(marks)}, '$."' || listing_id || substr(day, 1, 7) || '"')`,
        },
        sql`from ${given} where true group by 1, 2
        on conflict (listing_id, month) do update set
          view_count = view_count + (select coalesce(sum(max(0, n.value - coalesce(o.value, 0))), 0)
            from json_each(excluded.days) n left join json_each(views.days) o on o.key = n.key),
          days = ${merged(sql`views`, sql`max(value)`)}, marks = ${merged(sql`views`, sql`max(value)`, sql`marks`)}
        returning listing_id as listingId, month, days, marks`,
      ),
      deleteDays(views, isGiven, detailedFrom),
      deleteDays(sellerViews, sql`user_id = ${sellerId}`, detailedFrom),
      ...passMilestones(sellerId, passed, now),
    ]);
  const [, , , months = []] = await retried(write);
  const stored = new Map(
    months.map((row) => [
      row.listingId + row.month,
      { days: JSON.parse(row.days), marks: JSON.parse(row.marks) as Record<string, number> },
    ]),
  );
  return days.flatMap(({ listingId, day }) => {
    const row = stored.get(listingId + day.slice(0, 7));
    const views: number | undefined = row?.days[day.slice(8)];
    return row && views !== undefined
      ? [{ listingId, day, views, marks: marksOfDay(row.marks, day.slice(8)) }]
      : [];
  });
}
