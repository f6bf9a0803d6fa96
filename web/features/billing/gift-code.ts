import type { GiftCodeValidityDto } from '../../../schema/answers/gift-codes';
import { type Duration, PAID_PLANS, type PaidPlan } from '../../../schema/plan-names';
import { DURATION_LABELS, PLANS } from '../../../schema/plans';

/** Whether a code takes anything off this choice. */
export const appliesTo = (
  { applicablePlans, timePeriod }: GiftCodeValidityDto,
  { plan, duration }: { plan: PaidPlan; duration: Duration },
): boolean => timePeriod === duration && (applicablePlans === null || applicablePlans.includes(plan));

/** "20% off Growth and Pro for 1 month" */
export function giftWords({ discountPercentage, applicablePlans, timePeriod }: GiftCodeValidityDto): string {
  const plans = (applicablePlans ?? PAID_PLANS).map((plan) => PLANS[plan].name).join(' and ');
  const gift = discountPercentage === 100 ? 'Free:' : `${discountPercentage}% off`;
  return `${gift} ${plans} for ${DURATION_LABELS[timePeriod]}`;
}
