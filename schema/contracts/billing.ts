import { z } from 'zod';
import { CURRENCY_CODES, type CurrencyCode, DEFAULT_CURRENCY } from '../currencies';
import { isGstin, isGstState } from '../gst';
import { DURATIONS, type Duration, PAID_PLANS, type PaidPlan, PLAN_IDS, type PlanId } from '../plans';
import { GiftCodeText } from './gift-codes';
import { Id, text } from './text';

export const PAYMENT_STATUSES = ['pending', 'succeeded', 'failed', 'canceled', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A gift code waits that long for its payment (SECURITY.md rule 13). */
export const CHECKOUT_MS = 30 * 60_000;

/** Notices go out that many days before the end, one day before, and at the end (DECISIONS.md). */
export const EXPIRY_WARNING_DAYS = 5;
/** A public profile stays up that much longer than its plan. */
export const PROFILE_GRACE_DAYS = 7;

export const PlansQuery = z.object({ currency: z.enum(CURRENCY_CODES).default(DEFAULT_CURRENCY) });

/** One plan of `GET /api/subscription/plans`; prices are a month's, in major units, tax included. */
export interface PlanOfferDto {
  name: string;
  price: number;
  actualPrice: number;
  discountedPrice: number;
  features: string[];
}
export type PlanCatalogueDto = Record<PlanId, PlanOfferDto>;

/** How this installation takes money; null where it takes none and plans are requested. */
export interface PaymentOptionsDto {
  gateway: 'stripe' | 'demo' | null;
  publishableKey: string | null;
}

const Gstin = z.string().trim().toUpperCase().refine(isGstin, 'Enter the 15 characters of a valid GSTIN');

export const PlanChoice = z.object({
  plan: z.enum(PAID_PLANS, 'Choose a plan'),
  duration: z.enum(DURATIONS, 'Choose a duration'),
  currency: z.enum(CURRENCY_CODES).default(DEFAULT_CURRENCY),
});

/** What is bought. Amounts are never sent: the server computes them. */
export const CreatePaymentInput = z.strictObject({
  ...PlanChoice.shape,
  giftCode: GiftCodeText.optional(),
  /** For the invoice; kept when left out, removed by null. */
  gstin: Gstin.nullish(),
  state: z.string().refine(isGstState, 'Choose a state').nullish(),
});
export type CreatePaymentInput = z.output<typeof CreatePaymentInput>;

/** The browser's name for one purchase, in the header `Idempotency-Key`. */
export const IdempotencyKey = z.string().regex(/^[\w-]{8,100}$/, 'Invalid idempotency key');

/** Amounts in minor units (spec 2, section 3). */
export interface CheckoutDto {
  paymentId: string;
  paymentIntentId: string | null;
  clientSecret: string | null;
  freeSubscription: boolean;
  plan: PaidPlan;
  duration: Duration;
  currency: CurrencyCode;
  originalAmount: number;
  discountAmount: number;
  finalAmount: number;
  gstin: string | null;
  state: string | null;
}

export const ConfirmPaymentInput = z.strictObject({ paymentIntentId: z.string().trim().min(1).max(255) });

/** How a payment stands after the provider was asked. */
export interface PaymentStateDto {
  status: 'succeeded' | 'processing' | 'failed' | 'canceled' | 'refunded';
  /** The provider's words for a failure. */
  message: string | null;
  plan: PlanId;
  subscriptionEndsAt: string | null;
}

/** One line of the payment history; amounts in minor units. */
export interface PaymentDto {
  id: string;
  plan: PaidPlan;
  duration: Duration;
  currency: CurrencyCode;
  amount: number;
  discountAmount: number;
  status: PaymentStatus;
  periodStart: string | null;
  periodEnd: string | null;
  invoiceNumber: string | null;
  paidAt: string | null;
  refundedAt: string | null;
  createdAt: string;
}

/** The same, as an operator sees it. */
export interface AdminPaymentDto extends PaymentDto {
  userId: string;
  userName: string;
  userEmail: string;
  gateway: string;
  transactionId: string | null;
  refundReason: string | null;
  /** The refund was asked for and has not arrived. */
  isRefunding: boolean;
}

/** One change of somebody's plan, for operators. */
export interface PlanChangeDto {
  id: string;
  source: 'payment' | 'operator' | 'refund' | 'expiry';
  planBefore: PlanId;
  planAfter: PlanId;
  endsAfter: string | null;
  createdAt: string;
}

export const RefundInput = z.strictObject({
  reason: text({ min: 1, max: 300, required: 'A reason is required' }),
});

export const UserPlanInput = z.strictObject({
  userId: z.string('Please select both user and plan').min(1, 'Please select both user and plan').pipe(Id),
  plan: z.enum(PLAN_IDS, 'Please select both user and plan'),
  duration: z.enum(DURATIONS).default('1_month'),
});
export type UserPlanInput = z.output<typeof UserPlanInput>;

export interface UserPlanDto {
  userId: string;
  plan: PlanId;
  subscriptionEndsAt: string | null;
}
