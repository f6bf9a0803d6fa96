import { TriangleAlert } from 'lucide-react';
import { PLANS } from '../../../schema/billing/plans';
import type { UsageDto } from '../../../schema/limits/output';
import { formatNumber } from '../../lib/format';
import { buttonClass } from '../../ui/button-class';
import { isNearLimit, isReached, usageFigures } from './usage-figures';

/** Warns that a limit of the plan is near, and says what will happen. Renders nothing otherwise. */
export function UsageWarning({ usage }: { usage: UsageDto }) {
  const figures = usageFigures(usage).filter(isNearLimit);
  if (figures.length === 0) return null;
  const verb = figures.some(isReached) ? 'You have reached' : 'You are close to';
  return (
    <section
      aria-label="Usage warning"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-warning-soft px-4 py-3"
    >
      <div className="flex min-w-0 flex-1 basis-72 gap-3">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-warning" />
        <div className="min-w-0">
          <p className="font-medium text-warning">
            {verb} a limit of your {PLANS[usage.plan].name} plan
          </p>
          <ul className="mt-1 flex flex-col gap-0.5 text-ink">
            {figures.map((figure) => (
              <li key={figure.label}>
                {figure.label}
                {figure.perMonth && ' this month'}: {formatNumber(figure.used)} of{' '}
                {formatNumber(figure.limit ?? 0)}. {isReached(figure) && figure.whenReached}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <a href="/subscription" className={buttonClass()}>
        See plans
      </a>
    </section>
  );
}
