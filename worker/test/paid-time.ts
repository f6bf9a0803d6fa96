import type { Duration, PaidPlan, PlanId } from '../../schema/billing/plan-names';
import { DURATION_DAYS, PLANS } from '../../schema/billing/plans';
import { paidRateMinor, priceOf } from '../../schema/billing/pricing';
import { DAY } from './billing';

export interface Choice {
  plan: PaidPlan;
  duration: Duration;
  withCode: boolean;
  way: 'demo' | 'upi';
}

export const price = (plan: PlanId) => PLANS[plan].monthlyMinor.INR;
export const msOf = (duration: Duration) => DURATION_DAYS[duration] * DAY;
/** What a month of a purchase was worth; the codes of these sequences give a fifth off. */
export const rateOf = ({ plan, duration, withCode }: Choice) => {
  const paid = priceOf({ plan, duration, currency: 'INR' }, withCode ? 20 : 0);
  return paid ? paidRateMinor(plan, paid) : 0;
};
/** Whole milliseconds, exactly: a year times a price in paise is more than a number holds. */
export const share = (ms: number, from: number, to: number) =>
  Number((BigInt(ms) * BigInt(from)) / BigInt(to));

export const converted = (ms: number, from: number, plan: PlanId) => ({
  ms: share(ms, from, price(plan)),
  rate: price(plan),
});
