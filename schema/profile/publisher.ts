import { z } from 'zod';
import { ACCOUNT_TYPES } from '../auth/input';
import { PLAN_IDS } from '../billing/plan-names';
import { answer, Count } from '../common/answer';
import { Id } from '../common/text';

/** What anyone may know of a seller (`GET /api/users/{id}`): never e-mail, permissions or flags. */
export const PublisherDto = answer('Publisher', {
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  firmName: z.string().nullable(),
  username: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  accountType: z.enum(ACCOUNT_TYPES),
  subscriptionPlan: z.enum(PLAN_IDS),
  mobileNumber: z.string().nullable(),
  phoneVerified: z.boolean(),
  /** The number of vehicles on their public profile; null without a profile. */
  profileVehicles: Count.nullable(),
});
export type PublisherDto = z.output<typeof PublisherDto>;

export const PublisherPlanDto = answer('PublisherPlan', { plan: z.enum(PLAN_IDS) });
