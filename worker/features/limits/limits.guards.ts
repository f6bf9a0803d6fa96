import { type SQL, sql } from 'drizzle-orm';
import { PLAN_IDS } from '../../../schema/billing/plan-names';
import { PLANS } from '../../../schema/billing/plans';
import type { UsageAction } from '../../../schema/limits/input';

export interface Month {
  year: number | SQL;
  month: number | SQL;
}

/** The month's count of one action, for guards: one row read. */
export const usedInMonth = (userId: unknown, action: UsageAction, { year, month }: Month) => sql`coalesce((
    select count from usage_tracking
    where user_id = ${userId} and action_type = ${action} and year = ${year} and month = ${month}
  ), 0)`;

/** Listings that are available or pending now, for guards: at most as many rows as the limit allows. */
export const liveVehicles = (userId: unknown) => sql`(
    select count(*) from vehicles indexed by vehicles_live
    where user_id = ${userId} and is_active = 1 and status <> 'sold'
  )`;

/** Counts one use of an action: add `select … where` around it to make it depend on what came before in the batch. */
export const countUsage = (
  userId: unknown,
  action: UsageAction,
  { year, month }: Month,
  now: number | SQL,
  where: unknown,
) => sql`
    insert into usage_tracking (user_id, action_type, year, month, count, action_date)
    select ${userId}, ${action}, ${year}, ${month}, 1, ${now} ${where}
    on conflict (user_id, action_type, year, month) do update set count = count + 1, action_date = excluded.action_date`;

/** Live listings per plan, for LIMIT: there -1 is no limit. */
const LIVE_LIMIT = sql.raw(
  PLAN_IDS.map((plan) => `when '${plan}' then ${PLANS[plan].limits.liveVehicles ?? -1}`).join(' '),
);

/**
 * Hides live listings over the plan's limit, newest first, and shows again those that have room: for the batch of whatever
 * changes the plan, or takes a listing off the market. Changes nothing where all is right already.
 */
export const fitListings = (userId: unknown) => sql`
    update vehicles set hidden_by_plan = 1 - hidden_by_plan
    where user_id = ${userId} and is_active = 1 and status <> 'sold' and hidden_by_plan <> (vehicles.id not in (
      select v.id from vehicles v indexed by vehicles_live
      where v.user_id = ${userId} and v.is_active = 1 and v.status <> 'sold'
      order by v.id limit (select case subscription_plan ${LIVE_LIMIT} else 0 end from users where id = ${userId})
    ))`;
