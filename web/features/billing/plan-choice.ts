import { CURRENCY_CODES, type CurrencyCode, DEFAULT_CURRENCY } from '../../../schema/currencies';
import { DURATIONS, type Duration, PAID_PLANS, type PaidPlan } from '../../../schema/plans';

/** What is about to be bought. */
export interface PlanChoice {
  plan: PaidPlan;
  duration: Duration;
  currency: CurrencyCode;
  giftCode?: string | undefined;
}

export interface PlansSearch {
  duration?: Duration | undefined;
  currency?: CurrencyCode | undefined;
}

/** The address of the plans: what is not one of ours is left out. */
export function parsePlansSearch(search: Record<string, unknown>): PlansSearch {
  return {
    duration: DURATIONS.find((known) => known === search.duration),
    currency: CURRENCY_CODES.find((known) => known === search.currency),
  };
}

export interface PaySearch extends PlansSearch {
  plan?: PaidPlan | undefined;
  code?: string | undefined;
  /** Put there by the provider when it sends the browser back from a bank. */
  payment_intent?: string | undefined;
}

export function parsePaySearch(search: Record<string, unknown>): PaySearch {
  const { code, payment_intent: intent } = search;
  return {
    ...parsePlansSearch(search),
    plan: PAID_PLANS.find((known) => known === search.plan),
    code: typeof code === 'string' || typeof code === 'number' ? String(code) : undefined,
    payment_intent: typeof intent === 'string' ? intent : undefined,
  };
}

/** What a payment page's address asks for; null when it names no plan. */
export function choiceOf({ plan, duration, currency, code }: PaySearch): PlanChoice | null {
  if (!plan) return null;
  return {
    plan,
    duration: duration ?? DURATIONS[0],
    currency: currency ?? DEFAULT_CURRENCY,
    ...(code ? { giftCode: code } : {}),
  };
}

/** A document of its own: only it may load the payment provider's script. */
export function payUrl({ plan, duration, currency, giftCode }: PlanChoice): string {
  const search = new URLSearchParams({ plan, duration, currency, ...(giftCode ? { code: giftCode } : {}) });
  return `/subscription/pay?${search}`;
}
