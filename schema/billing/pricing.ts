import type { CurrencyCode } from '../common/currencies';
import type { Duration, PaidPlan } from './plan-names';
import { DURATION_MONTHS, PLANS } from './plans';

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
 * The smallest charge that card networks accept (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts), in minor
 * units.
 */
const MIN_CHARGE_MINOR: Record<CurrencyCode, number> = {
  INR: 50,
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
}

/**
 * The amounts of a purchase in minor units, computed only here. null if the plan is not sold in that
 * currency.
 */
export function priceOf(
  choice: { plan: PaidPlan; currency: CurrencyCode; duration: Duration },
  percent = 0,
): Price | null {
  const originalMinor = periodPriceMinor(choice.plan, choice.currency, choice.duration);
  if (originalMinor === null) return null;
  const discounted = originalMinor - discountMinor(originalMinor, percent);
  const finalMinor = discounted < MIN_CHARGE_MINOR[choice.currency] ? 0 : discounted;
  return { originalMinor, discountMinor: originalMinor - finalMinor, finalMinor };
}
