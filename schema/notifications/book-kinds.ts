import { DEALER_KINDS } from './dealer-kinds';

/** Of a sealed day: how many lines, and the root of the chain, to be compared with the book later. */
export interface OfSeal {
  /** `2026-11-28`. */
  day: string;
  lines: number;
  root: string;
}

/** What happens to a seller's stock book, and sales between sellers, which are in the books of both. */
export const BOOK_KINDS = {
  ...DEALER_KINDS,
  book_sealed: {
    event: 'stock_book',
    icon: 'bell',
    about: 'seller',
    target: 'book',
    refreshes: ['stockBook'],
    words: ({ day, lines, root }: OfSeal) => ({
      title: `Stock book of ${day} is sealed`,
      message: `Lines: ${lines}. Seal: ${root}`,
    }),
  },
} as const;
