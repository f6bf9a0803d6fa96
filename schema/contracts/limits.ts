import type { PlanId } from '../plans';

export const USAGE_ACTIONS = ['vehicle_created', 'republish', 'lead_received'] as const;
export type UsageAction = (typeof USAGE_ACTIONS)[number];

/** `GET /api/subscription/usage`. A missing limit means unlimited (spec 2, section 3). */
export interface UsageDto {
  plan: PlanId;
  /** The three figures on top of the dashboard. */
  totals: { listings: number; activeLeads: number; republished: number };
  liveVehicles: number;
  monthly: { vehiclesCreated: number; republishActions: number; leadsGenerated: number };
  limits: {
    liveVehicles?: number;
    vehiclesPerMonth?: number;
    republishActionsPerMonth?: number;
    leadsPerMonth?: number;
  };
}
