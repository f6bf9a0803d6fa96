import { type SQL, sql } from 'drizzle-orm';
import { activityLogs, paymentRecords, planChanges } from '../../../schema/directory';
import { MAX_CLAIMS, NAMEABLE_MS } from '../../../schema/upi/input';
import { insertWhere, updateWhere } from '../../platform/db';
import { codeFits } from './gift-codes.sql';

/*
 * A UPI payment is claimed by its payer, who names the bank reference; it is received once an operator's bank statement has that
 * reference. A claim starts the plan at once, but only for accounts none of whose claims has failed. Each of these batches begins
 * with the change of the payment; the rest acts if the payment carries this batch's mark.
 */

/** Set by the first statement of a batch, so that the others know that it acted. */
export const mark = (changeId: string) => sql`json_object('change', ${changeId})`;

export const isMarked = (paymentId: string, changeId: string) => sql`exists (select 1 from payment_records
  where id = ${paymentId} and json_extract(gateway_response, '$.change') = ${changeId})`;

/** The payment's claim has started its plan, which has not been taken back. */
export const isRunning = (paymentId: string | SQL) => sql`(
  exists (select 1 from plan_changes where payment_id = ${paymentId} and source = 'claim')
  and not exists (select 1 from plan_changes where payment_id = ${paymentId} and source = 'lapse'))`;

/** A UPI order whose reference may still be named, or corrected, as far as its age and earlier claims go. */
export const isNameable = (now: number) => sql`(payment_gateway = 'upi' and claim_count < ${MAX_CLAIMS}
  and coalesce(claim_ends_at, created_at) > ${now - NAMEABLE_MS})`;

/**
 * Naming a reference starts this payment's plan at once: it has started nothing before, no other claim of the account has failed, and
 * its gift code has room. Of the row `payment_records`.
 */
export const startsAtOnce = (now: number) => sql`(
  not exists (select 1 from plan_changes where payment_id = payment_records.id)
  and not exists (select 1 from plan_changes where user_id = payment_records.user_id and source = 'lapse')
  and not exists (select 1 from payment_records o where o.user_id = payment_records.user_id
    and o.id <> payment_records.id and o.status in ('lapsed', 'refused'))
  and (payment_records.gift_code_id is null or ${codeFits(
    {
      paymentId: sql`payment_records.id`,
      userId: sql`payment_records.user_id`,
      giftCodeId: sql`payment_records.gift_code_id`,
    },
    now,
  )}))`;

/** No other payment has this reference, except refused ones. Names the outer statement's `payment_records`. */
export const isFreeUtr = (utr: string | SQL) => sql`not exists (select 1 from payment_records o
  where o.utr = ${utr} and o.id <> payment_records.id and o.status <> 'refused')`;

/** Copies the period that a change has granted onto its payment. */
export const setPeriod = (paymentId: string, changeId: string, now: number): SQL =>
  updateWhere(
    paymentRecords,
    {
      periodEnd: sql`c.ends_after`,
      periodStart: sql`case when c.plan_before = c.plan_after and c.ends_before > ${now} then c.ends_before else ${now} end`,
    },
    sql`from plan_changes c where c.id = ${changeId} and payment_records.id = ${paymentId}`,
  );

/** Records money that changes no plan: of a claim that has started it, or a difference. `from` selects the payment as `p`. */
export const bookMoney = (
  {
    id,
    source,
    money,
    now,
  }: { id: string | SQL; source: 'match' | 'difference'; money: number | SQL; now: number },
  from: SQL,
): SQL =>
  insertWhere(
    planChanges,
    {
      id,
      userId: sql`p.user_id`,
      source,
      plan: sql`p.plan`,
      duration: sql`p.duration`,
      grantedMs: 0,
      paymentId: sql`p.id`,
      moneyMinor: money,
      planBefore: sql`a.subscription_plan`,
      endsBefore: sql`a.subscription_ends_at`,
      planAfter: sql`a.subscription_plan`,
      endsAfter: sql`a.subscription_ends_at`,
      closedAt: now,
      createdAt: now,
    },
    from,
  );

/** What an operator has decided about a payment by hand. */
export interface Decision {
  operatorId: string;
  /** Why. */
  reason: string;
  /** What was done, for the log. */
  description: string;
}

/** Logs an operator's decision if the batch has acted. `id` must differ from that of the plan's change. */
export const logDecision = (
  action: 'payment_confirmed' | 'payment_refused' | 'payment_reversed',
  decision: Decision | null,
  { id, paymentId, guard, now }: { id: string; paymentId: string; guard: SQL; now: number },
): SQL[] =>
  decision
    ? [
        insertWhere(
          activityLogs,
          {
            id,
            userId: decision.operatorId,
            action,
            entityType: 'payment',
            entityId: paymentId,
            description: `${decision.description}: ${decision.reason}`,
            createdAt: now,
          },
          sql`where ${guard}`,
        ),
      ]
    : [];
