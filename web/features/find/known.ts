import type { ContactDto } from '../../../schema/contacts/output';
import type { LeadDto } from '../../../schema/leads/output';
import { matchesWords, type SearchWord, textToSearch } from '../../../schema/search/words';

/** Each once, those that are known first: what the server adds moves none of them. */
export function joined<Item extends { id: string }>(
  known: readonly Item[],
  found: readonly Item[],
  limit: number,
): Item[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...found.filter(({ id }) => !ids.has(id))].slice(0, limit);
}

/** The first items whose text contains all words. */
export function firstWith<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  words: readonly SearchWord[],
  limit: number,
): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    if (found.length === limit) break;
    if (matchesWords(textOf(item), words)) found.push(item);
  }
  return found;
}

/** What a search of a seller's leads looks at, as the server does. */
export const leadText = ({ buyerName, buyerMobile, vehicleName, vehicleId, message }: LeadDto): string =>
  textToSearch([buyerName, buyerMobile, vehicleName, vehicleId ? null : message]);

export const contactText = ({ name, mobileNumber }: ContactDto): string => textToSearch([name, mobileNumber]);

/**
 * A number as it is typed, with gaps or a leading 0, is one word: "098765 43210" finds +919876543210.
 */
export function withoutGapsInNumber(search: string): string {
  const digits = search.replace(/[\s()+-]/g, '').replace(/^0(?=\d{10}$)/, '');
  return /^\d{5,}$/.test(digits) ? digits : search;
}
