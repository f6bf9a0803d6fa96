import { isUsual } from './advert-price';
import { usualPrice } from './catalogue';
import type { TableRow } from './list-table';
import { type FIGURE_SIZES, guessUnit, type PriceUnits, readPriceCell } from './price-cell';
import { priced } from './priced-row';
import type { Advert } from './read-advert';
import { type ReadCells, readCells } from './read-cells';
import {
  isLikely,
  isMakeAlone,
  isNamed,
  type ListRow,
  nameOf,
  type ReadList,
  readRow,
  SOLD_WORD,
} from './read-entry';
import { saysNothing } from './says-nothing';

/** The most vehicles that are read from a table. */
export const MAX_TABLE_ROWS = 5000;

/** What a column says beats what the words of the row say; a cell that cannot be read says nothing. */
function withCells(advert: Advert, { said, unread }: ReadCells, isOurs: boolean): Advert {
  const pick = <Value>(column: keyof ReadCells['said'], read: Value) =>
    column in unread ? null : ((said[column] as Value | null | undefined) ?? read);
  return {
    ...advert,
    year: pick('year', advert.year),
    kmsDriven: pick('km', advert.kmsDriven),
    owners: pick('owner', advert.owners),
    fuelType: pick('fuel', advert.fuelType),
    transmission: pick('gears', advert.transmission),
    registrationNumber: pick('plate', advert.registrationNumber),
    city: pick('city', advert.city),
    ...(isOurs && {
      kind: pick('kind', advert.kind),
      make: pick('make', advert.make),
      model: pick('model', advert.model),
    }),
    variant: isOurs ? pick('variant', advert.variant) : (advert.variant ?? pick('variant', null)),
  };
}

function readVehicle(row: TableRow, section: string, latest: number): ListRow {
  const { cells, isOurs, number } = row;
  const entry = readRow(row.said, section, latest);
  if (!cells) return { ...entry, isSold: entry.isSold || row.isStruck };
  const read = readCells(row, latest);
  const price = cells.price === undefined ? null : readPriceCell(cells.price);
  if (cells.price && !saysNothing(cells.price)) read.raw.price = cells.price;
  if (price === 'unread' && read.raw.price) read.unread.price = read.raw.price;
  const advert = withCells(entry.advert, read, isOurs);
  return {
    ...entry,
    said: [row.said, cells.price].filter(Boolean).join(' · '),
    name: (isOurs && read.said.name) || nameOf(advert) || entry.name,
    advert: { ...advert, negotiable: advert.negotiable || /nego|नेगो/i.test(cells.price ?? '') },
    usual: usualPrice(advert.kind ?? 'car', advert.make ?? '', advert.model ?? ''),
    isSold:
      row.isStruck ||
      entry.isSold ||
      read.said.status === 'sold' ||
      (cells.note ?? '').search(SOLD_WORD) >= 0,
    table: { ...read, number, price, isOurs, link: cells.link ?? null },
  };
}

const guess = (rows: readonly ListRow[]): PriceUnits => {
  const of = (size: (typeof FIGURE_SIZES)[number]) =>
    guessUnit(
      rows.flatMap(({ table, usual }) => {
        const price = table?.price;
        return price && typeof price === 'object' && 'size' in price && price.size === size
          ? [{ figure: price.figure, isUsual: (sum: number) => isUsual(sum, usual) }]
          : [];
      }),
    );
  return { small: of('small'), hundreds: of('hundreds') };
};

/** A row that names no vehicle but has a key of one: "MH12AB1234 | 4,60,000". */
const hasKey = ({ cells }: TableRow) =>
  Boolean(cells?.link || cells?.stock || /\d{4}\s*$/.test(cells?.plate ?? '')) &&
  Object.keys(cells ?? {}).length > 1;

/** A row of a file of ours with what a listing needs, whatever it is called. */
const isListing = ({ cells, isOurs, said }: TableRow) =>
  isOurs && Boolean(cells?.name && cells.price && cells.year) && said.trim() !== '';

const isVehicle = (row: TableRow, section: string) =>
  isNamed(row.said) ||
  isLikely(row.said, row.cells && section ? section : '') ||
  hasKey(row) ||
  isListing(row);

/** The vehicles of a sheet's rows. A row with only a make is the heading of those below it. Throws nothing. */
export function readRows(table: readonly TableRow[], latest: number): ReadList {
  const rows: ListRow[] = [];
  const unread: string[] = [];
  let beyond = 0;
  let section = '';
  for (const row of table) {
    const make = isMakeAlone(row.said);
    if (make) section = make;
    else if (!isVehicle(row, section)) unread.push(row.said);
    else if (rows.length >= MAX_TABLE_ROWS) beyond += 1;
    else rows.push(readVehicle(row, section, latest));
  }
  const units = guess(rows);
  const hasPrices = table.some(({ cells }) => cells?.price);
  return {
    rows: hasPrices ? rows.map((row) => priced(row, units)) : rows,
    unread: unread.filter((said) => said.trim() !== ''),
    beyond,
    units,
  };
}
