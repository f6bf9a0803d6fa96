import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PlanId } from '../../../schema/billing/plan-names';
import { paymentRecords } from '../../../schema/directory';
import { type DirectoryDb, runTogether, updateWhere } from '../../platform/db';
import { applyChange, pushPlan, takeBackPlan } from './plan-changes.sql';

/** Records that a payment is to be refunded; false if it already is, or cannot be. */
export async function requestRefund(
  db: DirectoryDb,
  id: string,
  refund: { reason: string; operatorId: string | null },
  now: number,
): Promise<boolean> {
  const rows = await db
    .update(paymentRecords)
    .set({
      refundRequestedAt: now,
      refundReason: refund.reason,
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

interface Refund {
  paymentId: string;
  changeId: string;
  activityId: string;
  notificationId: string;
  plan: PlanId;
  /** The financial year in which its credit note is numbered. */
  year: string;
  now: number;
}

/** Records a completed refund and revokes what the payment granted; false if it was recorded before. */
export async function finishRefund(db: DirectoryDb, refund: Refund): Promise<boolean> {
  const { paymentId, changeId, year, now } = refund;
  const [finished] = await runTogether(db, [
    updateWhere(
      paymentRecords,
      {
        status: 'refunded',
        refundedAt: now,
        updatedAt: now,
        creditNoteYear: sql`case when invoice_number is null then null else ${year} end`,
        creditNoteNumber: sql`case when invoice_number is null then null else ( select coalesce(max(credit_note_number), 0) + 1 from payment_records where credit_note_year = ${year} ) end`,
      },
      sql`where id = ${paymentId} and status = 'succeeded'`,
    ),
    takeBackPlan({ changeId, source: 'refund', paymentId, now }, sql`changes() = 1`),
    ...applyChange({
      changeId,
      activityId: refund.activityId,
      actorId: sql`(select coalesce(refunded_by, user_id) from payment_records where id = ${paymentId})`,
      now,
    }),
    pushPlan(
      changeId,
      {
        id: refund.notificationId,
        kind: 'payment_refunded',
        values: { of: refund.plan },
        relatedEntityId: paymentId,
        createdAt: now,
      },
      now,
    ),
  ]);
  return finished === 1;
}
