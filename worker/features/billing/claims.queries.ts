import { sql } from 'drizzle-orm';
import { activityLogs, paymentRecords, statementRows } from '../../../schema/directory';
import { CLAIM_MS, MAX_CLAIMS } from '../../../schema/upi/input';
import { type DirectoryDb, insertWhere, runTogether, updateWhere } from '../../platform/db';
import type { Notice } from '../../platform/effect-kinds';
import { pushAccount } from '../account/account.sql';
import { redeemCode, releaseCode } from './gift-codes.sql';
import { applyChange, grantPlan, pushPlan, takeBackPlan } from './plan-changes.sql';
import type { Activation } from './settle.queries';

/*
 * A UPI payment is claimed by its payer, who names the bank reference; it is received once an operator's bank statement has that
 * reference. A claim starts the plan at once, but only for accounts none of whose claims has failed. Each of these batches begins
 * with the change of the payment; the rest acts if the payment carries this batch's mark.
 */

/** Set by the first statement of a batch, so that the others know that it acted. */
const mark = (changeId: string) => sql`json_object('change', ${changeId})`;
const isMarked = (paymentId: string, changeId: string) => sql`exists (select 1 from payment_records
  where id = ${paymentId} and json_extract(gateway_response, '$.change') = ${changeId})`;

/** The payment's claim has started its plan, which has not been taken back. */
const isRunning = (paymentId: string) => sql`(
  exists (select 1 from plan_changes where payment_id = ${paymentId} and source = 'payment')
  and not exists (select 1 from plan_changes where payment_id = ${paymentId} and source = 'lapse'))`;

const periodOf = (paymentId: string, changeId: string, now: number) =>
  updateWhere(
    paymentRecords,
    {
      periodEnd: sql`c.ends_after`,
      periodStart: sql`case when c.plan_before = c.plan_after and c.ends_before > ${now} then c.ends_before else ${now} end`,
    },
    sql`from plan_changes c where c.id = ${changeId} and payment_records.id = ${paymentId}`,
  );

/**
 * Claims a payment under a bank reference, or corrects the reference; starts its plan if the account may. False if the payment
 * cannot be claimed (any more), or the reference belongs to another payment.
 */
export async function claimPayment(
  db: DirectoryDb,
  { grant, activityId, notificationId }: Activation,
  utr: string,
): Promise<boolean> {
  const { paymentId, userId, changeId, now } = grant;
  const [claimed] = await runTogether(db, [
    updateWhere(
      paymentRecords,
      {
        status: 'claimed',
        utr,
        claimedAt: sql`iif(status = 'claimed', claimed_at, ${now})`,
        claimEndsAt: sql`iif(status = 'claimed', claim_ends_at, ${now + CLAIM_MS})`,
        claimCount: sql`claim_count + 1`,
        gatewayResponse: mark(changeId),
        checkedAt: now,
        updatedAt: now,
      },
      sql`where id = ${paymentId} and user_id = ${userId} and payment_gateway = 'upi'
        and status in ('pending', 'failed', 'canceled', 'claimed', 'lapsed') and claim_count < ${MAX_CLAIMS}
        and not exists (select 1 from payment_records o where o.utr = ${utr} and o.id <> ${paymentId})
        and not exists (select 1 from payment_records o
          where o.user_id = ${userId} and o.status = 'claimed' and o.id <> ${paymentId})`,
    ),
    grantPlan(
      grant,
      sql`${isMarked(paymentId, changeId)}
        and not exists (select 1 from plan_changes where payment_id = ${paymentId})
        and not exists (select 1 from plan_changes where user_id = ${userId} and source = 'lapse')
        and not exists (select 1 from payment_records where user_id = ${userId} and status in ('lapsed', 'refused'))`,
    ),
    ...applyChange({ changeId, activityId, actorId: sql`c.user_id`, now }),
    periodOf(paymentId, changeId, now),
    pushPlan(
      changeId,
      {
        id: notificationId,
        kind: 'plan_started',
        values: { of: grant.plan, until: now + CLAIM_MS },
        relatedEntityId: paymentId,
        createdAt: now,
      },
      now,
    ),
  ]);
  return claimed === 1;
}

interface Receipt {
  activation: Activation;
  /** The row of the statement; null where an operator knows of the money otherwise. */
  rowId: string | null;
  receivedMinor: number;
  /** Who decided by hand, and why; null if reference and amount agree. */
  decision: { operatorId: string; reason: string } | null;
}

