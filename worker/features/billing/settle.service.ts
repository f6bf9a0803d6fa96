import type { PaymentStateDto } from '../../../schema/billing/output';
import type { PaymentWay } from '../../../schema/billing/plan-names';
import { paidRateMinor } from '../../../schema/billing/pricing';
import { AppError } from '../../../schema/common/errors';
import { type Ctx, noteSecurity, type UserCtx } from '../../context';
import { indianFinancialYear, iso } from '../../platform/clock';
import type { PaymentEvent, PaymentIntent } from '../../platform/payments';
import { newId } from '../../platform/random';
import { reportIssue } from '../issues/issues.service';
import { findStart } from './claim-lists.queries';
import { gatewayOf, requireGateway } from './gateways';
import { invoiceParties } from './invoices.service';
import {
  findByIntent,
  findOpenPayment,
  findPayment,
  type NewPayment,
  type PaymentRow,
} from './payments.queries';
import { findBuyer } from './plans.queries';
import { bookRefund } from './refunds.service';
import * as queries from './settle.queries';

type Event = Pick<PaymentEvent, 'id' | 'type'> | null;

/** What a successful payment writes, from the payment and its buyer. */
export function activationOf(
  ctx: Ctx,
  payment: NewPayment,
  buyer: NonNullable<Awaited<ReturnType<typeof findBuyer>>>,
  gateway: Record<string, unknown>,
): queries.Activation {
  const now = ctx.clock.now();
  return {
    grant: {
      changeId: newId(now),
      userId: payment.userId,
      source: 'payment',
      plan: payment.plan,
      duration: payment.duration,
      rateMinor: paidRateMinor(payment.plan, {
        originalMinor: payment.originalAmountMinor,
        finalMinor: payment.amountMinor,
      }),
      paymentId: payment.id,
      moneyMinor: payment.amountMinor,
      operatorId: null,
      now,
    },
    activityId: newId(now),
    notificationId: newId(now, payment.userId),
    giftCodeId: payment.giftCodeId ?? null,
    isFree: payment.amountMinor === 0,
    gateway,
    invoice:
      payment.amountMinor === 0
        ? null
        : { year: indianFinancialYear(now), parties: invoiceParties(ctx.settings, buyer, payment) },
  };
}

const fits = (payment: PaymentRow, intent: PaymentIntent) =>
  intent.amountMinor === payment.amountMinor &&
  intent.currency === payment.currency &&
  intent.userId === payment.userId;

/**
 * Records a payment's state at its provider. Every activation of a plan by payment goes through here: the
 * browser's confirmation, the webhook and the reconciliation. Any number of calls in any order has one
 * effect. If amount, currency or person differ from the order, nothing is activated and operators are
 * informed, as they are of a second payment for the same order.
 */
export async function settlePayment(
  ctx: Ctx,
  payment: PaymentRow,
  intent: PaymentIntent,
  event: Event = null,
): Promise<void> {
  const now = ctx.clock.now();
  const gateway = { status: intent.status, failure: intent.failure };
  switch (intent.status) {
    case 'succeeded':
      if (!fits(payment, intent)) {
        await reportIssue(ctx, {
          type: 'payment_mismatch',
          description: `Payment ${payment.id} does not match its intent`,
          metadata: { paymentId: payment.id, intentId: intent.id },
        });
        await queries.recordEvent(ctx.directory, event, now);
        return;
      }
      await activate(ctx, payment, gateway, event);
      for (const id of intent.surplus ?? []) {
        await reportIssue(ctx, {
          type: 'payment_doubled',
          description: `An order was paid twice: refund ${id} at the provider`,
          metadata: { paymentId: payment.id, intentId: intent.id, surplus: id },
        });
      }
      if (intent.refundedMinor >= payment.amountMinor) await bookRefund(ctx, payment.id);
      return;
    case 'failed':
      await queries.recordFailure(ctx.directory, payment.id, gateway, event, now);
      return;
    case 'canceled':
      await queries.closePayment(ctx.directory, payment.id, event, now);
      return;
    default:
      await queries.recordEvent(ctx.directory, event, now);
  }
}

async function activate(
  ctx: Ctx,
  payment: PaymentRow,
  gateway: Record<string, unknown>,
  event: Event,
): Promise<void> {
  const buyer = await findBuyer(ctx.directory, payment.userId);
  if (!buyer) return;
  const facts = activationOf(ctx, payment, buyer, gateway);
  if (!(await queries.activatePayment(ctx.directory, facts, event))) return;
  await applyPaid(ctx, facts);
}

