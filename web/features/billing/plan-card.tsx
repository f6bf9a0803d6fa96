import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlanOfferDto } from '../../../schema/billing/output';
import type { PlanId } from '../../../schema/billing/plan-names';
import { cx } from '../../lib/class-names';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { useWords } from './words';

interface PlanCardProps {
  id: PlanId;
  offer: PlanOfferDto;
  isCurrent?: boolean;
  price: ReactNode;
  action: ReactNode;
}

export function PlanCard({ id, offer, isCurrent = false, price, action }: PlanCardProps) {
  const t = useWords();
  const isPopular = id === 'growth';
  return (
    <Card className={cx('flex h-full flex-col', isPopular && 'border-accent ring-1 ring-accent')}>
      <div className="flex min-h-5.5 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="font-semibold text-lg">{t.known(offer.name)}</h2>
        <span className="flex gap-1.5">
          {isPopular && <Badge tone="gold">{t('Most Popular')}</Badge>}
          {isCurrent && <Badge tone="accent">{t('Current plan')}</Badge>}
        </span>
      </div>
      {price}
      <div className="mt-5 md:min-h-20">{action}</div>
      <ul className="mt-5 flex flex-col gap-2 border-line border-t pt-5">
        {offer.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-positive" />
            {t.known(feature)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
