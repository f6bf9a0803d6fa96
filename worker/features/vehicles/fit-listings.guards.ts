import { type SQL, sql } from 'drizzle-orm';
import { PLAN_IDS } from '../../../schema/billing/plan-names';
import { PLANS } from '../../../schema/billing/plans';
import { isLive } from './visibility.guards';

/** Listings that count towards the plan's limit, for guards: at most as many rows as the limit allows. */
export const liveVehicles = (userId: unknown): SQL => sql`(
    select count(*) from vehicles indexed by vehicles_live where user_id = ${userId} and ${isLive()}
  )`;

/** Live listings for each plan, at least one; 0 is no limit. */
const LIVE_LIMIT = sql.raw(
  PLAN_IDS.map((plan) => `when '${plan}' then ${PLANS[plan].limits.liveVehicles ?? 0}`).join(' '),
);

/** A seller's live listings with one reason to be hidden (null: none), as `v`, in the order of their ids. */
const live = (userId: unknown, reason: SQL) => sql`
    select v.id from vehicles v indexed by vehicles_live
    where v.user_id = ${userId} and ${isLive('v')} and v.hidden_reason is ${reason}`;

/**
 * The id of the last live listing that fits the plan; null where all fit. Older listings take precedence, whether they are hidden
 * or not, so it reads at most twice the plan's limit.
 */
const lastFitting = (userId: unknown) => {
  const limit = sql`(select case subscription_plan ${LIVE_LIMIT} end from sellers where id = ${userId})`;
  const among = (reason: SQL) =>
    sql`select id from (${live(userId, reason)} order by v.id limit coalesce(${limit}, 0))`;
  return sql`(
      select id from (${among(sql`null`)} union all ${among(sql`'plan'`)})
      order by id limit 1 offset coalesce(${limit}, 1) - 1
    )`;
};

/** Listings that are shown and do not fit, or hidden by the plan and fit. */
const misfits = (userId: unknown) => {
  const last = lastFitting(userId);
  return sql`(
      ${live(userId, sql`null`)} and v.id > ${last}
      union all ${live(userId, sql`'plan'`)} and v.id <= coalesce(${last}, v.id)
    )`;
};

/**
 * Hides live listings over the plan's limit, newest first, and shows again those that have room: for the batch of whatever
 * changes the plan, or the number of live listings. Reads what it changes, and up to twice the plan's limit. What operators
 * hid stays hidden.
 */
export const fitListings = (
  userId: unknown,
): SQL => /* guard iif(hidden_reason is null, 'plan', null): null @ expiry */ sql`
    update vehicles set hidden_reason = iif(hidden_reason is null, 'plan', null) where id in ${misfits(userId)}`;

/** Hides a listing for the operators, in place of the plan's reason; its seller's other listings then fit anew. */
export const hideListing = (vehicleId: string): SQL[] => [
  sql`update vehicles set hidden_reason = 'operator' where id = ${vehicleId}`,
  fitListings(sql`(select user_id from vehicles where id = ${vehicleId})`),
];

/** Restores a listing that operators hid, as far as it fits its seller's plan. */
export const restoreListing = (vehicleId: string): SQL[] => [
  sql`update vehicles set hidden_reason = null where id = ${vehicleId} and hidden_reason = 'operator'`,
  // guard
  fitListings(sql`(select user_id from vehicles where id = ${vehicleId})`),
];
