import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SearchWord } from '../../schema/search/words';

/** Shorter words are not in a trigram index. */
const INDEXED = 3;

/** Every word is in the text. Uses `instr`, because LIKE has wildcards and a limit of 50 bytes in D1. */
export const hasWords = (text: SQLWrapper, words: readonly SearchWord[]): SQL | undefined =>
  words.length === 0
    ? undefined
    : sql.join(
        words.map(
          (spellings) =>
            sql`(${sql.join(
              spellings.map((word) => sql`instr(lower(${text}), ${word}) > 0`),
              sql` or `,
            )})`,
        ),
        sql` and `,
      );

/** The words that a trigram index can find, and the rest, which must be checked in its matches. */
export function splitByIndex(words: readonly SearchWord[]) {
  const isIndexed = (word: SearchWord) => word.every((spelling) => [...spelling].length >= INDEXED);
  return {
    indexed: words.filter(isIndexed),
    rest: words.filter((word) => !isIndexed(word)),
  };
}

/** A full-text query for all words, in any order. */
export const matchQuery = (words: readonly SearchWord[]): string =>
  words
    .map((spellings) => `(${spellings.map((word) => `"${word.replaceAll('"', '""')}"`).join(' OR ')})`)
    .join(' AND ');
