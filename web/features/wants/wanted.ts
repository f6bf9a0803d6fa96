import { FUEL_TYPES } from '../../../schema/vehicles/input';
import type { WantDto } from '../../../schema/wants/output';
import { formatPrice } from '../../lib/format';
import type { Shared } from '../vehicles/shared';
import { say } from './words';

/** A vehicle that a waiting buyer is told of. */
export type Offered = Pick<Shared, 'name' | 'price' | 'currency' | 'kmsDriven' | 'shortUrl'> & { id: string };

/** "Hyundai Creta, Diesel, from 2018, up to ₹9,00,000, Pune" */
export function wantedText({ model, fuelType, yearFrom, maxPrice, city }: WantDto): string {
  return [
    model || say('any vehicle'),
    fuelType && say.known(fuelType),
    yearFrom && say('from {year}', { year: String(yearFrom) }),
    maxPrice && say('up to {price}', { price: formatPrice(maxPrice) }),
    city,
  ]
    .filter(Boolean)
    .join(', ');
}

export const nameOf = ({ buyerName }: Pick<WantDto, 'buyerName'>): string =>
  buyerName ?? say('Name not provided');

/** The facts in what a buyer asked for: "diesel Creta from 2018". */
export const factsIn = (text: string) => ({
  fuelType: FUEL_TYPES.find((fuel) => new RegExp(`\\b${fuel}\\b`, 'i').test(text)) ?? ('' as const),
  yearFrom: /\b(?:19|20)\d\d\b/.exec(text)?.[0] ?? '',
});
