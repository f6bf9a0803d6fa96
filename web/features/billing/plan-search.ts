import {
  DURATIONS,
  type Duration,
  PAID_PLANS,
  PAYMENT_WAYS,
  type PaidPlan,
  type PaymentWay,
} from '../../../schema/billing/plan-names';
import { CURRENCY_CODES, type CurrencyCode } from '../../../schema/common/currencies';

export interface PlansSearch {
  duration?: Duration | undefined;
  currency?: CurrencyCode | undefined;
}

/** The parameters of the plans' address; invalid values are dropped. */
export function parsePlansSearch(search: Record<string, unknown>): PlansSearch {
  return {
    duration: DURATIONS.find((known) => known === search.duration),
    currency: CURRENCY_CODES.find((known) => known === search.currency),
  };
}

export interface PaySearch extends PlansSearch {
  plan?: PaidPlan | undefined;
  code?: string | undefined;
  way?: PaymentWay | undefined;
  /** Added by the provider when it sends the browser back from a bank. */
  payment_intent?: string | undefined;
}

export function parsePaySearch(search: Record<string, unknown>): PaySearch {
  const { code, payment_intent: intent } = search;
  return {
    ...parsePlansSearch(search),
    plan: PAID_PLANS.find((known) => known === search.plan),
    way: PAYMENT_WAYS.find((known) => known === search.way),
    code: typeof code === 'string' ? code : undefined,
    payment_intent: typeof intent === 'string' ? intent : undefined,
  };
}
