import { type SQL, sql } from 'drizzle-orm';
import { EXPIRY_WARNING_DAYS, PROFILE_GRACE_DAYS } from '../../../schema/billing/input';
import { type Duration, PLAN_IDS, type PlanId } from '../../../schema/billing/plan-names';
import { DURATION_DAYS, PLANS } from '../../../schema/billing/plans';
import { accounts, activityLogs, planChanges } from '../../../schema/directory';
import { insertWhere, updateWhere } from '../../platform/db';
import type { Notice } from '../../platform/effect-kinds';
import { pushAccount } from '../account/account.sql';

const DAY = 86_400_000;

/*
 * A change of somebody's plan is one row of the ledger `plan_changes`: its statement computes it from the account as it is, and
 * `applyChange` then copies it onto the account, in the same batch. Paid time is converted by price: with 30 days left of a plan
 * that costs half as much, 15 days of the other one are left. What counts is the price that was paid: each stretch of time has its
 * rate, in paise a month, and what two stretches become together has the rate that keeps their value.
 *
 * Names in these statements: `plan_before` and `ends_before` are what the account says, `live_plan` is what that means now (starter
 * once it has expired), `live_rate` is the rate of its rest, and `plan_after` is what the change makes of it. A plan that an
 * operator gave may have no end (`ends_before` is null), and then nothing is left that could be converted.
 */

const PRICES = sql.raw(
  PLAN_IDS.map((plan) => `when '${plan}' then ${PLANS[plan].monthlyMinor.INR}`).join(' '),
);

/** The list price of a month in paise: how plans rank, and what time of a plan costs that other time is converted into. */
const price = (plan: SQL) => sql`(case ${plan} ${PRICES} end)`;

const livePlan = sql.raw('live_plan');
const livePrice = price(livePlan);
const priceAfter = price(sql.raw('plan_after'));

/** Time at one rate as time at another. The casts keep SQLite from dividing bound numbers as floats. */
const convert = (ms: SQL, from: SQL, to: SQL) =>
  sql`cast(cast(${ms} as integer) * ${from} / ${to} as integer)`;

/** A person's present plan: an expired one does not count, whether or not the job has ended it yet. */
const planNow = (userId: SQL, now: number) => sql`
  select id as user_id, subscription_plan as plan_before, subscription_ends_at as ends_before,
    case when subscription_ends_at <= ${now} then 'starter' else subscription_plan end as live_plan,
    coalesce(subscription_rate_minor, ${price(sql.raw('subscription_plan'))}) as live_rate
  from accounts where id = ${userId}`;

/** The remaining time of the present plan; 0 for one without an end. */
const restMs = (now: number) =>
  sql`cast(case when live_plan = 'starter' or ends_before is null then 0 else ends_before - ${now} end as integer)`;

export interface Grant {
  /** The ledger row's id, on which everything else of the change depends. */
  changeId: string;
  /** An id, or a subquery. */
  userId: string | SQL;
  source: 'payment' | 'claim' | 'operator';
  plan: PlanId;
  duration: Duration;
  /** What a month of it was worth, in paise. */
  rateMinor: number;
  paymentId: string | null;
  /** The money that has come with it, in minor units of the payment's currency. */
  moneyMinor: number;
  operatorId: string | null;
  now: number;
}

/**
 * Writes to the ledger how a grant changes the person's plan, if `guard` holds. The rest of a plan is
 * converted by price into time of the plan that is active afterwards. A payment never lowers a plan: its days
 * extend the higher one by their value, so that two payments have the same result in either order. An
 * operator's choice is final.
 */
