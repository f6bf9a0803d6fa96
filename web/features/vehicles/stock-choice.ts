/** The columns by which the stock table is sorted, for the address. */
export const STOCK_COLUMNS = [
  'name',
  'price',
  'status',
  'days',
  'missing',
  'answers',
  'week',
  'views',
  'scans',
  'leads',
  'offer',
  'difference',
] as const;
export type StockColumn = (typeof STOCK_COLUMNS)[number];

export const COLUMN_SETS = ['selling', 'figures', 'money'] as const;
export type ColumnSet = (typeof COLUMN_SETS)[number];

/** Which columns of the stock table are shown, and how it is sorted. */
export interface StockChoice {
  set: ColumnSet;
  /** undefined: newest first. */
  by: StockColumn | undefined;
  isDown: boolean;
}
