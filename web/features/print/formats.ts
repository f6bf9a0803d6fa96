import type { SheetTexts } from './sheet-language';

export const FORMATS = ['a4', 'a5', 'a6', 'four'] as const;
export type Format = (typeof FORMATS)[number];

export interface SheetOptions {
  format: Format;
  texts: SheetTexts;
  cutMarks: boolean;
}

/** The number of pages for a number of posters. */
export const pagesOf = (posters: number, format: Format) =>
  format === 'four' ? Math.ceil(posters / 4) : posters;

/** Numbered stickers on one A4 page: two columns of five. */
export const STICKERS_A_SHEET = 10;