const logged = (
  action: string,
  { activation, decision }: Pick<Receipt, 'activation' | 'decision'>,
  /** The activity's id must differ from that of the plan's change. */
  activityId: string,
) => {
  const { paymentId, changeId, now } = activation.grant;
  return decision
    ? [
        insertWhere(
          activityLogs,
          {
            id: activityId,
            userId: decision.operatorId,
            action,
            entityType: 'payment',
            entityId: paymentId,
            description: decision.reason,
            createdAt: now,
          },
          sql`where ${isMarked(paymentId, changeId)}`,
        ),
      ]
    : [];
};

/**
 * Books a claimed payment as received, with its invoice, and grants its plan unless the claim has done that. False if it was decided
 * before, or the row of the statement belongs to another payment.
 */
export async function receiveClaim(db: DirectoryDb, receipt: Receipt, logId: string): Promise<boolean> {
  const { activation, rowId, receivedMinor } = receipt;
  const { grant, invoice } = activation;
  const { paymentId, changeId, now } = grant;
  const isFree = rowId
    ? sql`exists (select 1 from statement_rows where id = ${rowId} and payment_id is null)`
    : sql`1`;
  const [received] = await runTogether(db, [
    updateWhere(
      paymentRecords,
      {
        status: 'succeeded',
        receivedMinor,
        refusedBecause: null,
        paidAt: now,
        checkedAt: now,
        updatedAt: now,
        gatewayResponse: mark(changeId),
        invoiceYear: invoice?.year ?? null,
        invoiceNumber: sql`(select coalesce(max(invoice_number), 0) + 1 from payment_records
          where invoice_year = ${invoice?.year ?? null})`,
        invoiceParties: sql`${invoice ? JSON.stringify(invoice.parties) : null}`,
      },
      sql`where id = ${paymentId} and status in ('claimed', 'lapsed', 'refused') and ${isFree}`,
    ),
    ...(rowId
      ? [
          updateWhere(
            statementRows,
            { paymentId },
            sql`where id = ${rowId} and ${isMarked(paymentId, changeId)}`,
          ),
        ]
      : []),
    grantPlan(
      { ...grant, source: 'match' },
      sql`${isMarked(paymentId, changeId)} and not ${isRunning(paymentId)}`,
    ),
    ...applyChange({ changeId, activityId: activation.activityId, actorId: sql`c.user_id`, now }),
    periodOf(paymentId, changeId, now),
    ...redeemCode(paymentId, isMarked(paymentId, changeId), now),
    ...logged('payment_confirmed', receipt, logId),
    pushAccount(
      {
        cause: changeId,
        userId: sql`${grant.userId}`,
        notice: {
          id: activation.notificationId,
          kind: 'payment_received',
          values: { of: grant.plan, duration: grant.duration, isFree: false },
          relatedEntityId: paymentId,
          createdAt: now,
        },
        now,
      },
      isMarked(paymentId, changeId),
    ),
  ]);
  return received === 1;
}

interface EndedClaim {
  activation: Activation;
  status: 'lapsed' | 'refused';
  decision: { operatorId: string; reason: string } | null;
  notice: Notice;
}

/**
 * Ends a claim that has not come true: takes the plan back and releases the gift code. A claim lapses only when its time has passed.
 * False if it was decided before.
 */
export async function endClaim(db: DirectoryDb, ended: EndedClaim, logId: string): Promise<boolean> {
  const { status, notice } = ended;
  const { grant, activityId } = ended.activation;
  const { paymentId, changeId, now } = grant;
  const mayEnd =
    status === 'lapsed'
      ? sql`status = 'claimed' and claim_ends_at <= ${now}`
      : sql`status in ('claimed', 'lapsed')`;
  const [done] = await runTogether(db, [
    updateWhere(
      paymentRecords,
      {
        status,
        refusedBecause: ended.decision?.reason ?? null,
        gatewayResponse: mark(changeId),
        checkedAt: now,
        updatedAt: now,
      },
      sql`where id = ${paymentId} and ${mayEnd}`,
    ),
    takeBackPlan(
      { changeId, source: 'lapse', paymentId, now },
      sql`${isMarked(paymentId, changeId)} and ${isRunning(paymentId)}`,
    ),
    ...applyChange({
      changeId,
      activityId,
      actorId: ended.decision ? ended.decision.operatorId : sql`c.user_id`,
      now,
    }),
    releaseCode(paymentId, now),
    ...logged('payment_refused', ended, logId),
    pushAccount(
      { cause: changeId, userId: sql`${grant.userId}`, notice, now },
      isMarked(paymentId, changeId),
    ),
  ]);
  return done === 1;
}
