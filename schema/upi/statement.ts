import type { StatementColumns, StatementRowInput } from './input';
import {
  type Direction,
  findUtr,
  isShortened,
  plain,
  readAmount,
  readDay,
  readDirection,
} from './statement-cells';

/** A sheet as it stands in the file: rows of cells, all as text. */
export type Sheet = readonly (readonly string[])[];

/** A sheet with its headings found. */
export interface Statement {
  headings: readonly string[];
  rows: Sheet;
}

const AMOUNT = /credit|deposit|amount|\bcr\b/;
const DATE = /date/;
/** Headings of references, the likeliest first. */
const REFERENCES = [
  /utr|rrn/,
  /reference|\bref\b|chq|cheque/,
  /narration|description|particulars|remarks|details/,
];
/** "Cr/Dr", "Type": the column that says which way the money went, and no amount. */
const DIRECTION = /^(cr|dr|credit|debit) ?[/|] ?(cr|dr|credit|debit)\b|type$|^d\/c$|indicator|^sign$/;

const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length;

/**
 * The table of a bank's statement: banks put the holder and the period above it. Its headings are the first row that names a date
 * and an amount, or else the first of the longest rows; null without a row of two cells. Columns with the same heading are told
 * apart by a number.
 */
export function findStatement(sheet: Sheet): Statement | null {
  const named = sheet.findIndex((row) => {
    const cells = row.map(plain);
    return cells.some((cell) => DATE.test(cell)) && cells.some((cell) => AMOUNT.test(cell));
  });
  const longest = Math.max(2, ...sheet.map(filled));
  const at = named >= 0 ? named : sheet.findIndex((row) => filled(row) === longest);
  const row = sheet[at]?.map((heading) => heading.trim());
  if (!row) return null;
  const headings = row.map((heading, index) => {
    const before = row.slice(0, index).filter((other) => other === heading).length;
    return heading && before > 0 ? `${heading} (${before + 1})` : heading;
  });
  return { headings, rows: sheet.slice(at + 1) };
}

const filledCells = ({ rows }: Statement, column: number) =>
  rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '');

/** Whether a column says of most rows which way the money went. */
function isDirection(statement: Statement, column: number): boolean {
  const cells = filledCells(statement, column);
  const said = cells.filter((cell) => readDirection(cell) !== null);
  return said.length > 0 && 2 * said.length >= cells.length;
}

/**
 * The columns that look right: an operator sees and changes them. Empty where none does. A column of references is taken before the
 * description if it has as many. Amounts are not guessed from the rows: a column of balances looks the same.
 */
export function guessColumns(statement: Statement): StatementColumns {
  const { headings } = statement;
  const hasAmounts = (at: number) => filledCells(statement, at).some((cell) => readAmount(cell) !== null);
  const isOfDirection = (heading: string, at: number) =>
    isDirection(statement, at) || (DIRECTION.test(plain(heading)) && !hasAmounts(at));
  const others = headings.filter((heading, at) => !isOfDirection(heading, at));
  const first = (...patterns: RegExp[]) =>
    patterns.flatMap((pattern) => others.find((heading) => pattern.test(plain(heading))) ?? [])[0] ?? '';
  const fullest = (among: readonly string[], has: (cell: string) => boolean) => {
    const counted = among.map((heading) => ({
      heading,
      count: filledCells(statement, headings.indexOf(heading)).filter(has).length,
    }));
    const most = Math.max(1, ...counted.map(({ count }) => count));
    return counted.find(({ count }) => count === most)?.heading;
  };
  const isDay = (cell: string) => readDay(cell) !== null;
  const hasUtr = (cell: string) => findUtr(cell) !== null || isShortened(cell);
  const references = REFERENCES.flatMap((pattern) => others.filter((one) => pattern.test(plain(one))));
  return {
    utr: fullest(references, hasUtr) ?? references.at(-1) ?? fullest(others, hasUtr) ?? '',
    amount: first(/credit|deposit/, /\bcr\b/, AMOUNT),
    date: first(/transaction date|txn date|tran date/, DATE) || (fullest(others, isDay) ?? ''),
    direction: headings.find((_, at) => isDirection(statement, at)) ?? '',
  };
}

/** Money that came in without a reference that could be read: other business, or a payment to look at by hand. */
export interface SkippedRow {
  day: string | null;
  text: string;
  amountMinor: number;
}

export interface ReadStatement {
  rows: StatementRowInput[];
  /** Stays on the operator's device. */
  skipped: SkippedRow[];
  /** Rows without an incoming amount. */
  others: number;
  /** References that a spreadsheet has shortened ("6.3E+11"), so that they are lost. */
  shortened: number;
  /** Nothing says which way the money of some rows went: importing them would take payments for receipts. */
  isUndirected: boolean;
}

/** What the description of a UPI payment says about its direction: "UPI/DR/630612345678". */
const directionIn = (text: string): Direction | null =>
  readDirection(/\bupi[\s/-]+(cr|dr)[\s/-]/i.exec(text)?.[1] ?? '');

/**
 * The incoming UPI payments of a statement. A row's direction is what its column of directions, its amount or its description says,
 * and else incoming. Rows of other business stay on the operator's device.
 */
export function readStatement(statement: Statement, columns: StatementColumns): ReadStatement {
  const { headings, rows } = statement;
  const indexOf = (name: string) => (name === '' ? -1 : headings.indexOf(name));
  const at = {
    utr: indexOf(columns.utr),
    amount: indexOf(columns.amount),
    date: indexOf(columns.date),
    direction: indexOf(columns.direction),
  };
  const directions = headings.flatMap((_, column) => (isDirection(statement, column) ? [column] : []));
  const used = rows.filter((row) => filled(row) > 0);
  const incoming = used.flatMap((row) => {
    const amount = readAmount(row[at.amount] ?? '');
    const said =
      readDirection(row[at.direction] ?? '') ?? amount?.direction ?? directionIn(row.join(' ')) ?? null;
    if (!amount || said === 'out') return [];
    const isUndirected =
      said === null && directions.some((other) => readDirection(row[other] ?? '') === 'out');
    const text = (row[at.utr] ?? '').trim();
    return [{ text, day: readDay(row[at.date] ?? ''), amountMinor: amount.minor, isUndirected }];
  });
  const read = incoming.map((row) => ({ ...row, utr: findUtr(row.text) }));
  return {
    rows: read.flatMap(({ utr, amountMinor, day }) => (utr ? [{ utr, amountMinor, day }] : [])),
    skipped: read.flatMap(({ utr, text, amountMinor, day }) => (utr ? [] : [{ text, amountMinor, day }])),
    others: used.length - incoming.length,
    shortened: incoming.filter(({ text }) => isShortened(text)).length,
    isUndirected: incoming.some((row) => row.isUndirected),
  };
}