export function grantPlan(grant: Grant, guard: SQL): SQL {
  const { now, plan } = grant;
  const isStarter = plan === 'starter';
  const ms = isStarter ? 0 : DURATION_DAYS[grant.duration] * DAY;
  const granted = sql`${plan}`;
  const planAfter =
    grant.source === 'operator'
      ? granted
      : sql`case when ${livePrice} > ${price(granted)} then live_plan else ${plan} end`;
  const rate = sql`cast(${grant.rateMinor} as integer)`;
  // Time of the plan that is active afterwards keeps its rate; other time becomes time at the list price.
  const parts = sql`select *, iif(plan_after = live_plan, live_rate, ${priceAfter}) as rest_rate,
      iif(plan_after = ${granted}, ${rate}, ${priceAfter}) as added_rate,
      iif(plan_after = live_plan, ${restMs(now)}, ${convert(restMs(now), sql.raw('live_rate'), priceAfter)}) as rest,
      iif(plan_after = ${granted}, cast(${ms} as integer), ${convert(sql`${ms}`, rate, priceAfter)}) as added
    from (select *, ${planAfter} as plan_after from (${planNow(sql`${grant.userId}`, now)}))`;
  const staysWithoutEnd = sql`ends_before is null and live_plan <> 'starter' and plan_after = live_plan`;
  return insertWhere(
    planChanges,
    {
      id: grant.changeId,
      userId: sql`user_id`,
      source: grant.source,
      plan,
      duration: isStarter ? null : grant.duration,
      grantedMs: ms,
      rateMinor: grant.rateMinor,
      paymentId: grant.paymentId,
      moneyMinor: grant.moneyMinor,
      operatorId: grant.operatorId,
      planBefore: sql`plan_before`,
      endsBefore: sql`ends_before`,
      planAfter: sql`plan_after`,
      endsAfter: sql`iif(plan_after = 'starter' or ${staysWithoutEnd}, null, ${now} + rest + added)`,
      rateAfterMinor: sql`iif(plan_after = 'starter' or ${staysWithoutEnd} or rest + added = 0, null,
        (rest * rest_rate + added * added_rate) / (rest + added))`,
      createdAt: now,
    },
    sql`from (${parts}) where ${guard}`,
  );
}

interface TakeBack {
  changeId: string;
  source: 'refund' | 'lapse';
  paymentId: string;
  now: number;
}

/**
 * Records in the ledger that a payment's days are revoked, as far as they are part of the current plan. A plan without any other
 * open grant ends with them, and the rest is converted into the highest plan that has one, at the rate that was paid for it.
 */
export function takeBackPlan({ changeId, source, paymentId, now }: TakeBack, guard: SQL): SQL {
  const payer = sql`(select user_id from payment_records where id = ${paymentId})`;
  /** Nothing, if other changes have used the payment's days up. */
  const takenValue = sql`iif(g.closed_at is null, g.granted_ms * g.rate_minor, 0)`;
  /** The same days as time of the present plan. */
  const takenMs = sql`iif(g.closed_at is null, iif(g.plan = p.live_plan, g.granted_ms,
    ${convert(sql.raw('g.granted_ms'), sql.raw('g.rate_minor'), sql`nullif(${price(sql.raw('p.live_plan'))}, 0)`)}), 0)`;
  const bestOther = (column: SQL) => sql`iif(g.closed_at is null, (
      select ${column} from plan_changes o where o.user_id = g.user_id and o.closed_at is null
        and o.source in ('payment', 'claim', 'operator') and o.id <> g.id and o.plan <> 'starter'
      order by ${price(sql.raw('o.plan'))} desc, o.rate_minor desc limit 1
    ), null)`;
  const taken = sql`select g.plan, g.duration, g.granted_ms, g.rate_minor, p.*, ${takenValue} as taken_value,
      ${takenMs} as taken_ms, ${bestOther(sql.raw('o.plan'))} as best_other,
      ${bestOther(sql.raw('o.rate_minor'))} as best_rate
    from plan_changes g, (${planNow(payer, now)}) p
    where g.id = (select id from plan_changes where payment_id = ${paymentId} and source in ('payment', 'claim')
      order by source = 'payment' desc limit 1)`;
  const left = sql`select *, ${restMs(now)} - taken_ms as left_ms,
    ${restMs(now)} * live_rate - taken_value as left_value from (${taken})`;
  const falls = sql`${price(sql.raw('best_other'))} < ${livePrice}`;
  const planAfter = sql`case when live_plan = 'starter' then 'starter' when ends_before is null then live_plan
    when ${falls} then iif(left_value <= 0 or best_rate = 0, 'starter', best_other)
    when left_ms <= 0 then 'starter' else live_plan end`;
  return insertWhere(
    planChanges,
    {
      id: changeId,
      userId: sql`user_id`,
      source,
      plan: sql`plan`,
      duration: sql`duration`,
      grantedMs: sql`-granted_ms`,
      rateMinor: sql`rate_minor`,
      paymentId,
      moneyMinor:
        source === 'refund'
          ? sql`-(select coalesce(received_minor, amount_minor) from payment_records where id = ${paymentId})`
          : 0,
      planBefore: sql`plan_before`,
      endsBefore: sql`ends_before`,
      planAfter: sql`plan_after`,
      endsAfter: sql`iif(plan_after = 'starter' or ends_before is null, null,
        ${now} + iif(plan_after = live_plan, left_ms, left_value / best_rate))`,
      rateAfterMinor: sql`iif(plan_after = 'starter' or ends_before is null, null,
        iif(plan_after = live_plan, max(left_value, 0) / left_ms, best_rate))`,
      createdAt: now,
    },
    sql`from (select *, ${planAfter} as plan_after from (${left})) where ${guard}`,
  );
}

