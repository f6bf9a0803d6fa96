import { z } from 'zod';
import { PLAN_IDS } from '../billing/plan-names';
import { answer, Count, Moment } from '../common/answer';

/** What the "Your data" card has to know and say. */
export const AccountDataDto = answer('AccountData', {
  /** Whether it can be asked for; else only a recent sign-in shows who somebody is. */
  hasPassword: z.boolean(),
  signedInRecently: z.boolean(),
  /** The only one cannot leave. */
  isLastOperator: z.boolean(),
  plan: z.enum(PLAN_IDS),
  planEndsAt: Moment.nullable(),
  vehicles: Count,
  leads: Count,
});
export type AccountDataDto = z.output<typeof AccountDataDto>;
