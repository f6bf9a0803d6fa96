import { BadgeCheck } from 'lucide-react';
import type { PlanId } from '../../../schema/billing/plan-names';
import { PLANS } from '../../../schema/billing/plans';
import { Badge } from '../../ui/badge';

const TONES = { growth: 'silver', pro: 'gold' } as const;

/** The tick of a paid plan: silver for growth, gold for pro; the free plan has none. */
export function PlanBadge({ plan }: { plan: PlanId }) {
  if (plan === 'starter') return null;
  return (
    <Badge tone={TONES[plan]} icon={<BadgeCheck aria-hidden="true" />}>
      {PLANS[plan].name}
    </Badge>
  );
}
