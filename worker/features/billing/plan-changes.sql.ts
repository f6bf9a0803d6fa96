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
 * A change of someone's plan is one row of the ledger `plan_changes`. Its statement computes the row from the
 * account's present state, and `applyChange` copies the result to the account in the same batch. Paid time is
 * converted by price: 30 remaining days of a plan become 15 days of one that costs twice as much.
 *
 * Names in these statements: `plan_before` and `ends_before` are the account's values, `live_plan` is the
 * plan in force (starter once it has expired), and `plan_after` is the result of the change. A plan given by
 * an operator may have no end (`ends_before` is null); then no time is left to convert.
 */

const PRICES = sql.raw(
  PLAN_IDS.map((plan) => `when '${plan}' then ${PLANS[plan].monthlyMinor.INR}`).join(' '),
);

/** A plan's value for converting paid time and for ranking: a month's price in paise. */
const price = (plan: SQL) => sql`(case ${plan} ${PRICES} end)`;

const livePlan = sql.raw('live_plan');
const livePrice = price(livePlan);
const priceAfter = price(sql.raw('plan_after'));

/** Time of one plan as time of another, by price. The casts keep SQLite from dividing bound numbers as floats. */
const convert = (ms: SQL, from: SQL, to: SQL) =>
  sql`cast(cast(${ms} as integer) * ${from} / ${to} as integer)`;

/** A person's present plan: an expired one does not count, whether or not the job has ended it yet. */
const planNow = (userId: SQL, now: number) => sql`
  select id as user_id, subscription_plan as plan_before, subscription_ends_at as ends_before,
    case when subscription_ends_at <= ${now} then 'starter' else subscription_plan end as live_plan
  from accounts where id = ${userId}`;

/** The remaining time of the present plan; 0 for one without an end. */
const restMs = (now: number) =>
  sql`(case when live_plan = 'starter' or ends_before is null then 0 else ends_before - ${now} end)`;

export interface Grant {
  /** The ledger row's id, on which everything else of the change depends. */
  changeId: string;
  /** An id, or a subquery. */
  userId: string | SQL;
  source: 'payment' | 'operator';
  plan: PlanId;
  duration: Duration;
  paymentId: string | null;
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
  const rest = convert(restMs(now), livePrice, priceAfter);
  const added = convert(sql`${ms}`, price(granted), priceAfter);
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
      paymentId: grant.paymentId,
      operatorId: grant.operatorId,
      planBefore: sql`plan_before`,
      endsBefore: sql`ends_before`,
      planAfter: sql`plan_after`,
      endsAfter: sql`iif(plan_after = 'starter' or ${staysWithoutEnd}, null, ${now} + ${rest} + ${added})`,
      createdAt: now,
    },
    sql`from (select *, ${planAfter} as plan_after from (${planNow(sql`${grant.userId}`, now)})) where ${guard}`,
  );
}

/**
 * Records in the ledger that a payment's days are revoked, as far as they are part of the current plan. A
 * plan without another open grant ends with them; otherwise the rest is converted into the highest plan that
 * has one.
 */
export function takeBackPlan(
  { changeId, paymentId, now }: { changeId: string; paymentId: string; now: number },
  guard: SQL,
): SQL {
  const payer = sql`(select user_id from payment_records where id = ${paymentId})`;
  /** Zero if other changes have used up the payment's days. */
  const takenValue = sql`iif(g.closed_at is null, g.granted_ms * ${price(sql.raw('g.plan'))}, 0)`;
  const bestOther = sql`iif(g.closed_at is null, (
      select o.plan from plan_changes o where o.user_id = g.user_id and o.closed_at is null
        and o.source in ('payment', 'operator') and o.id <> g.id and o.plan <> 'starter'
      order by ${price(sql.raw('o.plan'))} desc limit 1
    ), null)`;
  const taken = sql`select g.plan, g.duration, g.granted_ms, p.*, ${takenValue} as taken_value, ${bestOther} as best_other
    from plan_changes g, (${planNow(payer, now)}) p where g.payment_id = ${paymentId} and g.source = 'payment'`;
  /** In milliseconds times price. */
  const leftValue = sql`(cast(${restMs(now)} as integer) * ${livePrice} - taken_value)`;
  const planAfter = sql`case when live_plan = 'starter' then 'starter' when ends_before is null then live_plan
    when ${leftValue} <= 0 then 'starter'
    when ${price(sql.raw('best_other'))} < ${livePrice} then best_other else live_plan end`;
  return insertWhere(
    planChanges,
    {
      id: changeId,
      userId: sql`user_id`,
      source: 'refund',
      plan: sql`plan`,
      duration: sql`duration`,
      grantedMs: sql`-granted_ms`,
      paymentId,
      planBefore: sql`plan_before`,
      endsBefore: sql`ends_before`,
      planAfter: sql`plan_after`,
      endsAfter: sql`iif(plan_after = 'starter' or ends_before is null, null,
        ${now} + cast(${leftValue} / ${priceAfter} as integer))`,
      createdAt: now,
    },
    sql`from (select *, ${planAfter} as plan_after from (${taken})) where ${guard}`,
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
        and (plan_changes.id <> c.id or c.source in ('refund', 'expiry') or c.plan = 'starter')
        and (c.plan_after = 'starter' or c.ends_before <= ${now} or plan_changes.id = c.id
          or (c.source = 'refund' and plan_changes.payment_id = c.payment_id))`,
    ),
    insertWhere(
      activityLogs,
      {
        id: activityId,
        userId: typeof actorId === 'string' ? actorId : sql`${actorId}`,
        action: sql`'plan_' || c.source`,
        entityType: 'user',
        entityId: sql`c.user_id`,
        description: sql`'Plan changed from ' || c.plan_before || ' to ' || c.plan_after`,
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
