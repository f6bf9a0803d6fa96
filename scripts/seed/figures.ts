import { sql } from 'drizzle-orm';
import { sellers } from '../../schema/shard';
import { updateWhere } from '../../worker/platform/db';

const SELLER = sql`coalesce(
  (select republisher_id from republished_vehicles where id = v.listing_id),
  (select user_id from vehicles where id = v.listing_id))`;

const DAYS = sql`(select v.month, d.key as day, d.value as views, ${SELLER} as seller from views v, json_each(v.days) d)`;

/**
 * Statements for the directory that compute what batches and jobs of the application add up, which the
 * story's rows bypass.
 */
export const DIRECTORY_FIGURES = [
  sql`insert into daily_figures (figure, day, currency, value)
    select 'page_views', day, '', sum(view_count) from page_views where true group by day
    on conflict (figure, day, currency) do update set value = excluded.value`,
];

/** The same for each shard. */
export const SHARD_FIGURES = [
  sql`insert into daily_figures (figure, day, currency, value)
    select 'views', month || '-' || day, '', sum(views) from ${DAYS} where true group by 2
    on conflict (figure, day, currency) do update set value = excluded.value`,
  sql`insert into seller_views (user_id, month, view_count, days)
    select seller, month, sum(views), json_group_object(day, views)
    from (select seller, month, day, sum(views) as views from ${DAYS} group by 1, 2, 3)
    where seller is not null group by 1, 2
    on conflict (user_id, month) do update set view_count = excluded.view_count, days = excluded.days`,
  updateWhere(
    sellers,
    {
      listingViewCount: sql`coalesce((select sum(view_count) from seller_views where user_id = sellers.id), 0)`,
    },
    sql`where true`,
  ),
];
