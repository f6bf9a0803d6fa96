import { CHECKOUT_MS, type CreatePaymentInput } from '../../../schema/billing/input';
import type { CheckoutDto } from '../../../schema/billing/output';
import { PAYMENT_WAYS } from '../../../schema/billing/plan-names';
import { orderText, PLANS } from '../../../schema/billing/plans';
import { priceOf } from '../../../schema/billing/pricing';
import { AppError } from '../../../schema/common/errors';
import type { UserCtx } from '../../context';
import type { PaymentGateway, PaymentIntent } from '../../platform/payments';
import { newId } from '../../platform/random';
import { discountReasonOf } from './billing.dto';
import { mayStartAtOnce } from './claim-lists.queries';
import { gatewayOf, requireGateway, waysFor } from './gateways';
import { findCode, type GiftCodeRow } from './gift-codes.queries';
import { findCodeFor } from './gift-codes.service';
import {
  findByKey,
  findOpenPayment,
  findPayment,
  hasClaim,
  type NewPayment,
  type PaymentRow,
} from './payments.queries';
import * as queries from './settle.queries';
import { activationOf, applyPaid, endPayment, settlePayment } from './settle.service';

const wayOf = ({ paymentGateway }: PaymentRow) => PAYMENT_WAYS.find((way) => way === paymentGateway) ?? null;

const toDto = (row: PaymentRow, intent: PaymentIntent | null, startsAtOnce = true): CheckoutDto => ({
  paymentId: row.id,
  way: intent ? wayOf(row) : null,
  paymentIntentId: intent?.id ?? null,
  clientSecret: intent?.clientSecret ?? null,
  freeSubscription: row.amountMinor === 0,
  plan: row.plan,
  duration: row.duration,
  currency: row.currency,
  originalAmount: row.originalAmountMinor,
  discountAmount: row.discountAmountMinor,
  discountReason: discountReasonOf(row),
  finalAmount: row.amountMinor,
  gstin: row.buyerGstin,
  state: row.buyerState,
  startsAtOnce,
});

/** A lower plan is not sold while a higher one is active, nor an extension of a plan without an end. */
function checkPlan(ctx: UserCtx, { plan }: CreatePaymentInput) {
  const { subscriptionPlan: current, subscriptionEndsAt: endsAt } = ctx.actor.user;
  if (current === 'starter' || (endsAt !== null && endsAt <= ctx.clock.now())) return;
  if (PLANS[current].monthlyMinor.INR > PLANS[plan].monthlyMinor.INR) {
    throw new AppError('higher_plan_runs', {
      values: { current: PLANS[current].name, plan: PLANS[plan].name },
    });
  }
  if (current === plan && endsAt === null)
    throw new AppError('plan_without_end', { values: { plan: PLANS[plan].name } });
}

/** The intent of an open payment; created now if the provider was not asked, or its response was lost. */
async function ensureIntent(ctx: UserCtx, row: PaymentRow): Promise<PaymentIntent> {
  const gateway = requireGateway(ctx, row);
  const failed = (cause: unknown) =>
    new AppError('payment_not_created', {
      cause,
      retryAfterSeconds: 5,
    });
  if (row.transactionId !== null) {
    const known = await gateway.findIntent(row.transactionId).catch((error) => {
      throw failed(error);
    });
    if (known) return known;
  }
  // Whatever happens to the request, the payment stays open, and the next attempt asks for the same payment's
  // intent.
  const intent = await gateway
    .createIntent({
      paymentId: row.id,
      userId: row.userId,
      amountMinor: row.amountMinor,
      currency: row.currency,
      description: orderText(row),
    })
    .catch((error) => {
      throw failed(error);
    });
  if (await queries.attachIntent(ctx.directory, row.id, intent.id, ctx.clock.now())) return intent;
  await gateway.cancelIntent(intent.id);
  throw new AppError('payment_ended');
}

/** Continues an open payment, unless it turns out to be paid, in progress or ended. */
async function resume(ctx: UserCtx, row: PaymentRow, input: CreatePaymentInput): Promise<CheckoutDto | null> {
  const intent = await ensureIntent(ctx, row);
  if (intent.status === 'processing') throw new AppError('payment_on_its_way');
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    await settlePayment(ctx, row, intent);
    if (intent.status === 'succeeded') throw new AppError('payment_arrived');
    return null;
  }
  const buyer = {
    buyerGstin: input.gstin === undefined ? row.buyerGstin : input.gstin,
    buyerState: input.state === undefined ? row.buyerState : input.state,
  };
  await queries.setBuyer(ctx.directory, row.id, buyer);
  const startsAtOnce =
    row.paymentGateway !== 'upi' || (await mayStartAtOnce(ctx.directory, row.id, ctx.clock.now()));
  return toDto({ ...row, ...buyer }, intent, startsAtOnce);
}

/** Ends this person's open payments, so that they cannot pay twice. */
async function endOpen(ctx: UserCtx, row: PaymentRow): Promise<void> {
  const status = await endPayment(ctx, row);
  if (status === 'succeeded') throw new AppError('payment_arrived');
  if (status !== 'canceled') throw new AppError('payment_on_its_way');
}

