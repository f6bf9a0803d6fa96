import type { PlanId } from '../billing/plan-names';

/** How many people may work for a seller. After a downgrade the ones who came last are suspended. */
export const STAFF_SEATS: Record<PlanId, number> = { starter: 1, growth: 3, pro: 10 };
