import type * as tables from '../../schema/directory';
import { newId } from '../../worker/platform/random';

type Payment = Pick<
  typeof tables.paymentRecords.$inferInsert,
  'id' | 'userId' | 'plan' | 'duration' | 'paidAt' | 'periodEnd' | 'periodStart' | 'refundedAt'
>;
type Change = typeof tables.planChanges.$inferInsert;

/** The plan ledger of the payments: each granted its days, and a refund revoked them. */
export const planChangesOf = (payments: readonly Payment[], now: number): Change[] =>
  payments.flatMap(({ id, userId, plan, duration, paidAt, periodStart, periodEnd, refundedAt }) => {
    if (!paidAt || !periodStart || !periodEnd) return [];
    const grantedMs = periodEnd - periodStart;
    const over = refundedAt ?? (periodEnd <= now ? periodEnd : null);
    const shared = { userId, plan, duration, paymentId: id };
    const granted: Change = {
      ...shared,
      id: newId(paidAt),
      source: 'payment',
      grantedMs,
      planBefore: 'starter',
      planAfter: plan,
      endsAfter: periodEnd,
      closedAt: over,
      createdAt: paidAt,
    };
    if (!refundedAt) return [granted];
    const taken: Change = {
      ...shared,
      id: newId(refundedAt),
      source: 'refund',
      grantedMs: -grantedMs,
      planBefore: plan,
      endsBefore: periodEnd,
      planAfter: 'starter',
      closedAt: refundedAt,
      createdAt: refundedAt,
    };
    return [granted, taken];
  });
