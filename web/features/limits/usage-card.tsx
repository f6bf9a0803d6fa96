import { PLANS } from '../../../schema/billing/plans';
import type { UsageDto } from '../../../schema/limits/output';
import { Card, CardHeader } from '../../ui/card';
import { Meter } from '../../ui/meter';
import { Skeleton } from '../../ui/skeleton';
import { useMay } from '../staff/use-may';
import { usageFigures } from './usage-figures';
import { useWords } from './words';

const GRID = 'grid gap-x-8 gap-y-4 p-card sm:grid-cols-2 lg:grid-cols-4';

/** This month's usage of the plan, with a meter for each limit. */
export function UsageCard({ usage }: { usage: UsageDto }) {
  const t = useWords();
  const may = useMay();
  const plan = t.known(PLANS[usage.plan].name);
  return (
    <Card padded={false}>
      <CardHeader
        title={t('Usage')}
        description={t('{plan} plan, this month', { plan })}
        actions={
          may('oneself') && (
            <a
              href="/subscription"
              className="touch-target inline-flex items-center font-medium text-accent text-sm"
            >
              {t('Plans')}
            </a>
          )
        }
      />
      <div className={GRID}>
        {usageFigures(usage).map(({ label, used, limit }) =>
          limit === 0 ? (
            <div key={label}>
              <p className="font-medium">{label}</p>
              <p className="text-ink-muted">{t('Not included in {plan}', { plan })}</p>
            </div>
          ) : (
            <Meter key={label} label={label} value={used} limit={limit} />
          ),
        )}
      </div>
    </Card>
  );
}

export function UsageCardSkeleton() {
  const t = useWords();
  return (
    <Card padded={false}>
      <CardHeader title={t('Usage')} description={<Skeleton className="my-0.5 h-4 w-52" />} />
      <div className={GRID}>
        {['live', 'created', 'republished', 'leads'].map((key) => (
          <Skeleton key={key} className="h-8" />
        ))}
      </div>
    </Card>
  );
}