/** Applies a stored payment to the shard: plan, listings, notification and receipt. */
export const applyPaid = (ctx: Ctx, { grant }: queries.Activation): Promise<boolean> =>
  ctx.settle(ctx.directory, grant.changeId);

/**
 * Ends an open payment, so that it can no longer be paid and its gift code is released. If it turns out to be
 * paid, it is booked instead; one in progress stays. Returns its state. Throws if the provider does not
 * respond.
 */
export async function endPayment(ctx: Ctx, payment: PaymentRow): Promise<PaymentIntent['status']> {
  const { transactionId } = payment;
  // A provider that is no longer configured cannot be asked: if the money arrives nevertheless, it is booked.
  const gateway = gatewayOf(ctx, payment);
  if (transactionId === null || !gateway) {
    await queries.closePayment(ctx.directory, payment.id, null, ctx.clock.now());
    return 'canceled';
  }
  const intent = await gateway.cancelIntent(transactionId);
  await settlePayment(ctx, payment, intent);
  return intent.status;
}

/** Ends a person's open payment, if any. False while their money is on its way. Throws like endPayment. */
export async function endOpenPayment(ctx: Ctx, userId: string): Promise<boolean> {
  const open = await findOpenPayment(ctx.directory, userId);
  if (!open) return true;
  const status = await endPayment(ctx, open);
  return status === 'canceled' || status === 'succeeded';
}

async function stateOf(ctx: Ctx, payment: PaymentRow, intent: PaymentIntent): Promise<PaymentStateDto> {
  const [row, buyer] = [
    await findPayment(ctx.directory, payment.id),
    await findBuyer(ctx.directory, payment.userId),
  ];
  const booked = row?.status === 'succeeded' || row?.status === 'refunded' ? row.status : null;
  if (intent.status === 'succeeded' && !booked) throw new AppError('plan_not_activated');
  return {
    status:
      booked ??
      (row?.status === 'claimed' ? 'claimed' : null) ??
      (intent.status === 'succeeded' || intent.status === 'pending' ? 'processing' : intent.status),
    message: intent.failure,
    start:
      row?.status === 'claimed'
        ? ((await findStart(ctx.directory, row.id, ctx.clock.now()))?.kind ?? null)
        : null,
    plan: buyer?.subscriptionPlan ?? 'starter',
    subscriptionEndsAt: iso(buyer?.subscriptionEndsAt ?? null),
  };
}

/**
 * Asks the provider about one of this person's payments, records its state and returns it. Throws not_found
 * (404) for anyone else's, conflict (409) if it does not match its order, unavailable (503) if the provider
 * does not respond.
 */
export async function confirmPayment(ctx: UserCtx, intentId: string): Promise<PaymentStateDto> {
  const payment = await findByIntent(ctx.directory, intentId);
  if (!payment || payment.userId !== ctx.actor.user.id) throw new AppError('payment_not_found');
  const intent = await requireGateway(ctx, payment).findIntent(intentId);
  if (!intent) throw new AppError('payment_not_found');
  await settlePayment(ctx, payment, intent);
  return stateOf(ctx, payment, intent);
}

/**
 * Handles a provider's event. Trusts only the payment's id in it, so that repeated and late events are
 * harmless. Throws bad_request (400) for anything that the provider has not signed.
 */
export async function receiveWebhook(
  ctx: Ctx,
  ways: readonly PaymentWay[],
  body: string,
  headers: Headers,
): Promise<void> {
  const gateway = ctx.payments.find(({ kind }) => ways.includes(kind));
  // Nothing is signed by a provider that is not configured.
  const event = (await gateway?.verifyWebhook(body, headers)) ?? null;
  if (!gateway || !event) {
    noteSecurity(ctx, 'bad_signature', 'payments');
    throw new AppError('signature_invalid');
  }
  if (!event.intentId) return;
  const payment = await findByIntent(ctx.directory, event.intentId);
  if (payment && payment.paymentGateway !== gateway.kind) return;
  const intent = await gateway.findIntent(event.intentId);
  if (payment && intent) await settlePayment(ctx, payment, intent, event);
  else if (intent) await reportUnknown(ctx, intent);
}

/**
 * Money for an order that a restored database has lost. Intents without a person are not ours: the same
 * account may be used to sell other things.
 */
async function reportUnknown(ctx: Ctx, { id, status, userId, amountMinor, currency }: PaymentIntent) {
  if (status !== 'succeeded' || !userId) return;
  await reportIssue(ctx, {
    type: 'payment_unknown',
    description: 'A payment has no order here: give its person the plan, or refund it at the provider',
    metadata: { intentId: id, userId, amountMinor: `${amountMinor}`, currency },
  });
}
