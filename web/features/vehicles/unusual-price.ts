import type { VehicleFormOutput } from '../../../schema/vehicles/input';
import { formatPriceShort } from '../../lib/format';
import { loadCatalogue } from './load-catalogue';
import { say } from './words';

const FAR = 10;

export interface UnusualPrice {
  /** "a price of ₹47.5 lakh" */
  price: string;
  /** "Usual is ₹1 lakh to ₹9 lakh." */
  usual: string;
}

/**
 * A price in rupees ten times above or below what is usual for the model, or for the kind if the model is
 * unknown; null for any other.
 */
export async function unusualPrice(values: VehicleFormOutput): Promise<UnusualPrice | null> {
  const { kind, make, model, currency } = values;
  const price = Number(values.price);
  if (!kind || currency !== 'INR') return null;
  const { usualPrice } = await loadCatalogue();
  const { low, high } = usualPrice(kind, make ?? '', model ?? '');
  if (price > low / FAR && price < high * FAR) return null;
  return {
    price: say('a price of {price}', { price: formatPriceShort(price) }),
    usual: say('Usual is {low} to {high}. ', { low: formatPriceShort(low), high: formatPriceShort(high) }),
  };
}
