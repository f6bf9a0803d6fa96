import type { CurrencyCode } from '../common/currencies';
import type { Duration, PaidPlan } from './plan-names';
import { DURATION_MONTHS, FREE_MONTHS, PLANS } from './plans';

export const DISCOUNT_REASONS = ['gift_code', 'long_period'] as const;
export type DiscountReason = (typeof DISCOUNT_REASONS)[number];

/** The price of a period in minor units, tax included; null if the plan is not sold in this currency. */
export function periodPriceMinor(plan: PaidPlan, currency: CurrencyCode, duration: Duration): number | null {
  const monthly = PLANS[plan].monthlyMinor[currency];
  return monthly === undefined ? null : monthly * DURATION_MONTHS[duration];
}

/**
 * The discount on an amount in minor units at a percentage of at most two decimals, rounded to the nearest
 * unit.
 */
export function discountMinor(amountMinor: number, percent: number): number {
  return Math.min(amountMinor, Math.round((amountMinor * Math.round(percent * 100)) / 10_000));
}

/**
 * The smallest charge that every way to pay accepts, in minor units: Stripe's
 * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts), and in rupees Razorpay's, which is higher
 * (https://razorpay.com/docs/api/orders/create).
 */
const MIN_CHARGE_MINOR: Record<CurrencyCode, number> = {
  INR: 1_00,
  USD: 50,
  EUR: 50,
  GBP: 30,
  AUD: 50,
  CAD: 50,
  JPY: 50,
  SGD: 50,
  AED: 200,
  SAR: 200,
};

export interface Price {
  originalMinor: number;
  discountMinor: number;
  /** The amount to charge. Amounts below the minimum are waived. */
  finalMinor: number;
  /** Where the discount comes from; null without one. */
  reason: DiscountReason | null;
}

/**
 * The amounts of a purchase in minor units: the only place that computes them. A gift code's percentage and the free months of the
 * period are not added up: the better one counts, and the code if both are equal. null where the plan is not sold in that way.
 */
export function priceOf(
  choice: { plan: PaidPlan; currency: CurrencyCode; duration: Duration },
  percent = 0,
): Price | null {
  const originalMinor = periodPriceMinor(choice.plan, choice.currency, choice.duration);
  if (originalMinor === null) return null;
  const months = DURATION_MONTHS[choice.duration];
  const periodMinor = (originalMinor / months) * FREE_MONTHS[choice.duration];
  const codeMinor = discountMinor(originalMinor, percent);
  const isCode = percent > 0 && codeMinor >= periodMinor;
  const discounted = originalMinor - (isCode ? codeMinor : periodMinor);
  const finalMinor = discounted < MIN_CHARGE_MINOR[choice.currency] ? 0 : discounted;
  const reason = isCode ? 'gift_code' : periodMinor > 0 ? 'long_period' : null;
  return { originalMinor, discountMinor: originalMinor - finalMinor, finalMinor, reason };
}

/**
 * What a month of a purchase was worth, in paise: the plan's price in rupees, less the share that was discounted. Later changes of
 * plan count this, not the list price.
 */
export const paidRateMinor = (
  plan: PaidPlan,
  { originalMinor, finalMinor }: Pick<Price, 'originalMinor' | 'finalMinor'>,
): number => Math.floor((PLANS[plan].monthlyMinor.INR * finalMinor) / originalMinor);
