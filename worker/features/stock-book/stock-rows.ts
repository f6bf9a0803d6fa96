import { indianCalendar } from '../../platform/clock';
import type { BookLine } from './book-lines.sql';

/** A vehicle in the stock book and the buyers' book, as its lines say together. */
export interface StockRow {
  number: number;
  vehicle: string;
  plate: string;
  make: string;
  model: string;
  engine: string;
  chassis: string;
  possessedAt: number | null;
  from: string;
  fromPhone: string;
  soldAt: number | null;
  to: string;
  toPhone: string;
  remarks: string[];
}

const newRow = (number: number): StockRow => ({
  number,
  ...{ vehicle: '', plate: '', make: '', model: '', engine: '', chassis: '' },
  ...{ possessedAt: null, from: '', fromPhone: '', soldAt: null, to: '', toPhone: '', remarks: [] },
});

const ERASED = '(erased)';

/** A personal field as it is, as erased, or empty. */
const said = ({ personal, commitments }: BookLine, name: 'name' | 'phone') =>
  personal[name]?.text ?? (commitments[name] ? ERASED : '');

/** What a purchase wrote, the first time or corrected. */
const isCameIn = ({ kind, key }: BookLine) =>
  kind === 'came_in' || (kind === 'correction' && key.startsWith('purchase '));

function addLine(row: StockRow, line: BookLine): void {
  for (const name of ['vehicle', 'plate', 'make', 'model', 'engine', 'chassis'] as const) {
    row[name] = line.fields[name] ?? row[name];
  }
  if (isCameIn(line)) {
    row.possessedAt = line.happenedAt;
    row.from = said(line, 'name');
    row.fromPhone = said(line, 'phone');
  }
  if (line.kind === 'delivered') {
    row.soldAt = line.happenedAt;
    row.to = said(line, 'name');
    row.toPhone = said(line, 'phone');
  }
  if (line.kind === 'sold') row.soldAt ??= line.happenedAt;
  const remark = line.personal.remark?.text;
  if (line.kind === 'correction' && remark) row.remarks.push(remark);
}

/**
 * The rows of all vehicles that came in or were sold on some days in India, numbered in the order in which the book first
 * names them. `lines`: all of the stock book in its order, trips left out.
 */
export async function stockRows(
  lines: AsyncIterable<BookLine>,
  { from, until }: { from: string; until: string },
): Promise<StockRow[]> {
  const rows = new Map<string, StockRow>();
  for await (const line of lines) {
    const row = rows.get(line.vehicleId) ?? newRow(rows.size + 1);
    rows.set(line.vehicleId, row);
    addLine(row, line);
  }
  const isIn = (time: number | null) => {
    const day = time === null ? '' : indianCalendar(time).day;
    return day >= from && day <= until;
  };
  return [...rows.values()].filter(({ possessedAt, soldAt }) => isIn(possessedAt) || isIn(soldAt));
}
