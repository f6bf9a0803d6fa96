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
/** The codes of these sequences give a fifth off. */
const paidFor = ({ plan, duration, withCode }: Choice) =>
  priceOf({ plan, duration, currency: 'INR' }, withCode ? 20 : 0);
export const amountOf = (choice: Choice) => paidFor(choice)?.finalMinor ?? 0;
/** What a month of a purchase was worth. */
export const rateOf = (choice: Choice) => {
  const paid = paidFor(choice);
  return paid ? paidRateMinor(choice.plan, paid) : 0;
};
/** Whole milliseconds, exactly: a year times a price in paise is more than a number holds. */
export const share = (ms: number, from: number, to: number) =>
  Number((BigInt(ms) * BigInt(from)) / BigInt(to));

export const converted = (ms: number, from: number, plan: PlanId) => ({
  ms: share(ms, from, price(plan)),
  rate: price(plan),
});
