import type { RefundInput } from '../../../schema/billing/input';
import type { PaymentDto } from '../../../schema/billing/output';
import { AppError } from '../../../schema/common/errors';
import type { Ctx, UserCtx } from '../../context';
import { indianFinancialYear } from '../../platform/clock';
import { newId } from '../../platform/random';
import { namedPayment, toPaymentDto } from './billing.dto';
import type { Decision } from './claims.sql';
import { gatewayOf } from './gateways';
import { findPayment, type PaymentRow } from './payments.queries';
import * as queries from './refunds.queries';

const notFound = () => new AppError('payment_not_found');

/** Books a refund that has been made; repeating it is harmless. */
async function finishRefund(ctx: Ctx, payment: PaymentRow): Promise<void> {
  const now = ctx.clock.now();
  const changeId = newId(now);
  await queries.returnPayment(ctx.directory, {
    paymentId: payment.id,
    status: 'refunded',
    decision: null,
    changeId,
    activityId: newId(now),
    logId: newId(now),
    notice: {
      id: newId(now, payment.userId),
      kind: 'payment_refunded',
      values: { ...namedPayment(payment), reference: payment.refundReference },
      relatedEntityId: payment.id,
      createdAt: now,
    },
    year: indianFinancialYear(now),
    now,
  });
  await ctx.settle(ctx.directory, changeId);
}

/** Takes a received UPI payment from its order: the money was for another one. False if it was refunded or taken back before. */
export async function reversePayment(ctx: Ctx, payment: PaymentRow, decision: Decision): Promise<boolean> {
  const now = ctx.clock.now();
  const changeId = newId(now);
  const reversed = await queries.returnPayment(ctx.directory, {
    paymentId: payment.id,
    status: 'refused',
    decision,
    changeId,
    activityId: newId(now),
    logId: newId(now),
    notice: {
      id: newId(now, payment.userId),
      kind: 'payment_refused',
      values: { ...namedPayment(payment), reason: decision.reason, wasReceived: true },
      relatedEntityId: payment.id,
      createdAt: now,
    },
    year: indianFinancialYear(now),
    now,
  });
  if (reversed) await ctx.settle(ctx.directory, changeId);
  return reversed;
}

/** Books a refund made on the provider's own website. */
export async function bookRefund(ctx: Ctx, paymentId: string): Promise<void> {
  const refund = { reason: 'Refunded at the payment provider', reference: null, operatorId: null };
  await queries.requestRefund(ctx.directory, paymentId, refund, ctx.clock.now());
  const payment = await findPayment(ctx.directory, paymentId);
  if (payment?.status === 'succeeded') await finishRefund(ctx, payment);
}

/** Refunds the money, then books it. Throws if the provider did not accept; a recorded refund is retried. */
export async function completeRefund(ctx: Ctx, payment: PaymentRow): Promise<void> {
  // An operator has sent the money of a UPI payment back, whether or not UPI is still offered.
  if (payment.amountMinor > 0 && payment.transactionId && payment.paymentGateway !== 'upi') {
    const gateway = gatewayOf(ctx, payment);
    if (!gateway) throw new AppError('provider_missing');
    await gateway.refund({ paymentId: payment.id, intentId: payment.transactionId });
  }
  await finishRefund(ctx, payment);
}

/**
 * Refunds a whole payment and revokes exactly the days it granted. Money paid by UPI goes back outside, before, and `reference` is by
 * which the bank knows it. A repeated call completes a refund in progress. Throws not_found (404), invalid (400) without the
 * reference of a UPI refund, or with that of the payment itself, conflict (409) for one that is not paid, unavailable (503) if the provider does not accept it yet.
 */
export async function refundPayment(
  ctx: UserCtx,
  id: string,
  { reason, reference }: RefundInput,
): Promise<PaymentDto> {
  const operatorId = ctx.actor.user.id;
  const found = await findPayment(ctx.directory, id);
  if (!found) throw notFound();
  if (found.paymentGateway === 'upi' && !reference) {
    throw new AppError('refund_reference_missing', { field: 'reference' });
  }
  if (reference && found.utr && reference.replace(/\D/g, '') === found.utr) {
    throw new AppError('refund_reference_own', { field: 'reference' });
  }
  await queries.requestRefund(
    ctx.directory,
    id,
    { reason, reference: reference ?? null, operatorId },
    ctx.clock.now(),
  );
  const payment = await findPayment(ctx.directory, id);
  if (!payment) throw notFound();
  if (payment.status === 'refunded') throw new AppError('payment_refunded');
  if (payment.status !== 'succeeded') throw new AppError('payment_not_paid');
  try {
    await completeRefund(ctx, payment);
  } catch (error) {
    throw new AppError('refund_waits', {
      cause: error,
      retryAfterSeconds: 300,
    });
  }
  const refunded = await findPayment(ctx.directory, id);
  if (!refunded) throw notFound();
  return toPaymentDto(refunded);
}
