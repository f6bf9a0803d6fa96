import type { PlanId } from '../../../schema/billing/plan-names';
import { PLANS } from '../../../schema/billing/plans';
import { Badge } from '../../ui/badge';

const TONES = { growth: 'silver', pro: 'gold' } as const;

/**
 * The badge of a paid plan: silver for Growth, gold for Pro, none for Starter. Ticks are reserved for what
 * was verified.
 */
export function PlanBadge({ plan }: { plan: PlanId }) {
  if (plan === 'starter') return null;
  return <Badge tone={TONES[plan]}>{PLANS[plan].name} plan</Badge>;
}
