import type { PaymentWay } from '../../../schema/billing/plan-names';
import { DURATIONS, type Duration, type PaidPlan } from '../../../schema/billing/plan-names';
import { type CurrencyCode, DEFAULT_CURRENCY } from '../../../schema/common/currencies';
import type { PaySearch } from './plan-search';

/** What is about to be bought. */
export interface PlanChoice {
  plan: PaidPlan;
  duration: Duration;
  currency: CurrencyCode;
  giftCode?: string | undefined;
  /** How it is paid; the first way that is offered unless chosen. */
  way?: PaymentWay | undefined;
}

/** A payment page's parameters; null when it names no plan. */
export function choiceOf({ plan, duration, currency, code, way }: PaySearch): PlanChoice | null {
  if (!plan) return null;
  return {
    plan,
    duration: duration ?? DURATIONS[0],
    currency: currency ?? DEFAULT_CURRENCY,
    ...(code ? { giftCode: code } : {}),
    ...(way ? { way } : {}),
  };
}

/** The payment page is a separate document, the only one that may load the payment provider's script. */
export function payUrl({ plan, duration, currency, giftCode }: PlanChoice): string {
  const search = new URLSearchParams({ plan, duration, currency, ...(giftCode ? { code: giftCode } : {}) });
  return `/subscription/pay?${search}`;
}