/** The way that was chosen, or else the first that takes the currency. Throws invalid (400) for one that is not offered, unavailable (503) if there is none. */
function requireWay(ctx: UserCtx, { way, currency }: CreatePaymentInput): PaymentGateway {
  const gateway = waysFor(ctx, currency).find(({ kind }) => way === undefined || kind === way);
  if (!gateway && way && ctx.payments.length > 0) throw new AppError('way_not_offered', { field: 'way' });
  if (!gateway) throw new AppError('payments_unavailable');
  return gateway;
}

/** A gift code that gives less than the period itself stays unused. */
const countingCode = (input: CreatePaymentInput, code: GiftCodeRow | null): GiftCodeRow | null =>
  code && priceOf(input, code.discountPercentage)?.reason === 'gift_code' ? code : null;

const isSame = (row: PaymentRow, input: CreatePaymentInput, codeId: string | null) =>
  row.plan === input.plan &&
  row.duration === input.duration &&
  row.currency === input.currency &&
  row.giftCodeId === codeId;

/**
 * The payment that this very order has started before, if any: paid by a gift code, or open. Any other open
 * payment is ended.
 */
async function findBegun(
  ctx: UserCtx,
  input: CreatePaymentInput,
  idempotencyKey: string | null,
): Promise<CheckoutDto | null> {
  const { id: userId } = ctx.actor.user;
  const found = input.giftCode ? await findCode(ctx.directory, input.giftCode) : null;
  const code = input.giftCode && !found ? 'unknown' : (countingCode(input, found)?.id ?? null);
  const repeated = idempotencyKey === null ? null : await findByKey(ctx.directory, userId, idempotencyKey);
  if (repeated?.status === 'succeeded' && repeated.amountMinor === 0 && isSame(repeated, input, code)) {
    return toDto(repeated, null);
  }
  const open = await findOpenPayment(ctx.directory, userId);
  if (!open) return null;
  const isFresh = open.createdAt > ctx.clock.now() - CHECKOUT_MS;
  // Without a wish, a second window continues in the way of the first.
  const isAsked = gatewayOf(ctx, open) !== undefined && (!input.way || input.way === open.paymentGateway);
  if (isFresh && isAsked && isSame(open, input, code)) return resume(ctx, open, input);
  await endOpen(ctx, open);
  return null;
}

/**
 * Starts a purchase, or finds the one already started: a person has one open payment, however often and in
 * however many windows they ask. Amounts come only from the catalogue. If a gift code covers everything, the
 * plan is activated at once. Throws invalid (400) for a code, conflict (409) for a plan that cannot be bought
 * now, unavailable (503) if the provider does not answer.
 */
export async function createPayment(
  ctx: UserCtx,
  input: CreatePaymentInput,
  idempotencyKey: string | null,
): Promise<CheckoutDto> {
  const { user } = ctx.actor;
  const begun = await findBegun(ctx, input, idempotencyKey);
  if (begun) return begun;
  checkPlan(ctx, input);
  if (await hasClaim(ctx.directory, user.id)) throw new AppError('payment_being_checked');

  let code: GiftCodeRow | null = null;
  try {
    if (input.giftCode) code = countingCode(input, await findCodeFor(ctx, input.giftCode, input));
  } catch (error) {
    // A double tap may have claimed the code a moment ago for this same order.
    const rival = await findBegun(ctx, input, idempotencyKey);
    if (rival) return rival;
    throw error;
  }
  const price = priceOf(input, code?.discountPercentage);
  if (!price) throw new AppError('plan_not_sold');
  const isFree = price.finalMinor === 0;
  const now = ctx.clock.now();
  const id = newId(now);
  const payment: NewPayment = {
    id,
    userId: user.id,
    plan: input.plan,
    duration: input.duration,
    currency: input.currency,
    originalAmountMinor: price.originalMinor,
    discountAmountMinor: price.discountMinor,
    amountMinor: price.finalMinor,
    paymentGateway: isFree ? 'gift_code' : requireWay(ctx, input).kind,
    status: 'pending',
    idempotencyKey,
    giftCodeId: code?.id ?? null,
    buyerGstin: input.gstin ?? null,
    buyerState: input.state ?? null,
    checkedAt: now,
    createdAt: now,
    updatedAt: now,
  };
  const free = isFree ? activationOf(ctx, payment, user, { giftCode: true }) : null;
  const use = code && { redemptionId: newId(now), giftCodeId: code.id, reservedUntil: now + CHECKOUT_MS };
  const opened = await queries.openPayment(ctx.directory, payment, use, free);
  if (!opened) {
    const rival = await findBegun(ctx, input, idempotencyKey);
    if (rival) return rival;
    throw code ? new AppError('gift_code_invalid', { field: 'giftCode' }) : new AppError('rival_payment');
  }
  const row = await findPayment(ctx.directory, id);
  if (!row) throw new AppError('payment_ended');
  if (row.status === 'succeeded') {
    if (free) await applyPaid(ctx, free);
    return toDto(row, null);
  }
  const checkout = await resume(ctx, row, input);
  if (!checkout) throw new AppError('payment_ended');
  return checkout;
}
