import { isUsual } from './advert-price';
import { type PriceUnits, sumOf } from './price-cell';
import type { ListRow } from './read-entry';

/** A row with the price that its cell says in these units. */
export function priced(row: ListRow, units: PriceUnits): ListRow {
  if (!row.table) return row;
  const price = sumOf(row.table.price ?? 'none', units);
  return {
    ...row,
    advert: { ...row.advert, price },
    isUnusual: price !== null && !isUsual(price, row.usual),
  };
}
