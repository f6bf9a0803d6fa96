import { newPrice, type PriceChange } from '../../../schema/bulk/new-price';
import type { CurrencyCode } from '../../../schema/common/currencies';
import type { RefusalCode } from '../../../schema/common/refusals';
import { isBelowCost } from '../../../schema/money/margin';
import type { VehicleCostDto } from '../../../schema/money/output';
import { Price } from '../../../schema/vehicles/input';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';

export interface PriceForm {
  amount: string;
  direction: 'lower' | 'raise';
  unit: 'amount' | 'percent';
}

/** The change that was typed; null if it is none. */
export function readChange(
  { amount, direction, unit }: PriceForm,
  currency: CurrencyCode,
): PriceChange | null {
  const read = Price.safeParse(amount);
  const value = read.success ? Number(read.data) * (direction === 'lower' ? -1 : 1) : 0;
  if (!Number.isFinite(value) || value === 0) return null;
  if (unit === 'percent') return value < -90 || value > 100 ? null : { by: 'percent', percent: value };
  return Number.isInteger(value) ? { by: 'amount', amount: value, currency } : null;
}

/** The currency of most of them. */
export function mainCurrency(vehicles: readonly Pick<OwnVehicleDto, 'currency'>[]): CurrencyCode {
  const counts = new Map<CurrencyCode, number>();
  for (const { currency } of vehicles) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const [[most] = ['INR' as const]] = [...counts].sort(([, one], [, other]) => other - one);
  return most;
}

type Priced = Pick<OwnVehicleDto, 'price' | 'currency' | 'status'>;

/** What becomes of a vehicle: its new price, or why it is left as it is. The server decides anew. */
export const outcomeOf = (vehicle: Priced, change: PriceChange): number | RefusalCode =>
  vehicle.status === 'sold' ? 'vehicle_sold' : newPrice(vehicle, change);

/** How many of them the change would bring below what they have cost. */
export const countBelowCost = (
  vehicles: readonly OwnVehicleDto[],
  change: PriceChange,
  costs: readonly VehicleCostDto[],
): number => {
  const costsOf = new Map(costs.map((one) => [one.vehicleId, one]));
  return vehicles.filter((vehicle) => {
    const outcome = outcomeOf(vehicle, change);
    return (
      typeof outcome === 'number' &&
      outcome < vehicle.price &&
      isBelowCost(outcome, costsOf.get(vehicle.id), vehicle)
    );
  }).length;
};
