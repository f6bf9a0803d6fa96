import { TriangleAlert } from 'lucide-react';
import { PLANS } from '../../../schema/billing/plans';
import type { UsageDto } from '../../../schema/limits/output';
import { formatNumber } from '../../lib/format';
import { buttonClass } from '../../ui/button-class';
import { isNearLimit, isReached, usageFigures } from './usage-figures';
import { useWords } from './words';

/** Warns that a limit of the plan is near, and says what will happen. Renders nothing otherwise. */
export function UsageWarning({ usage }: { usage: UsageDto }) {
  const t = useWords();
  const figures = usageFigures(usage).filter(isNearLimit);
  if (figures.length === 0) return null;
  return (
    <section
      aria-label={t('Usage warning')}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-warning-soft px-4 py-3"
    >
      <div className="flex min-w-0 flex-1 basis-72 gap-3">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-warning" />
        <div className="min-w-0">
          <p className="font-medium text-warning">
            {t(
              figures.some(isReached)
                ? 'You have reached a limit of your {plan} plan'
                : 'You are close to a limit of your {plan} plan',
              { plan: t.known(PLANS[usage.plan].name) },
            )}
          </p>
          <ul className="mt-1 flex flex-col gap-0.5 text-ink">
            {figures.map((figure) => (
              <li key={figure.label}>
                {t(figure.perMonth ? '{what} this month: {used} of {limit}.' : '{what}: {used} of {limit}.', {
                  what: figure.label,
                  used: formatNumber(figure.used),
                  limit: formatNumber(figure.limit ?? 0),
                })}{' '}
                {isReached(figure) && figure.whenReached}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <a href="/subscription" className={buttonClass()}>
        {t('See plans')}
      </a>
    </section>
  );
}
