import type { StatementColumns, StatementRowInput } from './input';

/** A sheet as it stands in the file: rows of cells, all as text. */
export type Sheet = readonly (readonly string[])[];

/** A sheet with its headings found. */
export interface Statement {
  headings: readonly string[];
  rows: Sheet;
}

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

const AMOUNT = /credit|deposit|amount|\bcr\b/;
const DATE = /date/;
const REFERENCE = /utr|rrn|reference|ref\b|narration|description|particulars|remarks|details/;

/**
 * The table of a bank's statement: banks put the holder and the period above it. Its headings are the first row that names a date
 * and an amount; null if there is none.
 */
export function findStatement(sheet: Sheet): Statement | null {
  const at = sheet.findIndex((row) => {
    const cells = row.map(plain);
    return cells.some((cell) => DATE.test(cell)) && cells.some((cell) => AMOUNT.test(cell));
  });
  const headings = sheet[at];
  return headings ? { headings: headings.map((heading) => heading.trim()), rows: sheet.slice(at + 1) } : null;
}

/** The columns that look right: an operator sees and changes them. Empty where none does. */
export function guessColumns(headings: readonly string[]): StatementColumns {
  const first = (...patterns: RegExp[]) =>
    patterns.flatMap((pattern) => headings.find((heading) => pattern.test(plain(heading))) ?? [])[0] ?? '';
  return {
    utr: first(/utr|rrn/, /narration|description|particulars|remarks|details/, REFERENCE),
    amount: first(/credit|deposit/, /\bcr\b/, AMOUNT),
    date: first(/transaction date|txn date|tran date/, DATE),
  };
}

/** "1,23,456.70" or "Rs. 236.00 Cr" in paise; null for an empty cell, a debit, or what is no amount. */
export function readAmountMinor(cell: string): number | null {
  if (/\bdr\b|^\s*[-(]/i.test(cell)) return null;
  const found = /\d[\d,]*(\.\d{1,2})?/.exec(cell);
  if (!found) return null;
  const minor = Math.round(Number(found[0].replaceAll(',', '')) * 100);
  return minor > 0 ? minor : null;
}

/** The reference in a cell: twelve digits that are no part of a longer number; null if there is none, or more than one. */
export function findUtr(cell: string): string | null {
  const found = new Set(cell.match(/(?<!\d)\d{12}(?!\d)/g));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

export interface ReadStatement {
  rows: StatementRowInput[];
  /** Rows without an incoming amount, or without a reference of a UPI payment. */
  others: number;
}

/** The incoming UPI payments of a statement. Rows of other business are counted and stay on the operator's device. */
export function readStatement({ headings, rows }: Statement, columns: StatementColumns): ReadStatement {
  const at = (name: string) => headings.indexOf(name);
  const [utrAt, amountAt, dateAt] = [at(columns.utr), at(columns.amount), at(columns.date)];
  const read = rows.flatMap((row) => {
    const utr = findUtr(row[utrAt] ?? '');
    const amountMinor = readAmountMinor(row[amountAt] ?? '');
    return utr && amountMinor ? [{ utr, amountMinor, day: (row[dateAt] ?? '').trim().slice(0, 30) }] : [];
  });
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  return { rows: read, others: filled.length - read.length };
}
