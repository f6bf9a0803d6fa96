import { Link } from '@tanstack/react-router';
import { PLAN_IDS, type PlanId } from '../../../schema/billing/plan-names';
import { PLANS } from '../../../schema/billing/plans';
import { formatNumber } from '../../lib/format';
import { buttonClass } from '../../ui/button-class';
import { Dialog } from '../../ui/dialog';
import type { UsageFigure } from './usage-figures';
import { useWords } from './words';

interface LimitDialogProps {
  plan: PlanId;
  figure: UsageFigure;
  onClose: () => void;
}

/** The plan has reached its limit of listings; offers the two ways to continue. */
export function LimitDialog({ plan, figure: { used, limit, perMonth }, onClose }: LimitDialogProps) {
  const t = useWords();
  const next = PLAN_IDS[PLAN_IDS.indexOf(plan) + 1];
  const upgrade = next ? t.known(PLANS[next].name) : t('a larger plan');
  const count = t('{used} of {value}', { used: formatNumber(used), value: formatNumber(limit ?? 0) });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={perMonth ? t('{count} new vehicles this month', { count }) : t('{count} live', { count })}
      description={
        perMonth
          ? t('Add the next one next month, or choose {upgrade}.', { upgrade })
          : t('Mark one as sold, or choose {upgrade}.', { upgrade })
      }
    >
      <div className="flex flex-col gap-3">
        {!perMonth && (
          <Link
            to="/dashboard/listings"
            onClick={onClose}
            className={buttonClass({ size: 'lg', block: true })}
          >
            {t('Mark one as sold')}
          </Link>
        )}
        <a href="/subscription" className={buttonClass({ variant: 'primary', size: 'lg', block: true })}>
          {t('See {upgrade}', { upgrade })}
        </a>
      </div>
    </Dialog>
  );
}
