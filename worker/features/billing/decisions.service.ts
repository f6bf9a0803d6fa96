import type { AdminPaymentDto } from '../../../schema/billing/output';
import { toMajor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import { moneyText } from '../../../schema/common/money-text';
import type { ClaimFilter } from '../../../schema/upi/input';
import type { ClaimDto } from '../../../schema/upi/output';
import type { Ctx, UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { type Page, pageOf } from '../../platform/paging';
import { newId } from '../../platform/random';
import { toAdminPaymentDto } from './billing.dto';
import * as lists from './claim-lists.queries';
import { endClaim, factsOf } from './claims.service';
import { findPayment, type PaymentRow } from './payments.queries';
import { receivePayment } from './receipts.queries';
import { reversePayment } from './refunds.service';
import { findRow, type StatementRow } from './statements.queries';
import { toStatementRowDto } from './upi.dto';

/** How many orders are offered for a row. */
const MAX_CANDIDATES = 20;

/** UPI payments in a state, newest first, for operators. */
export async function listClaims(
  ctx: UserCtx,
  page: { status: ClaimFilter; cursor?: string; limit: number },
): Promise<Page<ClaimDto>> {
  const rows = await lists.listClaims(ctx.directory, {
    ...page,
    limit: page.limit + 1,
    now: ctx.clock.now(),
  });
  return pageOf(
    rows,
    page.limit,
    ({ payment }) => payment.id,
    ({ payment, user, row, isRunning, isCodeGone }) => ({
      ...toAdminPaymentDto({ payment, user }),
      claimedAt: iso(payment.claimedAt ?? payment.createdAt),
      isRunning: Boolean(isRunning),
      isCodeGone: Boolean(isCodeGone),
      row: row && toStatementRowDto(row),
    }),
  );
}

async function upiPayment(ctx: Ctx, id: string): Promise<PaymentRow> {
  const payment = await findPayment(ctx.directory, id);
  if (payment?.paymentGateway !== 'upi') throw new AppError('payment_not_found');
  return payment;
}

async function openRow(ctx: Ctx, id: string): Promise<StatementRow> {
  const row = await findRow(ctx.directory, id);
  if (!row) throw new AppError('not_found');
  if (row.paymentId || row.ignoredBecause !== null) throw new AppError('row_taken');
  return row;
}

const nameOf = ({ utr, amountMinor, currency }: Pick<PaymentRow, 'utr' | 'amountMinor' | 'currency'>) =>
  `${moneyText(toMajor(amountMinor, currency), currency)}${utr ? `, UTR ${utr}` : ''}`;

async function confirmRefusal(ctx: Ctx, payment: PaymentRow, row: StatementRow | null): Promise<AppError> {
  const utr = row?.utr ?? payment.utr;
  if (utr && (await lists.isUtrUsed(ctx.directory, utr, payment.id))) return new AppError('utr_of_other');
  if (row) await openRow(ctx, row.id);
  return new AppError('claim_decided');
}

/**
 * Confirms a UPI payment by hand: a claimed, lapsed or refused one without a row of the statement, and with one any order that is
 * not paid, which then has the row's reference. Throws not_found (404), conflict (409) if it was decided before, if the row is not
 * open, or its reference belongs to another payment.
 */
export async function confirmPayment(
  ctx: UserCtx,
  id: string,
  { rowId, reason }: { rowId?: string | undefined; reason: string },
): Promise<void> {
  const payment = await upiPayment(ctx, id);
  const row = rowId ? await openRow(ctx, rowId) : null;
  const { activation } = await factsOf(ctx, payment);
  const { now, changeId } = activation.grant;
  const what = row
    ? `${nameOf({ ...row, currency: 'INR' })} for the order of ${nameOf(payment)}`
    : nameOf(payment);
  const received = await receivePayment(ctx.directory, {
    activation,
    row,
    receivedMinor: row?.amountMinor ?? payment.amountMinor,
    decision: {
      operatorId: ctx.actor.user.id,
      reason,
      description: `Confirmed the UPI payment of ${what}`,
    },
    logId: newId(now),
    moneyId: newId(now),
  });
  if (!received) throw await confirmRefusal(ctx, payment, row);
  await ctx.settle(ctx.directory, changeId);
}

/**
 * Decides that a UPI payment was not paid, or that its money was for another order, and takes its plan back. Its reference and its
 * row of the statement are free for the payment that they belong to. Throws not_found (404), conflict (409) if it was decided before.
 */
export async function refusePayment(ctx: UserCtx, id: string, reason: string): Promise<void> {
  const payment = await upiPayment(ctx, id);
  const operatorId = ctx.actor.user.id;
  const decision = { operatorId, reason, description: `Refused the UPI payment of ${nameOf(payment)}` };
  const refused =
    payment.status === 'succeeded'
      ? await reversePayment(ctx, payment, {
          ...decision,
          description: `Took the UPI payment of ${nameOf(payment)} back from this order`,
        })
      : await endClaim(ctx, payment, 'refused', decision);
  if (!refused) throw new AppError('claim_decided');
}

/**
 * Unpaid UPI orders that a row of the statement may be for: those of its amount from about its day, or the search's, by seller or by
 * reference. Throws not_found (404).
 */
export async function listOrdersFor(
  ctx: UserCtx,
  rowId: string,
  search: string | undefined,
): Promise<AdminPaymentDto[]> {
  const row = await findRow(ctx.directory, rowId);
  if (!row) throw new AppError('not_found');
  const rows = await lists.listOrders(ctx.directory, { row, search, limit: MAX_CANDIDATES });
  return rows.map(toAdminPaymentDto);
}

/** More than this are not counted. */
export const MANY_UNDECIDED = 100;

/** How many claims are about to end, and how many rows of statements have waited for long. */
export const countUndecided = (ctx: Ctx, { claimMs, rowMs }: { claimMs: number; rowMs: number }) =>
  lists.countUndecided(ctx.directory, {
    claimsBefore: ctx.clock.now() + claimMs,
    rowsBefore: ctx.clock.now() - rowMs,
    most: MANY_UNDECIDED,
  });