/** Records in the ledger that a person's plan has ended, if it has. */
export const endPlan = ({ changeId, userId, now }: { changeId: string; userId: string; now: number }): SQL =>
  insertWhere(
    planChanges,
    {
      id: changeId,
      userId: sql`id`,
      source: 'expiry',
      plan: 'starter',
      grantedMs: 0,
      planBefore: sql`subscription_plan`,
      endsBefore: sql`subscription_ends_at`,
      planAfter: 'starter',
      createdAt: now,
    },
    sql`from accounts where id = ${userId} and subscription_plan <> 'starter' and subscription_ends_at <= ${now}`,
  );

/** Holds if the batch's ledger row exists, on which everything after a change depends. */
export const changed = (changeId: string): SQL =>
  sql`exists (select 1 from plan_changes where id = ${changeId})`;

interface Change {
  changeId: string;
  /** The id of the activity log's row. */
  activityId: string;
  /** Who did it: the operator, or else the person. */
  actorId: string | SQL;
  now: number;
}

/**
 * Everything that follows from a ledger row, for the same batch: the plan itself and the log. `pushPlan`
 * updates the shard.
 */
export function applyChange({ changeId, activityId, actorId, now }: Change): SQL[] {
  const grace = PROFILE_GRACE_DAYS * DAY;
  return [
    updateWhere(
      accounts,
      {
        subscriptionPlan: sql`c.plan_after`,
        subscriptionEndsAt: sql`c.ends_after`,
        subscriptionRateMinor: sql`c.rate_after_minor`,
        subscriptionDuration: sql`case when c.plan_after = 'starter' then null else coalesce(c.duration, subscription_duration) end`,
        subscriptionStatus: sql`case when c.plan_after = 'starter' and c.source = 'expiry' then 'expired' else 'active' end`,
        expiryNoticeAt: sql`c.ends_after - ${EXPIRY_WARNING_DAYS * DAY}`,
        profileGraceUntil: sql`case when c.plan_after = 'pro' then null when c.plan_before <> 'pro' then profile_grace_until else min(coalesce(c.ends_before, ${now}), ${now}) + ${grace} end`,
        version: sql`version + 1`,
        updatedAt: now,
      },
      sql`from plan_changes c where c.id = ${changeId} and accounts.id = c.user_id`,
    ),
    // Days that are used up or revoked are not part of the new plan.
    updateWhere(
      planChanges,
      { closedAt: now },
      sql`from plan_changes c
      where c.id = ${changeId} and plan_changes.user_id = c.user_id and plan_changes.closed_at is null
        and (plan_changes.id <> c.id or c.source in ('refund', 'lapse', 'expiry') or c.plan = 'starter')
        and (c.plan_after = 'starter' or c.ends_before <= ${now} or plan_changes.id = c.id
          or (c.source in ('refund', 'lapse') and plan_changes.payment_id = c.payment_id))`,
    ),
    insertWhere(
      activityLogs,
      {
        id: activityId,
        userId: typeof actorId === 'string' ? actorId : sql`${actorId}`,
        action: sql`'plan_' || c.source`,
        entityType: 'user',
        entityId: sql`c.user_id`,
        description: sql`iif(c.plan_before = c.plan_after, 'New end date of plan ' || c.plan_after,
          'Plan changed from ' || c.plan_before || ' to ' || c.plan_after)`,
        metadata: sql`json_object('before', json_object('plan', c.plan_before, 'endsAt', c.ends_before),
          'after', json_object('plan', c.plan_after, 'endsAt', c.ends_after), 'paymentId', c.payment_id)`,
        createdAt: now,
      },
      sql`from plan_changes c where c.id = ${changeId}`,
    ),
  ];
}

/**
 * Sends the plan to its shard, which adjusts listings and notifies the seller, if the ledger has the change;
 * settled by the change's id.
 */
export const pushPlan = (changeId: string, notice: Notice, now: number): SQL =>
  pushAccount(
    { cause: changeId, userId: sql`(select user_id from plan_changes where id = ${changeId})`, notice, now },
    changed(changeId),
  );
