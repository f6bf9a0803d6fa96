/** Further words of a search are ignored: eight tell any two vehicles or people apart. */
export const MAX_SEARCH_WORDS = 8;

/** One word of a search in lower case: as typed, without punctuation, and in other spellings. */
export type SearchWord = readonly string[];

/** Equivalent search words: old and new names of cities, short names of makes, and common misspellings. */
const SAME: readonly SearchWord[] = [
  ['bombay', 'mumbai'],
  ['bangalore', 'bengaluru'],
  ['madras', 'chennai'],
  ['calcutta', 'kolkata'],
  ['poona', 'pune'],
  ['gurgaon', 'gurugram'],
  ['mysore', 'mysuru'],
  ['mangalore', 'mangaluru'],
  ['trivandrum', 'thiruvananthapuram'],
  ['cochin', 'kochi'],
  ['calicut', 'kozhikode'],
  ['baroda', 'vadodara'],
  ['allahabad', 'prayagraj'],
  ['vizag', 'visakhapatnam'],
  ['pondicherry', 'puducherry'],
  ['vw', 'volkswagen'],
  ['merc', 'benz', 'mercedes'],
  ['maruthi', 'maruti'],
  ['hundai', 'hyndai', 'hyundai'],
  ['mahendra', 'mahindra'],
  ['scoda', 'skoda'],
  ['toyata', 'toyota'],
  ['desire', 'dzire'],
  ['vagonr', 'wagoner', 'wagonr'],
  ['splender', 'splendor'],
  ['cretta', 'creta'],
];

const SPELLINGS = new Map(SAME.flatMap((same) => same.map((word) => [word, same] as const)));

/** Lower-cases only A to Z, like SQLite's `lower`: both sides of a comparison must agree. */
const lower = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

const withoutGaps = (text: string) => text.replace(/[^\p{L}\p{N}\p{M}]/gu, '');

/** Digits of any script as 0 to 9: "२०१६" becomes 2016. */
const latinDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });

/**
 * The words of a search. Each must be found, in any order, in one of its spellings: "MH-12" as such or as
 * "mh12".
 */
export function searchWords(search: string): SearchWord[] {
  const words = lower(latinDigits(search.normalize('NFKC'))).split(/\s+/);
  return [...new Set(words)]
    .filter((word) => word !== '')
    .slice(0, MAX_SEARCH_WORDS)
    .map((word) => {
      const bare = withoutGaps(word) || word;
      return [...new Set([word, bare, ...(SPELLINGS.get(bare) ?? [])])];
    });
}

/**
 * The text that is searched: each part as written and without gaps, so that "wagonr" finds "Wagon R", and
 * "mh12" "MH-12".
 */
export const textToSearch = (parts: readonly (string | number | null | undefined)[]): string =>
  parts
    .filter((part) => part !== null && part !== undefined && part !== '')
    .flatMap((part) => [lower(String(part)), withoutGaps(lower(String(part)))])
    .join(' ');

/** Whether the text contains every word in one of its spellings. */
export const matchesWords = (text: string, words: readonly SearchWord[]): boolean =>
  words.every((spellings) => spellings.some((word) => text.includes(word)));
