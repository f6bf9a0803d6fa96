import { toLatinDigits } from '../common/digits';
import { saysNothing } from './says-nothing';
import { READ_ONLY_HEADINGS, STOCK_COLUMNS, type StockColumn } from './stock-columns';

/**
 * `serial`: numbers of the rows. `ignored`: nobody's business. `note`: whether it says "sold". `link`: in a file of
 * ours, which vehicle it is.
 */
export type TableColumn = StockColumn | 'serial' | 'ignored' | 'note' | 'link';

/** What a column of a sheet contains, by words of its heading; in this order, since "Reg. year" is a year. */
const COLUMNS: readonly (readonly [TableColumn, RegExp])[] = [
  ['serial', /^s\.? ?(?:no|r)\.?$|^sr\.? ?no\.?$|^#$|^no\.?$|^क्रम/],
  ['stock', /^stock ?(?:no|number|id|code)?\.?$|^स्टॉक/],
  [
    'ignored',
    /cost|purchase|bought|buy|landing|profit|margin|expense|party|customer|seller|phone|mobile|contact|लागत|खरीद|फ़?ोन|मोबाइल|पार्टी/,
  ],
  ['year', /year|^yr|mfg|mfd|m\/y|yom|साल|वर्ष/],
  ['km', /km|kilomet|driven|run|mileage|odo|किमी|चली/],
  ['owner', /own|hand|मालिक|ओनर/],
  ['fuel', /fuel|ईंधन|फ्यूल/],
  ['gears', /gear|trans|गियर/],
  ['price', /price|rate|amount|amt|asking|demand|sale|कीमत|क़ीमत|दाम|रेट|भाव/],
  ['plate', /reg|number|plate|veh(?:icle)?\.? ?no|rto|नंबर|पंजीकरण/],
  [
    'until',
    /(?:ins|insurance|policy)\w*\.? (?:until|upto|up to|till|valid|expiry|exp|date)|बीमा.*(?:तक|तारीख)/,
  ],
  ['insurance', /insurance|ins\b|बीमा/],
  ['colour', /colou?r|रंग/],
  ['status', /status|स्थिति/],
  ['note', /remark|note|टिप्पणी/],
  ['city', /city|location|place|branch|yard|शहर|जगह/],
  ['make', /make|brand|company|कंपनी/],
  ['model', /car|vehicle|model|name|bike|particular|description|गाड़ी|मॉडल|नाम/],
  ['variant', /variant|version|trim|वेरिएंट/],
];

const OURS = new Map<string, TableColumn>([
  ...Object.entries(STOCK_COLUMNS).map(
    ([column, { heading }]) => [heading.toLowerCase(), column as StockColumn] as const,
  ),
  ...READ_ONLY_HEADINGS.map((heading) => [heading.toLowerCase(), 'ignored'] as const),
  ['link', 'link'],
]);

/** A file of ours has these two, which nobody else's has. */
const isOurs = (headings: readonly string[]) =>
  ['stock no', 'republishing'].every((known) => headings.some((heading) => heading.toLowerCase() === known));

const columnOf = (heading: string): TableColumn | null => {
  const said = heading.trim().toLowerCase();
  return COLUMNS.find(([, words]) => words.test(said))?.[0] ?? null;
};

/** A cell as an advertisement would say it. */
const SAID: Partial<Record<TableColumn, (cell: string) => string>> = {
  make: (cell) => cell,
  model: (cell) => cell,
  name: (cell) => cell,
  variant: (cell) => cell,
  year: (cell) => cell,
  fuel: (cell) => cell,
  gears: (cell) => cell,
  owner: (cell) => (/^\d$/.test(cell) ? `${cell} owner` : cell),
  km: (cell) => (/\p{L}/u.test(cell) ? cell : `${cell} km`),
  plate: (cell) => cell,
  city: (cell) => cell,
};
const ORDER = Object.keys(SAID) as TableColumn[];

/** Fewer known headings are a row of a vehicle. */
const MIN_HEADINGS = 2;
/** What follows a vehicle must be plainly a heading to be one. */
const MIN_LATER_HEADINGS = 3;

/** Whether a row names columns. `isFirst`: nothing above it did. */
export function isHeading(cells: readonly string[], isFirst: boolean): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.some((cell) => /\d{2}/.test(cell))) return false;
  const known = filled.filter((cell) => columnOf(cell) && !/\d/.test(cell)).length;
  return isFirst ? known >= MIN_HEADINGS : known >= MIN_LATER_HEADINGS && known === filled.length;
}

