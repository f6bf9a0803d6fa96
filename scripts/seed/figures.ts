import { sql } from 'drizzle-orm';

const SELLER = sql`coalesce(
  (select republisher_id from republished_vehicles where id = v.republished_vehicle_id),
  (select user_id from vehicles where id = v.vehicle_id))`;

/** What batches and jobs of the application add up: the story writes its rows past them. */
export const FIGURES = [
  sql`insert into daily_figures (figure, day, currency, value)
    select 'views', day, '', sum(view_count) from views where true group by day
    on conflict (figure, day, currency) do update set value = excluded.value`,
  sql`insert into daily_figures (figure, day, currency, value)
    select 'page_views', day, '', sum(view_count) from page_views where true group by day
    on conflict (figure, day, currency) do update set value = excluded.value`,
  sql`insert into seller_views (user_id, day, view_count)
    select seller, day, sum(view_count) from (select v.day, v.view_count, ${SELLER} as seller from views v)
    where seller is not null group by seller, day
    on conflict (user_id, day) do update set view_count = excluded.view_count`,
  sql`update users set
    listing_view_count = coalesce((select sum(view_count) from seller_views where user_id = users.id), 0),
    vehicle_rank = coalesce((select listed_count from vehicle_counts where user_id = users.id), 0),
    lead_rank = coalesce((select lead_count from lead_counts where owner_id = users.id), 0)`,
];
