import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { PaymentWay } from '../../../schema/billing/plan-names';
import { Segmented } from '../../ui/core/segmented';
import { paymentOptionsQuery } from './billing.queries';
import { WAY_LABELS, waysFor } from './payment-ways';
import type { PlanChoice } from './plan-choice';
import { useWords } from './words';

/** The ways to pay, where there is a choice. It is in the address: a reload and the way back from a bank keep it. */
export function WayChoice({ choice, way }: { choice: PlanChoice; way: PaymentWay | null }) {
  const t = useWords();
  const { data: options } = useQuery(paymentOptionsQuery);
  const navigate = useNavigate();
  const ways = options ? waysFor(options, choice.currency) : [];
  const [first] = ways;
  if (!first || ways.length < 2) return null;
  return (
    <div className="mb-5">
      <Segmented
        label={t('Way to pay')}
        value={choice.way ?? way ?? first.way}
        options={ways.map((one) => ({ value: one.way, label: t.known(WAY_LABELS[one.way]) }))}
        onValueChange={(next) =>
          navigate({ to: '/subscription/pay', search: (old) => ({ ...old, way: next }), replace: true })
        }
      />
    </div>
  );
}
