// Separate from prices and limits (plans.ts): every page needs these to parse addresses.

export const PLAN_IDS = ['starter', 'growth', 'pro'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export const DURATIONS = ['1_month', '3_months', '1_year'] as const;
export type Duration = (typeof DURATIONS)[number];

/** The plans that can be bought. */
export const PAID_PLANS = ['growth', 'pro'] as const satisfies readonly PlanId[];
export type PaidPlan = (typeof PAID_PLANS)[number];

/**
 * Where a change comes from. `payment` is money that has arrived. A UPI payment may start its plan by `claim`, the bank reference that
 * its payer named; then `match` is its money, which adds no more time, and `lapse` takes the plan back if the money does not come.
 * `difference` corrects the amount of a payment that was confirmed before its row of the statement was known.
 */
export const PLAN_CHANGE_SOURCES = [
  'payment',
  'claim',
  'match',
  'difference',
  'operator',
  'refund',
  'lapse',
  'expiry',
] as const;

/** The ways to pay, in the order in which they are offered unless the server is configured otherwise. */
export const PAYMENT_WAYS = ['upi', 'razorpay', 'stripe', 'demo'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];
