import type { PaymentDto } from '../../../schema/billing/output';
import { AppError } from '../../../schema/common/errors';
import type { Ctx, UserCtx } from '../../context';
import { indianFinancialYear } from '../../platform/clock';
import { newId } from '../../platform/random';
import { toPaymentDto } from './billing.dto';
import { gatewayOf } from './gateways';
import { findPayment, type PaymentRow } from './payments.queries';
import * as queries from './refunds.queries';

const notFound = () => new AppError('payment_not_found');

/** Books a refund that the provider has made; repeating it is harmless. */
async function finishRefund(ctx: Ctx, payment: PaymentRow): Promise<void> {
  const now = ctx.clock.now();
  const changeId = newId(now);
  await queries.finishRefund(ctx.directory, {
    paymentId: payment.id,
    changeId,
    activityId: newId(now),
    notificationId: newId(now, payment.userId),
    plan: payment.plan,
    year: indianFinancialYear(now),
    now,
  });
  await ctx.settle(ctx.directory, changeId);
}

/** Books a refund made on the provider's own website. */
export async function bookRefund(ctx: Ctx, paymentId: string): Promise<void> {
  const refund = { reason: 'Refunded at the payment provider', operatorId: null };
  await queries.requestRefund(ctx.directory, paymentId, refund, ctx.clock.now());
  const payment = await findPayment(ctx.directory, paymentId);
  if (payment?.status === 'succeeded') await finishRefund(ctx, payment);
}

/** Refunds the money, then books it. Throws if the provider did not accept; a recorded refund is retried. */
export async function completeRefund(ctx: Ctx, payment: PaymentRow): Promise<void> {
  if (payment.amountMinor > 0 && payment.transactionId) {
    const gateway = gatewayOf(ctx, payment);
    if (!gateway) throw new AppError('provider_missing');
    await gateway.refund({ paymentId: payment.id, intentId: payment.transactionId });
  }
  await finishRefund(ctx, payment);
}

/**
 * Refunds a whole payment and revokes exactly the days it granted. A repeated call completes a refund in
 * progress. Throws not_found (404), conflict (409) for one that is not paid, unavailable (503) if the
 * provider does not accept it yet.
 */
export async function refundPayment(ctx: UserCtx, id: string, reason: string): Promise<PaymentDto> {
  const operatorId = ctx.actor.user.id;
  await queries.requestRefund(ctx.directory, id, { reason, operatorId }, ctx.clock.now());
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
