import type { CurrencyCode } from '../../../schema/common/currencies';
import { marginOf, marginPrice, wholeCost } from '../../../schema/money/margin';
import type { VehicleCostDto } from '../../../schema/money/output';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';

/** The money of a vehicle in a table (major units); undefined where there is none, which sorting puts last. */
export interface RowMoney {
  boughtFor?: number;
  spent?: number;
  cost?: number;
  margin?: number;
  offerMargin?: number;
  currency: CurrencyCode;
}

type Priced = Pick<OwnVehicleDto, 'price' | 'soldPrice' | 'status' | 'currency'>;

export function rowMoney(
  vehicle: Priced,
  costs: VehicleCostDto | undefined,
  bestOffer: number | undefined,
): RowMoney {
  if (!costs) return { currency: vehicle.currency };
  const { boughtFor, spent, currency } = costs;
  const cost = wholeCost(costs, vehicle);
  return {
    ...(boughtFor === null ? {} : { boughtFor }),
    spent,
    cost: (boughtFor ?? 0) + spent,
    ...(cost === null ? {} : { margin: marginOf(marginPrice(vehicle).price, cost).amount }),
    ...(cost === null || bestOffer === undefined || vehicle.status === 'sold'
      ? {}
      : { offerMargin: marginOf(bestOffer, cost).amount }),
    currency,
  };
}
