import type { Duration, PaidPlan, PlanId } from '../billing/plan-names';
import { DURATION_LABELS, PLANS } from '../billing/plans';
import { priceOf } from '../billing/pricing';
import { BRAND } from '../common/brand';
import { type CurrencyCode, toMajor } from '../common/currencies';
import { dateText } from '../common/date-text';
import { moneyText } from '../common/money-text';

/** Another plan has other limits, other visible listings and other readable leads. */
const plan = {
  icon: 'plan',
  target: 'plan',
  refreshes: ['auth', 'limits', 'vehicles', 'leads'],
} as const;
export interface PlanPeriod {
  of: PaidPlan;
  duration: Duration;
}

/** A plan that is about to end, with the period and the currency that were bought last. */
export interface EndingPlan extends PlanPeriod {
  currency: CurrencyCode;
  /** Whole days that are left. */
  days: number;
  endsAt: number;
}

/** A payment, and the reference that its payer named if it was by UPI. */
export interface NamedPayment extends PlanPeriod {
  amountMinor: number;
  currency: CurrencyCode;
  utr: string | null;
}

export interface RefusedPayment extends NamedPayment {
  reason: string;
  /** It had been received, and its money was for another order. */
  wasReceived: boolean;
}

/** "Your payment of ₹236 for Growth (UTR 630612345678)" */
const paymentText = ({ of, amountMinor, currency, utr }: NamedPayment) =>
  `Your payment of ${moneyText(toMajor(amountMinor, currency), currency)} for ${PLANS[of].name}${utr ? ` (UTR ${utr})` : ''}`;

/** What the next period of an ending plan costs: "₹236". */
export const periodPriceText = ({ of: plan, duration, currency }: EndingPlan) =>
  moneyText(toMajor(priceOf({ plan, duration, currency })?.finalMinor ?? 0, currency), currency);

/** Notifications about plans and payments. */
export const PLAN_KINDS = {
  plan_set: {
    ...plan,
    event: 'plan',
    about: 'subscription',
    words: ({ to, duration }: { to: PlanId; duration: Duration }) =>
      to === 'starter'
        ? { title: `You are on ${PLANS.starter.name} now`, message: 'Our team has changed your plan' }
        : {
            title: `${PLANS[to].name} is active`,
            message: `Our team has added ${DURATION_LABELS[duration]} of ${PLANS[to].name} to your account`,
          },
  },
  plan_ending: {
    ...plan,
    event: 'plan',
    about: 'subscription',
    target: 'extension',
    words: ({ of, duration, currency, days, endsAt }: EndingPlan) => ({
      title: `Your ${PLANS[of].name} plan ends ${days === 1 ? 'within a day' : `in ${days} days`}`,
      message: `It runs until ${dateText(endsAt)}. Extending it by ${DURATION_LABELS[duration]} costs ${periodPriceText({ of, duration, currency, days, endsAt })} and keeps all your listings in view.`,
    }),
  },
  plan_ended: {
    ...plan,
    event: 'plan',
    about: 'subscription',
    words: ({ of }: { of: PlanId }) => ({
      title: `Your ${PLANS[of].name} plan has ended`,
      message: `You are on ${PLANS.starter.name} again. Listings over its limit are hidden, not deleted: they come back with a plan, or as others are sold.`,
    }),
  },
  payment_received: {
    ...plan,
    event: 'payment',
    about: 'payment',
    target: 'payments',
    words: ({ of, duration, isFree }: { of: PlanId; duration: Duration; isFree: boolean }) => ({
      title: isFree ? 'Your gift code worked' : 'Payment received',
      message: `${PLANS[of].name} for ${DURATION_LABELS[duration]} has been added to your account`,
    }),
  },
  plan_started: {
    ...plan,
    event: 'payment',
    about: 'payment',
    target: 'payments',
    words: ({ of, until, isExtended }: { of: PlanId; until: number; isExtended: boolean }) => ({
      title: isExtended ? 'Your plan has been extended' : `${PLANS[of].name} has started`,
      message: `We are looking for your payment on our bank statement. If it is not there by ${dateText(until)}, ${isExtended ? 'the added time is taken back' : 'the plan ends'}.`,
    }),
  },
  payment_not_found: {
    ...plan,
    event: 'payment',
    about: 'payment',
    target: 'payments',
    words: (payment: NamedPayment) => ({
      title: 'We could not find your payment',
      message: `${paymentText(payment)} was not on our bank statement in time. If you have paid, do not pay again: correct the UTR, or write to ${BRAND.supportEmail}.`,
    }),
  },
  payment_refused: {
    ...plan,
    event: 'payment',
    about: 'payment',
    target: 'payments',
    words: ({ reason, wasReceived, ...payment }: RefusedPayment) => ({
      title: wasReceived ? 'Your payment was taken back' : 'Your payment was not accepted',
      message: wasReceived
        ? `${paymentText(payment)} does not belong to this order, and its days were taken back. Our team says: ${reason}`
        : `${paymentText(payment)} was not accepted. Our team says: ${reason}`,
    }),
  },
  payment_refunded: {
    ...plan,
    event: 'payment',
    about: 'payment',
    target: 'payments',
    words: ({ reference, ...payment }: NamedPayment & { reference: string | null }) => ({
      title: 'Your payment was refunded',
      message: `${paymentText(payment)} was refunded${reference ? `. Bank reference of the refund: ${reference}` : ''}. The days that it bought were taken back.`,
    }),
  },
} as const;
