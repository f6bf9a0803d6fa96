import type { PlanId } from '../../../schema/billing/plan-names';
import { PLANS } from '../../../schema/billing/plans';
import { Badge } from '../../ui/badge';
import { useWords } from './words';

const TONES = { growth: 'silver', pro: 'gold' } as const;

/**
 * The badge of a paid plan: silver for Growth, gold for Pro, none for Starter. Ticks are reserved for what
 * was verified.
 */
export function PlanBadge({ plan }: { plan: PlanId }) {
  const t = useWords();
  if (plan === 'starter') return null;
  return <Badge tone={TONES[plan]}>{t('{name} plan', { name: t.known(PLANS[plan].name) })}</Badge>;
}