/** A vehicle's row of a sheet. */
export interface TableRow {
  /** Of the sheet, from 1. */
  number: number;
  /** As one line, as an advertisement would say it, without price and without what is nobody's business. */
  said: string;
  /** By what they contain; the first of two columns that contain the same. Null without headings. */
  cells: Partial<Record<TableColumn, string>> | null;
  /** In a file of ours, names are meant as they stand. */
  isOurs: boolean;
  isStruck: boolean;
}

const withoutHeadings = (cells: readonly string[], number: number): Omit<TableRow, 'isStruck'> => ({
  number,
  said: toLatinDigits(cells.filter((cell) => !saysNothing(cell)).join(' ')),
  cells: null,
  isOurs: false,
});

function rowOf(
  row: readonly string[],
  number: number,
  columns: readonly (TableColumn | null)[],
  ours: boolean,
): Omit<TableRow, 'isStruck'> {
  const cells: NonNullable<TableRow['cells']> = {};
  const filled = row.flatMap((cell, at) => {
    const column = columns[at];
    return column && column !== 'ignored' && cell.trim() !== '' ? [{ cell: cell.trim(), column }] : [];
  });
  for (const { cell, column } of filled) cells[column] ??= cell;
  const [only] = filled;
  // "MARUTI" above its cars stands in whichever column.
  const said =
    filled.length === 1 && only
      ? only.cell
      : ORDER.flatMap((column) =>
          filled
            .filter((one) => one.column === column && !saysNothing(one.cell))
            .map(({ cell }) => SAID[column]?.(cell) ?? ''),
        ).join(' ');
  // "8,50,000" without quotes is three cells, of which the first is no price.
  if (row.slice(columns.length).some((cell) => cell.trim() !== '')) cells.price = row.join(', ');
  return { number, said: toLatinDigits(said), cells, isOurs: ours };
}

/**
 * The vehicles' rows of a sheet, below their headings and without the columns that are nobody's business (cost,
 * party, phone); null if it is no table. Without headings, cells keep their order. `struck`: rows that are crossed
 * out, from 0.
 */
export function readTable(
  rows: readonly (readonly string[])[],
  struck: ReadonlySet<number> = new Set(),
): TableRow[] | null {
  if (rows.filter(({ length }) => length > 1).length < 2) return null;
  let columns: (TableColumn | null)[] | null = null;
  let ours = false;
  const first = rows.findIndex((cells) => isHeading(cells, true));
  return rows.flatMap((cells, at): TableRow[] => {
    if (at < first || cells.every((cell) => cell.trim() === '')) return [];
    if (at === first || (columns && isHeading(cells, false))) {
      ours = isOurs(cells);
      columns = cells.map((cell) => (ours && OURS.get(cell.trim().toLowerCase())) || columnOf(cell));
      return [];
    }
    const row = columns ? rowOf(cells, at + 1, columns, ours) : withoutHeadings(cells, at + 1);
    return [{ ...row, isStruck: struck.has(at) }];
  });
}

/** The cells of rows that were copied from a sheet; null if the text has no tabs. */
export const copiedCells = (text: string): string[][] | null =>
  text.includes('\t')
    ? text.split(/\r\n?|\n/).map((line) => line.split('\t').map((cell) => cell.trim()))
    : null;
