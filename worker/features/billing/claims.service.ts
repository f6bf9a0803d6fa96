import type { PaymentStateDto } from '../../../schema/billing/output';
import { AppError } from '../../../schema/common/errors';
import { MAX_CLAIMS } from '../../../schema/upi/input';
import type { ClaimDto } from '../../../schema/upi/output';
import type { Ctx, UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { type Page, pageOf } from '../../platform/paging';
import { hasBudget } from '../../platform/query-budget';
import { newId } from '../../platform/random';
import { reportError } from '../issues/issues.service';
import { toAdminPaymentDto } from './billing.dto';
import * as lists from './claim-lists.queries';
import * as queries from './claims.queries';
import { matchRows } from './match.service';
import { findOwnPayment, findPayment, type PaymentRow } from './payments.queries';
import { findBuyer } from './plans.queries';
import { activationOf } from './settle.service';
import { findRow } from './statements.queries';
import { toStatementRowDto } from './upi.dto';

const AT_ONCE = 25;

/** What a decision about a payment writes. Throws not_found (404) if there is no such payment. */
async function factsOf(ctx: Ctx, payment: PaymentRow | null) {
  const buyer = payment && (await findBuyer(ctx.directory, payment.userId));
  if (!buyer) throw new AppError('payment_not_found');
  return activationOf(ctx, payment, buyer, {});
}

async function claimRefusal(ctx: Ctx, payment: PaymentRow, utr: string): Promise<AppError> {
  if (await lists.isUtrUsed(ctx.directory, utr, payment.id))
    return new AppError('utr_used', { field: 'utr' });
  if (payment.claimCount >= MAX_CLAIMS) return new AppError('too_many_claims', { field: 'utr' });
  const isOpen = ['pending', 'failed', 'canceled', 'claimed', 'lapsed'].includes(payment.status);
  return new AppError(isOpen ? 'payment_being_checked' : 'payment_arrived');
}

/**
 * Names the bank reference of a person's UPI payment. The plan starts at once, unless a claim of this account has failed before, and
 * the payment counts as received if the reference is on the statement already. Throws not_found (404) for anyone else's payment,
 * conflict (409) for a reference that was used, or a payment that is decided.
 */
export async function claimPayment(ctx: UserCtx, id: string, utr: string): Promise<PaymentStateDto> {
  const payment = await findOwnPayment(ctx.directory, ctx.actor.user.id, id);
  if (payment?.paymentGateway !== 'upi') throw new AppError('payment_not_found');
  // Sent twice: an answer was lost.
  const isRepeated = payment.utr === utr && (payment.status === 'claimed' || payment.status === 'succeeded');
  if (!isRepeated) {
    const facts = await factsOf(ctx, payment);
    if (!(await queries.claimPayment(ctx.directory, facts, utr))) throw await claimRefusal(ctx, payment, utr);
    await ctx.settle(ctx.directory, facts.grant.changeId);
    await matchRows(ctx, [utr]);
  }
  const [row, buyer] = [await findPayment(ctx.directory, id), await findBuyer(ctx.directory, payment.userId)];
  return {
    status: row?.status === 'succeeded' ? 'succeeded' : 'claimed',
    message: null,
    plan: buyer?.subscriptionPlan ?? 'starter',
    subscriptionEndsAt: iso(buyer?.subscriptionEndsAt ?? null),
  };
}

/** Claims in a state, newest first, for operators. */
export async function listClaims(
  ctx: UserCtx,
  page: { status: 'claimed' | 'lapsed' | 'refused'; cursor?: string; limit: number },
): Promise<Page<ClaimDto>> {
  const rows = await lists.listClaims(ctx.directory, { ...page, limit: page.limit + 1 });
  return pageOf(
    rows,
    page.limit,
    ({ payment }) => payment.id,
    ({ payment, user, row, isRunning }) => ({
      ...toAdminPaymentDto({ payment, user }),
      claimedAt: iso(payment.claimedAt ?? payment.createdAt),
      isRunning: Boolean(isRunning),
      row: row && toStatementRowDto(row),
    }),
  );
}

const claimOf = async (ctx: Ctx, id: string) => {
  const payment = await findPayment(ctx.directory, id);
  if (payment?.paymentGateway !== 'upi') throw new AppError('payment_not_found');
  return payment;
};

/**
 * Confirms a payment by hand: by a row whose amount or reference differs, or without one. Throws not_found (404), conflict (409) if it
 * was decided before, or the row belongs to another payment.
 */
export async function confirmClaim(
  ctx: UserCtx,
  id: string,
  { rowId, reason }: { rowId?: string | undefined; reason: string },
): Promise<void> {
  const payment = await claimOf(ctx, id);
  const row = rowId ? await matchedRow(ctx, rowId) : null;
  const activation = await factsOf(ctx, payment);
  const received = await queries.receiveClaim(
    ctx.directory,
    {
      activation,
      rowId: row?.id ?? null,
      receivedMinor: row?.amountMinor ?? payment.amountMinor,
      decision: { operatorId: ctx.actor.user.id, reason },
    },
    newId(ctx.clock.now()),
  );
  if (!received) throw new AppError('claim_decided');
  await ctx.settle(ctx.directory, activation.grant.changeId);
}

async function matchedRow(ctx: Ctx, rowId: string) {
  const row = await findRow(ctx.directory, rowId);
  if (!row) throw new AppError('not_found');
  if (row.paymentId) throw new AppError('row_taken');
  return row;
}

/** Ends a claim and takes its plan back. False if it was decided before. */
async function endClaim(
  ctx: Ctx,
  payment: PaymentRow,
  status: 'lapsed' | 'refused',
  decision: { operatorId: string; reason: string } | null,
): Promise<boolean> {
  const activation = await factsOf(ctx, payment);
  const { changeId, now, plan } = activation.grant;
  const ended = await queries.endClaim(
    ctx.directory,
    {
      activation,
      status,
      decision,
      notice: {
        id: activation.notificationId,
        kind: 'payment_not_found',
        values: { of: plan, reason: decision?.reason ?? null },
        relatedEntityId: payment.id,
        createdAt: now,
      },
    },
    newId(now),
  );
  if (ended) await ctx.settle(ctx.directory, changeId);
  return ended;
}

/** Decides that a claimed payment was not paid. Throws not_found (404), conflict (409) if it was decided before. */
export async function refuseClaim(ctx: UserCtx, id: string, reason: string): Promise<void> {
  const payment = await claimOf(ctx, id);
  const decision = { operatorId: ctx.actor.user.id, reason };
  if (!(await endClaim(ctx, payment, 'refused', decision))) throw new AppError('claim_decided');
}

/** Job: ends claims that were not found on a statement in time. Limited per run. */
export async function lapseClaims(ctx: Ctx): Promise<void> {
  const overdue = await lists.listOverdueClaims(ctx.directory, ctx.clock.now(), AT_ONCE);
  for (const payment of overdue) {
    if (!hasBudget()) return;
    await endClaim(ctx, payment, 'lapsed', null).catch((error) =>
      reportError(ctx, 'job_failed', 'lapseClaims', error),
    );
  }
}
