import { PLAN_IDS } from '../../../../schema/billing/plan-names';
import { PLANS } from '../../../../schema/billing/plans';
import { formatMinor } from '../../../lib/money';
import { Card, CardHeader } from '../../../ui/card';
import { PlanName } from '../../admin/plan-name';

/** The monthly prices of the plans, from the catalogue. */
export function PlanPrices() {
  return (
    <Card padded={false}>
      <CardHeader title="Monthly prices" description="Tax included." />
      <dl className="divide-y divide-line">
        {PLAN_IDS.map((plan) => (
          <div key={plan} className="flex items-center justify-between gap-4 px-card py-2.5 text-sm">
            <dt>
              <PlanName plan={plan} />
            </dt>
            <dd className="font-medium tabular-nums">
              {plan === 'starter' ? 'Free' : formatMinor(PLANS[plan].monthlyMinor.INR, 'INR')}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
