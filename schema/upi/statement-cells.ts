/** A heading or a cell for comparisons. */
export const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

export type Direction = 'in' | 'out';

const INCOMING = /^(cr|c|credit|credited|deposit)\.?$/;
const OUTGOING = /^(dr|d|debit|debited|withdrawal)\.?$/;

/** What a cell such as "Cr" or "Debit" says about its row; null for any other cell. */
export function readDirection(cell: string): Direction | null {
  const word = plain(cell).replace(/[()]/g, '');
  if (INCOMING.test(word)) return 'in';
  return OUTGOING.test(word) ? 'out' : null;
}

const NUMBER = /\d[\d,]*(\.\d{1,2})?/;
const MINUS = '[-−–]';
const SIGNED = new RegExp(`^${MINUS}|^\\(\\D*\\d[\\d,.]*\\)|\\d${MINUS}$`);

/**
 * "1,23,456.70", "Rs. 236.00 Cr" or "236.00(Dr)" in paise, with the direction if the cell names it; null for an empty cell, or what
 * is no amount.
 */
export function readAmount(cell: string): { minor: number; direction: Direction | null } | null {
  const text = cell.trim();
  const found = NUMBER.exec(text);
  if (!found) return null;
  const minor = Math.round(Number(found[0].replaceAll(',', '')) * 100);
  if (minor <= 0) return null;
  if (SIGNED.test(text.replace(/^(rs\.?|inr|₹)\s*/i, ''))) return { minor, direction: 'out' };
  const before = readDirection(text.slice(0, found.index).replace(/rs\.?|inr|₹|\+/gi, ''));
  return { minor, direction: before ?? readDirection(text.slice(found.index + found[0].length)) };
}

/** A twelve-digit mobile number with the country's code. */
const isMobile = (digits: string) => /^91[6-9]/.test(digits);

/**
 * The reference in a cell: twelve digits, also with zeros before them as some banks print it; null if there is none, or more than
 * one. UPI addresses that are numbers (`919876543210@bank`) are not references, and mobile numbers only if there is nothing else.
 */
export function findUtr(cell: string): string | null {
  const found = cell.matchAll(/(?<!\d)(?:0+(?=[1-9]))?(\d{12})(?!\d)(?!\s*@)/g);
  const references = new Set(
    [...found].flatMap(([, digits]) => (digits && !digits.startsWith('000') ? [digits] : [])),
  );
  const others = [...references].filter((digits) => !isMobile(digits));
  const [only, ...more] = others.length > 0 ? others : references;
  return only !== undefined && more.length === 0 ? only : null;
}

/** Whether a spreadsheet has shortened a long number, as in "6.30612E+11": its last digits are lost. */
export const isShortened = (cell: string): boolean => /^\s*'?\d(\.\d+)?e\+1[1-9]\s*$/i.test(cell);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Days before which a number of days since 1900 is none that a statement has: 2009. */
const FIRST_SERIAL = 40_000;
const LAST_SERIAL = 80_000;
/** Day 0 of spreadsheets. */
const SERIAL_ZERO = Date.UTC(1899, 11, 30);

function isoDay(year: number, month: number, day: number): string | null {
  const full = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && full >= 2000 && full < 2100;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/**
 * The day in a cell as `YYYY-MM-DD`, the day before the month as in India: "02/11/26", "2-Nov-2026", "2026-11-02", with or without a
 * time; null if there is none.
 */
export function readDay(cell: string): string | null {
  const text = plain(cell);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const digits = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/.exec(text);
  if (digits) return isoDay(Number(digits[3]), Number(digits[2]), Number(digits[1]));
  const named = /^(\d{1,2})[-/., ]*([a-z]{3})[a-z]*[-/., ]*(\d{4}|\d{2})(?!\d)/.exec(text);
  const american = /^([a-z]{3})[a-z]*[-/., ]*(\d{1,2})[-/., ]+(\d{4})(?!\d)/.exec(text);
  if (named) return isoDay(Number(named[3]), MONTHS.indexOf(named[2] ?? '') + 1, Number(named[1]));
  if (american)
    return isoDay(Number(american[3]), MONTHS.indexOf(american[1] ?? '') + 1, Number(american[2]));
  const serial = /^\d{5}(\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0;
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return null;
  return new Date(SERIAL_ZERO + serial * 86_400_000).toISOString().slice(0, 10);
}
