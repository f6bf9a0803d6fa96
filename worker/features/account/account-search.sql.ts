import { type SQL, sql } from 'drizzle-orm';
import { searchWords } from '../../../schema/search/words';
import { hasWords, matchQuery, splitByIndex } from '../../platform/words.sql';

/** A search with more matches than this needs more characters. */
const MAX_FOUND = 1000;

/**
 * `accounts` whose names, addresses or numbers contain all words of the search; none if the index knows none of them.
 */
export function accountsFound(search: string): SQL {
  const { indexed, rest } = splitByIndex(searchWords(search));
  if (indexed.length === 0) return sql`false`;
  const others = hasWords(sql`content`, rest) ?? sql`true`;
  return sql`accounts.rowid in (
    select rowid from accounts_search where accounts_search match ${matchQuery(indexed)} and ${others} limit ${MAX_FOUND})`;
}
