import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { searchWords } from '../../../schema/search/words';
import { hasWords } from '../../platform/words.sql';

/** The digits of a phone number as typed, whole or in part, without a leading 0. Null for other text. */
function digitsOf(search: string): string | null {
  const digits = search.replace(/[\s()+-]/g, '').replace(/^0(?=\d{10}$)/, '');
  return /^\d+$/.test(digits) ? digits : null;
}

/**
 * People whose name and number contain all words of the search, or whose number contains all of its digits.
 */
export function matchesPerson(name: SQLWrapper, mobile: SQLWrapper, search: string): SQL {
  const digits = digitsOf(search);
  const text = sql`(coalesce(${name}, '') || ' ' || substr(${mobile}, 2))`;
  const byWords = hasWords(text, searchWords(search)) ?? sql`true`;
  return digits === null ? sql`(${byWords})` : sql`(${byWords} or instr(${mobile}, ${digits}) > 0)`;
}

const WHOLE_NUMBER = 10;

/** A number as a search finds it: one that is hidden is found whole, or by its last four digits. */
export const numberToSearch = (mobile: SQLWrapper, search: string, isHidden: boolean): SQL =>
  isHidden && (digitsOf(search)?.length ?? 0) < WHOLE_NUMBER
    ? sql`('+' || substr(${mobile}, -4))`
    : sql`${mobile}`;
