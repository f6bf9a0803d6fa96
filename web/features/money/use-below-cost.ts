import { useQueryClient } from '@tanstack/react-query';
import { isBelowCost } from '../../../schema/money/margin';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { useMay } from '../staff/use-may';
import { moneyQuery } from './money.queries';

/** Whether a price is below what the vehicle has cost, for those who may see that; false without a connection. */
export function useBelowCost() {
  const client = useQueryClient();
  const maySee = useMay()('seeMoney');
  return async (vehicle: Pick<OwnVehicleDto, 'id' | 'currency' | 'price'>, price: number | null) => {
    // A higher price needs no question, and a wrong one is refused.
    if (!maySee || !price || price >= vehicle.price) return false;
    return client.fetchQuery(moneyQuery(vehicle.id)).then(
      (money) => isBelowCost(price, money, vehicle),
      () => false,
    );
  };
}
