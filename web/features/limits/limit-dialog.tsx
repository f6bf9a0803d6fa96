import { Link } from '@tanstack/react-router';
import { PLAN_IDS, type PlanId } from '../../../schema/billing/plan-names';
import { PLANS } from '../../../schema/billing/plans';
import { formatNumber } from '../../lib/format';
import { buttonClass } from '../../ui/button-class';
import { Dialog } from '../../ui/dialog';
import type { UsageFigure } from './usage-figures';

interface LimitDialogProps {
  plan: PlanId;
  figure: UsageFigure;
  onClose: () => void;
}

/** The plan has reached its limit of listings; offers the two ways to continue. */
export function LimitDialog({ plan, figure: { used, limit, perMonth }, onClose }: LimitDialogProps) {
  const next = PLAN_IDS[PLAN_IDS.indexOf(plan) + 1];
  const upgrade = next ? PLANS[next].name : 'a larger plan';
  const count = `${formatNumber(used)} of ${formatNumber(limit ?? 0)}`;
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={perMonth ? `${count} new vehicles this month` : `${count} live`}
      description={
        perMonth
          ? `Add the next one next month, or choose ${upgrade}.`
          : `Mark one as sold, or choose ${upgrade}.`
      }
    >
      <div className="flex flex-col gap-3">
        {!perMonth && (
          <Link
            to="/dashboard/listings"
            onClick={onClose}
            className={buttonClass({ size: 'lg', block: true })}
          >
            Mark one as sold
          </Link>
        )}
        <a
          href="/subscription"
          className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
        >{`See ${upgrade}`}</a>
      </div>
    </Dialog>
  );
}
