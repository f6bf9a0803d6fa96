import { ownersText } from './en-shared';
import type { Texts } from './texts';

/** Texts as outlines, in thousandths of the font's size, with the baseline at 0 and y downwards. */
export interface DrawnWords {
  /** SVG paths by number. */
  glyphs: Readonly<Record<string, string>>;
  /** By text: the width of the line, and the number and place of each glyph. */
  words: Readonly<Record<string, { width: number; glyphs: readonly (readonly [number, number, number])[] }>>;
}

/** What a card says besides names and figures. */
export interface CardWords {
  sold: string;
  pending: string;
  offer: string;
  see: string;
  forSale: (count: number) => string;
  km: string;
  fuel: (name: string) => string;
  owners: (count: number) => string;
  /** null for words that the font of cards has. */
  drawn: DrawnWords | null;
}

const MAX_OWNERS = 9;

/** A dictionary's words for cards; shorter ones for English are in card-svg.ts. */
export const cardWords = (
  { listing, offer, publisher, profile, units }: Texts,
  drawn: DrawnWords | null,
): CardWords => ({
  sold: listing.soldInShort,
  pending: listing.status.pending,
  offer: offer.jump,
  see: publisher.seeAll(1),
  // Without its count in parentheses, which the card shows above.
  forSale: () => profile.list('').replace(/\s*\(\)$/, ''),
  km: units.km('').trim(),
  fuel: (name) => (listing.fuels as Readonly<Record<string, string>>)[name] ?? name,
  owners: (count) => ownersText(listing.known, count),
  drawn,
});

/** All words of a dictionary's cards, for drawing them in advance (scripts/make-card-words.ts). */
export function cardPhrases(texts: Texts): string[] {
  const { sold, pending, offer, see, forSale, km, owners } = cardWords(texts, null);
  const counts = Array.from({ length: MAX_OWNERS }, (_, index) => owners(index + 1));
  const fuels = Object.values(texts.listing.fuels);
  return [...new Set([sold, pending, offer, see, forSale(7), km, ...fuels, ...counts])];
}
