import { useMutation, useQuery } from '@tanstack/react-query';
import type { VehicleMoneyDto } from '../../../schema/money/output';
import { toastFailure } from '../../lib/failure';
import { indianDay } from '../../lib/indian-day';
import { Button } from '../../ui/button';
import { cameInQuery, purchaseMoneyQuery } from '../purchases/purchases.queries';
import { addLineMutation } from './money.queries';
import { amountText } from './money-text';
import { useWords } from './words';

/** Takes the price of the purchase as what the vehicle was bought for. Nothing while there is none. */
export function TakeOver({ money: { vehicleId, version, currency } }: { money: VehicleMoneyDto }) {
  const t = useWords();
  const { data: paid } = useQuery(purchaseMoneyQuery(vehicleId));
  const { data: cameIn } = useQuery(cameInQuery(vehicleId));
  const add = useMutation(addLineMutation);
  const [purchase] = cameIn?.purchases ?? [];
  if (!paid?.price || paid.currency !== currency || !purchase) return null;
  const { price, paidBy } = paid;
  const line = {
    version,
    kind: 'bought' as const,
    amount: price,
    day: indianDay(Date.parse(purchase.at)),
    mode: paidBy,
    party: purchase.fromName.slice(0, 60),
    // It was paid already.
    isCashSeen: true,
  };
  return (
    <p className="px-card pb-3">
      <Button
        size="sm"
        pending={add.isPending}
        onClick={() =>
          add.mutate(
            { vehicleId, json: line },
            { onError: (error) => toastFailure(error, t('That did not work. Please try again.')) },
          )
        }
      >
        {t('Take {amount} from how it came in', { amount: amountText(price, currency) })}
      </Button>
    </p>
  );
}
