import { readCount } from '../common/digits';
import { FIRST_YEAR } from './input';

const OWNERS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "2nd owner", "2 owners", "second owner", "single owner". */
const OWNER_PHRASE =
  /\b(?:([1-9])(?:st|nd|rd|th)?|(first|second|third|fourth|fifth)|(single))[\s-]+owners?\b/iu;

/** "45000 km", "45,000 kms", "45k km". A number without "km" could be anything. */
const KM_PHRASE = /(?<![\d.,])(\d[\d,]*)\s*(k)?\s*(?:kms?|kilomet(?:re|er)s?)\b/iu;

/** The year in a vehicle's name, such as "Activa 6G 2019"; null if there is none up to `latest`. */
export function yearInName(name: string, latest: number): number | null {
  for (const [digits] of withoutPhrases(name).matchAll(/\b(?:19|20)\d{2}\b/g)) {
    const year = Number(digits);
    if (year >= FIRST_YEAR && year <= latest) return year;
  }
  return null;
}

/** The number of owners in a name, such as "Swift VXi 2nd owner"; null if there is none. */
export function ownersInName(name: string): number | null {
  const [, digit, word = '', single] = OWNER_PHRASE.exec(name) ?? [];
  if (single) return 1;
  if (digit) return Number(digit);
  return OWNERS.indexOf(word.toLowerCase()) + 1 || null;
}

/** The kilometres in a name, such as "Swift 45,000 km" or "Swift 45k km"; null if there are none. */
export function kmsInName(name: string): number | null {
  const [, digits, thousands] = KM_PHRASE.exec(name) ?? [];
  return digits ? readCount(digits) * (thousands ? 1000 : 1) : null;
}

/** The name without owners and kilometres, which have fields of their own. */
export const withoutPhrases = (name: string): string =>
  name
    .replace(OWNER_PHRASE, ' ')
    .replace(KM_PHRASE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?:\s*[,;/|·-]+)+\s*$|^\s*(?:[,;/|·-]+\s*)+/g, '')
    .replace(/\s+,/g, ',')
    .replace(/,(?:\s*,)+/g, ',')
    .trim();
