import { type SQL, sql } from 'drizzle-orm';
import { PLAN_IDS } from '../../../schema/billing/plan-names';
import { PLANS } from '../../../schema/billing/plans';
import { vehicles } from '../../../schema/shard';
import { updateWhere } from '../../platform/db';
import { isBarred, isLive } from './visibility.sql';

/** Listings that count towards the plan's limit, for guards: at most as many rows as the limit allows. */
export const liveVehicles = (userId: unknown): SQL => sql`(
    select count(*) from vehicles indexed by vehicles_live where user_id = ${userId} and ${isLive()}
  )`;

/** The limit of live listings of each plan, at least one; 0 means no limit. */
const LIVE_LIMIT = sql.raw(
  PLAN_IDS.map((plan) => `when '${plan}' then ${PLANS[plan].limits.liveVehicles ?? 0}`).join(' '),
);

/** A seller's live listings with a given reason for being hidden (null: not hidden), as `v`, by id. */
const live = (userId: unknown, reason: SQL) => sql`
    select v.id from vehicles v indexed by vehicles_live
    where v.user_id = ${userId} and ${isLive('v')} and v.hidden_reason is ${reason}`;

/**
 * The id of the last live listing within the plan's limit; null if all are within it. Older listings come
 * first, hidden or not, so it reads at most twice the plan's limit.
 */
const lastWithinLimit = (userId: unknown) => {
  const limit = sql`(select case subscription_plan ${LIVE_LIMIT} end from sellers where id = ${userId})`;
  const among = (reason: SQL) =>
    sql`select id from (${live(userId, reason)} order by v.id limit coalesce(${limit}, 0))`;
  return sql`(
      select id from (${among(sql`null`)} union all ${among(sql`'plan'`)})
      order by id limit 1 offset coalesce(${limit}, 1) - 1
    )`;
};

/** Shown listings beyond the limit, and listings within it that are hidden by the plan. */
const listingsToToggle = (userId: unknown) => {
  const last = lastWithinLimit(userId);
  return sql`(
      ${live(userId, sql`null`)} and v.id > ${last}
      union all ${live(userId, sql`'plan'`)} and v.id <= coalesce(${last}, v.id)
    )`;
};

/**
 * Hides live listings beyond the plan's limit, newest first, and shows those within it again, in the batch of
 * whatever changes the plan or the number of live listings. Reads the rows it changes, and up to twice the
 * plan's limit. Listings hidden by operators stay hidden.
 */
export const applyListingLimit = (userId: unknown): SQL =>
  updateWhere(
    vehicles,
    { hiddenReason: sql`iif(hidden_reason is null, 'plan', null)`, version: sql`version + 1` },
    sql`where id in ${listingsToToggle(userId)}`,
  );

/** The operators' decision made at `at` is newer than the one stored with the listing. */
export const isNewDecision = (at: number, vehicle = 'vehicles'): SQL =>
  sql`${sql.raw(`${vehicle}.decided_at`)} < ${at}`;

/**
 * Applies the operators' decision made at `at`, unless a newer one has been applied. Hiding replaces the
 * plan's reason; a restored listing is shown unless it exceeds its seller's plan. The seller's other listings
 * are then adjusted.
 */
export const applyDecision = (vehicleId: string, isHidden: boolean, at: number): SQL[] => [
  updateWhere(
    vehicles,
    {
      decidedAt: at,
      version: sql`version + 1`,
      hiddenReason: isHidden ? sql`'operator'` : sql`iif(${isBarred()}, null, hidden_reason)`,
    },
    sql`where id = ${vehicleId} and ${isNewDecision(at)}`,
  ),
  applyListingLimit(sql`(select user_id from vehicles where id = ${vehicleId})`),
];
