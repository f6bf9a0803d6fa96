import { type CurrencyCode, toMinor } from '../common/currencies';

/** How prices change: by an amount in major units of a currency, or by per cent; negative lowers them. */
export type PriceChange =
  | { by: 'amount'; amount: number; currency: CurrencyCode }
  | { by: 'percent'; percent: number };

/** Why a price cannot be changed so. */
export type PriceRefusal = 'other_currency' | 'price_not_possible';

interface Priced {
  /** Major units. */
  price: number;
  currency: CurrencyCode;
}

/** The new price in major units, or why there is none. Per cents are rounded to whole major units. */
export function newPrice({ price, currency }: Priced, change: PriceChange): number | PriceRefusal {
  if (change.by === 'amount' && change.currency !== currency) return 'other_currency';
  const exact = change.by === 'amount' ? price + change.amount : (price * (100 + change.percent)) / 100;
  const rounded = change.by === 'amount' ? Math.round(exact * 100) / 100 : Math.round(exact);
  return toMinor(rounded, currency) ? rounded : 'price_not_possible';
}
