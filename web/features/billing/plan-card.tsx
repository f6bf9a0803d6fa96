import { Check } from 'lucide-react';
import { planFeatures } from '../../../schema/plan-features';
import type { Plan } from '../../../schema/plans';
import { formatPrice } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';

interface PlanCardProps {
  plan: Plan;
  isCurrent: boolean;
}

export function PlanCard({ plan, isCurrent }: PlanCardProps) {
  return (
    <Card className="flex h-full flex-col">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold text-lg">{plan.name}</h2>
        {isCurrent && <Badge tone="accent">Current plan</Badge>}
        {!isCurrent && plan.id === 'growth' && <Badge tone="gold">Most Popular</Badge>}
      </div>
      <p className="mt-3">
        <span className="font-semibold text-3xl tabular-nums">
          {formatPrice(plan.monthlyMinor.INR / 100)}
        </span>
        <span className="text-ink-muted"> a month{plan.monthlyMinor.INR > 0 && ', tax included'}</span>
      </p>
      <ul className="mt-5 flex flex-col gap-2">
        {planFeatures(plan).map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-positive" />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  );
}
