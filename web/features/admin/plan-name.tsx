import type { PlanId } from '../../../schema/billing/plan-names';
import { PLANS } from '../../../schema/billing/plans';
import { Badge } from '../../ui/badge';
import { PlanBadge } from '../limits/plan-badge';

/** A plan in a list, including the free one. */
export const PlanName = ({ plan }: { plan: PlanId }) =>
  plan === 'starter' ? <Badge>{PLANS.starter.name}</Badge> : <PlanBadge plan={plan} />;
