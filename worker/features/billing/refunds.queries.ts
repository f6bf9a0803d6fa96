import { and, eq, isNull, sql } from 'drizzle-orm';
import { paymentRecords, statementRows } from '../../../schema/directory';
import { type DirectoryDb, runTogether, updateWhere } from '../../platform/db';
import type { Notice } from '../../platform/effect-kinds';
import { type Decision, logDecision } from './claims.sql';
import { applyChange, changed, pushPlan, takeBackPlan } from './plan-changes.sql';

/** Records that a payment is to be refunded; false if it already is, or cannot be. */
export async function requestRefund(
  db: DirectoryDb,
  id: string,
  refund: { reason: string; reference: string | null; operatorId: string | null },
  now: number,
): Promise<boolean> {
  const rows = await db
    .update(paymentRecords)
    .set({
      refundRequestedAt: now,
      refundReason: refund.reason,
      refundReference: refund.reference,
      refundedBy: refund.operatorId,
      checkedAt: now,
      updatedAt: now,
    })
    .where(
      and(
        eq(paymentRecords.id, id),
        eq(paymentRecords.status, 'succeeded'),
        isNull(paymentRecords.refundRequestedAt),
      ),
    )
    .returning({ id: paymentRecords.id });
  return rows.length === 1;
}

interface Return {
  paymentId: string;
  /** `refunded`: the money went back. `refused`: it was for another order. */
  status: 'refunded' | 'refused';
  /** For a payment that is taken from its order. */
  decision: Decision | null;
  changeId: string;
  activityId: string;
  logId: string;
  notice: Notice;
  /** The financial year in which its credit note is numbered. */
  year: string;
  now: number;
}

/**
 * Records that a payment's money is no longer its own, with a credit note, and revokes what it granted; false if it was recorded
 * before. A row of the statement that was for another order is open again.
 */
export async function returnPayment(db: DirectoryDb, returned: Return): Promise<boolean> {
  const { paymentId, status, decision, changeId, year, now } = returned;
  const [finished] = await runTogether(db, [
    updateWhere(
      paymentRecords,
      {
        status,
        refusedBecause: decision?.reason ?? null,
        refundedAt: now,
        updatedAt: now,
        creditNoteYear: sql`case when invoice_number is null then null else ${year} end`,
        creditNoteNumber: sql`case when invoice_number is null then null else ( select coalesce(max(credit_note_number), 0) + 1 from payment_records where credit_note_year = ${year} ) end`,
      },
      sql`where id = ${paymentId} and status = 'succeeded'
        and ${status === 'refused' ? sql`payment_gateway = 'upi' and refund_requested_at is null` : sql`true`}`,
    ),
    takeBackPlan({ changeId, source: 'refund', paymentId, now }, sql`changes() = 1`),
    ...applyChange({
      changeId,
      activityId: returned.activityId,
      actorId: decision
        ? decision.operatorId
        : sql`(select coalesce(refunded_by, user_id) from payment_records where id = ${paymentId})`,
      now,
    }),
    ...(status === 'refused'
      ? [
          updateWhere(
            statementRows,
            { paymentId: null },
            sql`where payment_id = ${paymentId} and ${changed(changeId)}`,
          ),
        ]
      : []),
    ...logDecision('payment_reversed', decision, {
      id: returned.logId,
      paymentId,
      guard: changed(changeId),
      now,
    }),
    pushPlan(changeId, returned.notice, now),
  ]);
  return finished === 1;
}
