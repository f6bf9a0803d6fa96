// Separate from prices and limits (plans.ts): every page needs these to parse addresses.

export const PLAN_IDS = ['starter', 'growth', 'pro'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export const DURATIONS = ['1_month', '3_months', '1_year'] as const;
export type Duration = (typeof DURATIONS)[number];

/** The plans that can be bought. */
export const PAID_PLANS = ['growth', 'pro'] as const satisfies readonly PlanId[];
export type PaidPlan = (typeof PAID_PLANS)[number];
