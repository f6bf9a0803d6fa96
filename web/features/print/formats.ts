import type { SheetTexts } from './sheet-language';

export const FORMATS = ['a4', 'a5', 'a6', 'four'] as const;
export type Format = (typeof FORMATS)[number];

export interface SheetOptions {
  format: Format;
  texts: SheetTexts;
  cutMarks: boolean;
}

const POSTERS_A_SHEET = 4;

/** How often each is printed: one or two posters fill a page of four. */
export const copiesOf = (posters: number, format: Format) =>
  format === 'four' && posters > 0 && POSTERS_A_SHEET % posters === 0 ? POSTERS_A_SHEET / posters : 1;

/** The number of pages for a number of posters. */
export const pagesOf = (posters: number, format: Format) =>
  format === 'four' ? Math.ceil(posters / POSTERS_A_SHEET) : posters;

/** Numbered stickers on one A4 page: two columns of five. */
export const STICKERS_A_SHEET = 10;
