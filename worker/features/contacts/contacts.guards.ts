import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A phone number as people type it, whole or in part: its digits, without the leading 0. Null for other text. */
function digitsOf(search: string): string | null {
  const digits = search.replace(/[\s()+-]/g, '').replace(/^0(?=\d{10}$)/, '');
  return /^\d+$/.test(digits) ? digits : null;
}

/**
 * People whose name or number contains the text. `instr`, because LIKE has wildcards and a limit of 50 bytes in D1; both sides
 * are lowered by SQLite, which knows A to Z only: JavaScript's lower case of É would never match.
 */
export function matchesPerson(name: SQLWrapper, mobile: SQLWrapper, search: string): SQL {
  const digits = digitsOf(search);
  const byName = sql`instr(lower(coalesce(${name}, '')), lower(${search})) > 0`;
  return digits === null ? sql`(${byName})` : sql`(${byName} or instr(${mobile}, ${digits}) > 0)`;
}
