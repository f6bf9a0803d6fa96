import type { Duration, PlanId } from '../billing/plan-names';
import { DURATION_LABELS, PLANS } from '../billing/plans';
import { dateText } from '../common/date-text';

/** Another plan has other limits, other visible listings and other readable leads. */
const plan = {
  icon: 'plan',
  target: 'plan',
  refreshes: ['auth', 'limits', 'vehicles', 'leads'],
} as const;
/** Notifications about plans and payments. */
export const PLAN_KINDS = {
  plan_set: {
    ...plan,
    event: 'plan',
    about: 'subscription',
    words: ({ to, duration }: { to: PlanId; duration: Duration }) =>
      to === 'starter'
        ? { title: `You are on ${PLANS.starter.name} now`, message: 'Our team has changed your plan' }
        : {
            title: `${PLANS[to].name} is active`,
            message: `Our team has added ${DURATION_LABELS[duration]} of ${PLANS[to].name} to your account`,
          },
  },
  plan_ending: {
    ...plan,
    event: 'plan',
    about: 'subscription',
    words: ({ of, days, endsAt }: { of: PlanId; days: number; endsAt: number }) => ({
      title: `Your ${PLANS[of].name} plan ends ${days === 1 ? 'within a day' : `in ${days} days`}`,
      message: `It runs until ${dateText(endsAt)}. Extend it to keep all your listings in view.`,
    }),
  },
  plan_ended: {
    ...plan,
    event: 'plan',
    about: 'subscription',
    words: ({ of }: { of: PlanId }) => ({
      title: `Your ${PLANS[of].name} plan has ended`,
      message: `You are on ${PLANS.starter.name} again. Listings over its limit are hidden, not deleted: they come back with a plan, or as others are sold.`,
    }),
  },
  payment_received: {
    ...plan,
    event: 'payment',
    about: 'payment',
    words: ({ of, duration, isFree }: { of: PlanId; duration: Duration; isFree: boolean }) => ({
      title: isFree ? 'Your gift code worked' : 'Payment received',
      message: `${PLANS[of].name} for ${DURATION_LABELS[duration]} has been added to your account`,
    }),
  },
  payment_refunded: {
    ...plan,
    event: 'payment',
    about: 'payment',
    words: ({ of }: { of: PlanId }) => ({
      title: 'Your payment was refunded',
      message: `Your payment for ${PLANS[of].name} was refunded, and its days were taken back`,
    }),
  },
} as const;
