import { type SQL, sql } from 'drizzle-orm';
import type { Figure } from '../../schema/figures/input';
import { dailyFigures, sellers, sellerViews } from '../../schema/shard';
import { insertWhere, updateWhere } from '../../worker/platform/db';

const SELLER = sql`coalesce(
  (select republisher_id from republished_vehicles where id = v.listing_id),
  (select user_id from vehicles where id = v.listing_id))`;

const DAYS = sql`(select v.month, d.key as day, d.value as views, ${SELLER} as seller from views v, json_each(v.days) d)`;

const figuresOf = (figure: Figure, day: SQL, value: SQL, rows: SQL) =>
  insertWhere(
    dailyFigures,
    { figure, day, currency: '', value },
    sql`${rows} on conflict (figure, day, currency) do update set value = excluded.value`,
  );

/**
 * Statements for the directory that compute what batches and jobs of the application add up, which the
 * story's rows bypass.
 */
export const DIRECTORY_FIGURES = [
  figuresOf('page_views', sql`day`, sql`sum(view_count)`, sql`from page_views where true group by day`),
];

/** The same for each shard. */
export const SHARD_FIGURES = [
  figuresOf(
    'views',
    sql`month || '-' || day`,
    sql`sum(views)`,
    sql`from ${DAYS} where true group by month, day`,
  ),
  insertWhere(
    sellerViews,
    {
      userId: sql`seller`,
      month: sql`month`,
      viewCount: sql`sum(views)`,
      days: sql`json_group_object(day, views)`,
    },
    sql`from (select seller, month, day, sum(views) as views from ${DAYS} group by 1, 2, 3)
    where seller is not null group by 1, 2
    on conflict (user_id, month) do update set view_count = excluded.view_count, days = excluded.days`,
  ),
  updateWhere(
    sellers,
    {
      listingViewCount: sql`coalesce((select sum(view_count) from seller_views where user_id = sellers.id), 0)`,
    },
    sql`where true`,
  ),
];
