import { z } from 'zod';
import { CURRENCY_CODES, DEFAULT_CURRENCY } from '../common/currencies';
import { OperatorReason } from '../common/operator-reason';
import { Id, text } from '../common/text';
import { GiftCodeText } from './gift-codes.input';
import { isGstin, isGstState } from './gst';
import { DURATIONS, PAID_PLANS, PAYMENT_WAYS, PLAN_IDS } from './plan-names';

/**
 * `claimed`: the payer has named a bank reference, which waits for the statement; `lapsed`: it was not found in time; `refused`: an
 * operator decided that it was not paid.
 */
export const PAYMENT_STATUSES = [
  'pending',
  'succeeded',
  'failed',
  'canceled',
  'refunded',
  'claimed',
  'lapsed',
  'refused',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** How long a gift code is reserved for a pending payment. */
export const CHECKOUT_MS = 30 * 60_000;

/** Expiry notices go out this many days before the end, one day before, and at the end. */
export const EXPIRY_WARNING_DAYS = 5;
/** How long a public profile stays up after its plan has ended. */
export const PROFILE_GRACE_DAYS = 7;

export const PlansQuery = z.object({ currency: z.enum(CURRENCY_CODES).default(DEFAULT_CURRENCY) });

const Gstin = z.string().trim().toUpperCase().refine(isGstin, 'Enter the 15 characters of a valid GSTIN');

export const PlanChoice = z.object({
  plan: z.enum(PAID_PLANS, 'Choose a plan'),
  duration: z.enum(DURATIONS, 'Choose a duration'),
  currency: z.enum(CURRENCY_CODES).default(DEFAULT_CURRENCY),
});

/** What is bought. Clients never send amounts: the server computes them. */
export const CreatePaymentInput = z.strictObject({
  ...PlanChoice.shape,
  giftCode: GiftCodeText.optional(),
  /** How it will be paid; omitted means the first way that is offered. */
  way: z.enum(PAYMENT_WAYS).optional(),
  /** For the invoice; omitted means unchanged, null removes it. */
  gstin: Gstin.nullish(),
  state: z.string().refine(isGstState, 'Choose a state').nullish(),
});
export type CreatePaymentInput = z.output<typeof CreatePaymentInput>;

/** The browser's id for one purchase, in the `Idempotency-Key` header. */
export const IdempotencyKey = z.string().regex(/^[\w-]{8,100}$/, 'Invalid idempotency key');

export const ConfirmPaymentInput = z.strictObject({ paymentIntentId: z.string().trim().min(1).max(255) });

export const RefundInput = OperatorReason.extend({
  /** Of money that an operator has sent back at the bank, for UPI payments. */
  reference: text({ min: 6, max: 40, required: 'Enter the bank reference' }).optional(),
});
export type RefundInput = z.output<typeof RefundInput>;

export const UserPlanInput = z.strictObject({
  userId: z.string('Please select both user and plan').min(1, 'Please select both user and plan').pipe(Id),
  plan: z.enum(PLAN_IDS, 'Please select both user and plan'),
  duration: z.enum(DURATIONS).default('1_month'),
});
export type UserPlanInput = z.output<typeof UserPlanInput>;
