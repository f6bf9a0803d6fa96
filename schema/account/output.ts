import { z } from 'zod';
import { PLAN_IDS } from '../billing/plan-names';
import { answer, Count, Moment } from '../common/answer';

/** What the "Your data" card needs to know. */
export const AccountDataDto = answer('AccountData', {
  /** Whether a password is asked for; without one, only a recent sign-in proves who the person is. */
  hasPassword: z.boolean(),
  signedInRecently: z.boolean(),
  /** The last operator cannot leave. */
  isLastOperator: z.boolean(),
  plan: z.enum(PLAN_IDS),
  planEndsAt: Moment.nullable(),
  /** Until when a named UPI payment is looked for: erasure waits for its result; null if none is. */
  paymentCheckedUntil: Moment.nullable(),
  vehicles: Count,
  leads: Count,
});
export type AccountDataDto = z.output<typeof AccountDataDto>;
