import { z } from 'zod';
import { PLAN_IDS } from '../billing/plan-names';
import { answer, Count } from '../common/answer';

/** `GET /api/subscription/usage`. A missing limit means unlimited. */
export const UsageDto = answer('Usage', {
  plan: z.enum(PLAN_IDS),
  /** The three figures at the top of the dashboard. */
  totals: z.strictObject({ listings: Count, activeLeads: Count, republished: Count }),
  liveVehicles: Count,
  monthly: z.strictObject({ vehiclesCreated: Count, republishActions: Count, leadsGenerated: Count }),
  limits: z.strictObject({
    liveVehicles: Count.optional(),
    vehiclesPerMonth: Count.optional(),
    republishActionsPerMonth: Count.optional(),
    leadsPerMonth: Count.optional(),
  }),
});
export type UsageDto = z.output<typeof UsageDto>;
