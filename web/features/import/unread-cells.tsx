import type { PriceUnits } from '../../../schema/vehicles/price-cell';
import type { ListRow } from '../../../schema/vehicles/read-entry';
import { STOCK_COLUMNS, type StockColumn } from '../../../schema/vehicles/stock-columns';
import { useWords } from './words';

export const hasUnreadCells = ({ table }: Pick<ListRow, 'table'>) =>
  Object.keys(table?.unread ?? {}).length > 0;

/** The figure in a row's price, if nobody has said yet what such figures mean. */
export function askedPriceOf({ table }: Pick<ListRow, 'table'>, units: PriceUnits): number | null {
  const price = table?.price;
  return price && typeof price === 'object' && 'size' in price && units[price.size] === null
    ? price.figure
    : null;
}

/** The cells of a row that could not be read, which therefore change nothing. */
export function UnreadCells({ table }: Pick<ListRow, 'table'>) {
  const t = useWords();
  const cells = Object.entries(table?.unread ?? {});
  if (cells.length === 0) return null;
  return (
    <p className="wrap-anywhere text-sm text-warning">
      {t('Not understood, left out:')}{' '}
      {cells
        .map(([column, cell]) => `${t.known(STOCK_COLUMNS[column as StockColumn].heading)} “${cell}”`)
        .join(', ')}
    </p>
  );
}
