import type { PaymentStateDto } from '../../../schema/billing/output';
import { PLANS } from '../../../schema/billing/plans';
import { AppError } from '../../../schema/common/errors';
import { CLAIM_MS, type ClaimInput, MAX_CLAIMS, NAMEABLE_MS } from '../../../schema/upi/input';
import type { NameableOrderDto } from '../../../schema/upi/output';
import type { Ctx, UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { hasBudget } from '../../platform/query-budget';
import { newId } from '../../platform/random';
import { reportError } from '../issues/issues.service';
import { namedPayment } from './billing.dto';
import * as lists from './claim-lists.queries';
import * as queries from './claims.queries';
import type { Decision } from './claims.sql';
import { matchRows } from './match.service';
import { findOwnPayment, findPayment, type PaymentRow } from './payments.queries';
import { findBuyer } from './plans.queries';
import { activationOf } from './settle.service';
import { toNameableOrderDto } from './upi.dto';

const MAX_BATCH = 25;

/** How many orders are offered to a payer who has not named a reference. */
const MAX_NAMEABLE = 10;

const CODE_GONE =
  'The gift code of this order has been used up in the meantime. Our team decides as soon as your payment is on the statement.';

/** What a decision about a payment writes, and its buyer. Throws not_found (404) if there is no such payment. */
export async function factsOf(ctx: Ctx, payment: PaymentRow) {
  const buyer = await findBuyer(ctx.directory, payment.userId);
  if (!buyer) throw new AppError('payment_not_found');
  return { buyer, activation: activationOf(ctx, payment, buyer, {}) };
}

const isNamed = (payment: PaymentRow, utr: string) =>
  payment.utr === utr && (payment.status === 'claimed' || payment.status === 'succeeded');

async function claimRefusal(ctx: Ctx, payment: PaymentRow, { utr, replaces }: ClaimInput): Promise<AppError> {
  const now = ctx.clock.now();
  if (await lists.isUtrUsed(ctx.directory, utr, payment.id))
    return new AppError('utr_used', { field: 'utr' });
  if (payment.claimCount >= MAX_CLAIMS) return new AppError('too_many_claims', { field: 'utr' });
  if ((payment.claimEndsAt ?? payment.createdAt) <= now - NAMEABLE_MS) {
    return new AppError('order_too_old', { field: 'utr' });
  }
  if (payment.status === 'refused') return new AppError('claim_refused');
  const { utr: named } = payment;
  if ((payment.status === 'claimed' || payment.status === 'lapsed') && named && named !== replaces) {
    return new AppError('utr_named', { values: { utr: named }, field: 'utr' });
  }
  const isOpen = ['pending', 'failed', 'canceled', 'claimed', 'lapsed'].includes(payment.status);
  return new AppError(isOpen ? 'payment_being_checked' : 'payment_arrived');
}

/** Whether a payment for this plan adds time to what runs now, instead of starting it. */
const extendsPlan = (buyer: Awaited<ReturnType<typeof factsOf>>['buyer'], payment: PaymentRow, now: number) =>
  PLANS[buyer.subscriptionPlan].monthlyMinor.INR >= PLANS[payment.plan].monthlyMinor.INR &&
  (buyer.subscriptionEndsAt === null || buyer.subscriptionEndsAt > now);

/** A claimed payment as its payer sees it. */
async function stateOf(ctx: Ctx, id: string, userId: string): Promise<PaymentStateDto> {
  const [row, buyer, start] = [
    await findPayment(ctx.directory, id),
    await findBuyer(ctx.directory, userId),
    await lists.findStart(ctx.directory, id, ctx.clock.now()),
  ];
  return {
    status: row?.status === 'succeeded' ? 'succeeded' : 'claimed',
    message: start?.isCodeGone ? CODE_GONE : null,
    start: start?.kind ?? null,
    plan: buyer?.subscriptionPlan ?? 'starter',
    subscriptionEndsAt: iso(buyer?.subscriptionEndsAt ?? null),
  };
}

/**
 * Names the bank reference of a person's UPI payment, or corrects it if they name the one that they replace. The plan starts at once, unless a claim of this account has failed before or
 * the order's gift code is used up, and the payment counts as received if the reference is on the statement already. Throws
 * not_found (404) for anyone else's payment, conflict (409) for a reference that was used, an order that has another one or is too
 * old, or a payment that is decided.
 */
export async function claimPayment(ctx: UserCtx, id: string, input: ClaimInput): Promise<PaymentStateDto> {
  const payment = await findOwnPayment(ctx.directory, ctx.actor.user.id, id);
  if (payment?.paymentGateway !== 'upi') throw new AppError('payment_not_found');
  const { utr } = input;
  // Sent twice: an answer was lost.
  if (!isNamed(payment, utr)) {
    const { activation, buyer } = await factsOf(ctx, payment);
    const { changeId, now } = activation.grant;
    const notice = {
      id: activation.notificationId,
      kind: 'plan_started' as const,
      values: {
        of: payment.plan,
        until: now + CLAIM_MS,
        isExtended: extendsPlan(buyer, payment, now),
      },
      relatedEntityId: payment.id,
      createdAt: now,
    };
    if (await queries.claimPayment(ctx.directory, activation, { ...input, notice })) {
      await ctx.settle(ctx.directory, changeId);
      await matchRows(ctx, [utr]);
    } else {
      const found = (await findPayment(ctx.directory, id)) ?? payment;
      if (!isNamed(found, utr)) throw await claimRefusal(ctx, found, input);
    }
  }
  return stateOf(ctx, id, payment.userId);
}

/** The person's UPI orders of the last seven days that were not named, in case one of them was paid; newest first. */
export async function listNameable(ctx: UserCtx): Promise<NameableOrderDto[]> {
  const { user } = ctx.actor;
  const page = { userId: user.id, now: ctx.clock.now(), limit: MAX_NAMEABLE };
  return (await lists.listNameable(ctx.directory, page)).map(toNameableOrderDto);
}

/** Ends a claim and takes its plan back. False if it was decided before. */
export async function endClaim(
  ctx: Ctx,
  payment: PaymentRow,
  status: 'lapsed' | 'refused',
  decision: Decision | null,
): Promise<boolean> {
  const { activation } = await factsOf(ctx, payment);
  const { changeId, now } = activation.grant;
  const named = namedPayment(payment);
  const notice = {
    id: activation.notificationId,
    ...(decision
      ? {
          kind: 'payment_refused' as const,
          values: { ...named, reason: decision.reason, wasReceived: false },
        }
      : { kind: 'payment_not_found' as const, values: named }),
    relatedEntityId: payment.id,
    createdAt: now,
  };
  const ended = await queries.endClaim(ctx.directory, { activation, status, decision, notice }, newId(now));
  if (ended) await ctx.settle(ctx.directory, changeId);
  return ended;
}

/** Job: ends claims that were not found on a statement in time. Limited per run. */
export async function lapseClaims(ctx: Ctx): Promise<void> {
  const overdue = await lists.listOverdueClaims(ctx.directory, ctx.clock.now(), MAX_BATCH);
  for (const payment of overdue) {
    if (!hasBudget()) return;
    await endClaim(ctx, payment, 'lapsed', null).catch((error) =>
      reportError(ctx, 'job_failed', 'lapseClaims', error),
    );
  }
}
