import type { GiftCodeValidityDto } from '../../../schema/billing/gift-codes.output';
import { type Duration, PAID_PLANS } from '../../../schema/billing/plan-names';
import { DURATION_LABELS, freeMonthsText, PLANS } from '../../../schema/billing/plans';
import type { Price } from '../../../schema/billing/pricing';
import type { PlanChoice } from './plan-choice';
import { say } from './words';

const appliesTo = (
  { applicablePlans, timePeriod }: GiftCodeValidityDto,
  { plan, duration }: PlanChoice,
): boolean => timePeriod === duration && (applicablePlans === null || applicablePlans.includes(plan));

/** The percentage that a claimed code takes off this choice; 0 if it does not apply. */
export const discountOn = (choice: PlanChoice, gift: GiftCodeValidityDto | null): number =>
  gift && appliesTo(gift, choice) ? gift.discountPercentage : 0;

/** Why a period costs less: "2 months free", "20% off"; null if it does not. */
export const discountText = (
  { discountMinor, reason }: Price,
  percent: number,
  duration: Duration,
): string | null =>
  discountMinor === 0
    ? null
    : reason === 'gift_code'
      ? say('{percent}% off', { percent })
      : say.known(freeMonthsText(duration));

/** The choice with the claimed code, if it applies. */
export const withGift = (choice: PlanChoice, gift: GiftCodeValidityDto | null): PlanChoice =>
  gift && appliesTo(gift, choice) ? { ...choice, giftCode: gift.code } : choice;

/** "20% off Growth and Pro for 1 month" */
export function giftWords({ discountPercentage, applicablePlans, timePeriod }: GiftCodeValidityDto): string {
  const plans = (applicablePlans ?? PAID_PLANS).map((plan) => say.known(PLANS[plan].name)).join(say(' and '));
  const time = say.known(DURATION_LABELS[timePeriod]);
  return discountPercentage === 100
    ? say('Free: {plans} for {time}', { plans, time })
    : say('{percent}% off {plans} for {time}', { percent: discountPercentage, plans, time });
}
