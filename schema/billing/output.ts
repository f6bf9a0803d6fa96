import { z } from 'zod';
import { answer, Count, Moment } from '../common/answer';
import { CURRENCY_CODES } from '../common/currencies';
import { Id } from '../common/text';
import { PAYMENT_STATUSES } from './input';
import { DURATIONS, PAID_PLANS, PAYMENT_WAYS, PLAN_CHANGE_SOURCES, PLAN_IDS } from './plan-names';
import { DISCOUNT_REASONS } from './pricing';

/** A plan in `GET /api/subscription/plans`; prices are per month, in major units, tax included. */
export const PlanOfferDto = answer('PlanOffer', {
  name: z.string(),
  price: z.number().nonnegative(),
  actualPrice: z.number().nonnegative(),
  discountedPrice: z.number().nonnegative(),
  features: z.array(z.string()),
});
export type PlanOfferDto = z.output<typeof PlanOfferDto>;

export const PlanCatalogueDto = z.record(z.enum(PLAN_IDS), PlanOfferDto).meta({ id: 'PlanCatalogue' });
export type PlanCatalogueDto = z.output<typeof PlanCatalogueDto>;

/** How this installation takes payments, the preferred way first; none where plans are requested instead. */
export const PaymentOptionsDto = answer('PaymentOptions', {
  ways: z.array(
    z.object({
      way: z.enum(PAYMENT_WAYS),
      /** For the provider's own form in the browser. */
      publishableKey: z.string().nullable(),
      /** The only currencies it takes; null for all. */
      currencies: z.array(z.enum(CURRENCY_CODES)).nullable(),
    }),
  ),
});
export type PaymentOptionsDto = z.output<typeof PaymentOptionsDto>;

/** Amounts in minor units. */
export const CheckoutDto = answer('Checkout', {
  paymentId: Id,
  way: z.enum(PAYMENT_WAYS).nullable(),
  paymentIntentId: z.string().nullable(),
  clientSecret: z.string().nullable(),
  freeSubscription: z.boolean(),
  plan: z.enum(PAID_PLANS),
  duration: z.enum(DURATIONS),
  currency: z.enum(CURRENCY_CODES),
  originalAmount: Count,
  discountAmount: Count,
  /** Why it is less than the months' price. */
  discountReason: z.enum(DISCOUNT_REASONS).nullable(),
  finalAmount: Count,
  gstin: z.string().nullable(),
  state: z.string().nullable(),
  /** The plan starts when the payment is made or its bank reference is named; false if it waits for the bank's statement. */
  startsAtOnce: z.boolean(),
});
export type CheckoutDto = z.output<typeof CheckoutDto>;

/** A payment's state after checking with the provider. */
export const PaymentStateDto = answer('PaymentState', {
  status: z.enum(['succeeded', 'processing', 'failed', 'canceled', 'refunded', 'claimed']),
  /** Why it has failed, or why its plan has not started. */
  message: z.string().nullable(),
  /** What a claimed payment has done to the plan before its money was seen; null for nothing. */
  start: z.enum(['new', 'extended']).nullable(),
  plan: z.enum(PLAN_IDS),
  subscriptionEndsAt: Moment.nullable(),
});
export type PaymentStateDto = z.output<typeof PaymentStateDto>;

/** One line of the payment history; amounts in minor units. */
export const PaymentDto = answer('Payment', {
  id: Id,
  plan: z.enum(PAID_PLANS),
  duration: z.enum(DURATIONS),
  currency: z.enum(CURRENCY_CODES),
  /** What was asked. */
  amount: Count,
  /** What has arrived of a UPI payment, if that is another amount. */
  receivedAmount: Count.nullable(),
  discountAmount: Count,
  status: z.enum(PAYMENT_STATUSES),
  periodStart: Moment.nullable(),
  periodEnd: Moment.nullable(),
  /** The payer's bank reference of a UPI payment. */
  utr: z.string().nullable(),
  /** How often the payer may still correct it. */
  correctionsLeft: Count,
  /** Until when a claimed payment may be found on the statement. */
  claimEndsAt: Moment.nullable(),
  /** Why an operator decided that it was not paid. */
  refusedBecause: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  paidAt: Moment.nullable(),
  refundedAt: Moment.nullable(),
  createdAt: Moment,
});
export type PaymentDto = z.output<typeof PaymentDto>;

/** The same, as an operator sees it. */
export const AdminPaymentDto = answer('AdminPayment', {
  ...PaymentDto.shape,
  userId: Id,
  userName: z.string(),
  userEmail: z.string().nullable(),
  gateway: z.string(),
  transactionId: z.string().nullable(),
  refundReason: z.string().nullable(),
  /** The refund has been requested but has not arrived yet. */
  isRefunding: z.boolean(),
});
export type AdminPaymentDto = z.output<typeof AdminPaymentDto>;

/** One plan change of a person, for operators. */
export const PlanChangeDto = answer('PlanChange', {
  id: Id,
  source: z.enum(PLAN_CHANGE_SOURCES),
  planBefore: z.enum(PLAN_IDS),
  planAfter: z.enum(PLAN_IDS),
  endsAfter: Moment.nullable(),
  createdAt: Moment,
});
export type PlanChangeDto = z.output<typeof PlanChangeDto>;

export const UserPlanDto = answer('UserPlan', {
  userId: Id,
  plan: z.enum(PLAN_IDS),
  subscriptionEndsAt: Moment.nullable(),
});
export type UserPlanDto = z.output<typeof UserPlanDto>;

export const IsAdminDto = answer('IsAdmin', { isAdmin: z.boolean() });

export const WebhookReceivedDto = answer('WebhookReceived', { received: z.literal(true) });
