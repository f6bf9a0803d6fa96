/** Of a sealed day: how many lines, and the root of the chain, to be compared with the book later. */
export interface OfSeal {
  /** `2026-11-28`. */
  day: string;
  lines: number;
  root: string;
}

/** What happens to a seller's stock book. */
export const BOOK_KINDS = {
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
