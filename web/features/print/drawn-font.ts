import type { Weight } from './sheet';

/** Devanagari fonts of phones and computers in India; otherwise whatever the device has. */
const FAMILY =
  '"Noto Sans Devanagari", "Nirmala UI", "Kohinoor Devanagari", "Noto Sans", system-ui, sans-serif';
const WEIGHTS: Record<Weight, number> = { medium: 500, bold: 700 };

/** The CSS font for lines that the sheets' own fonts cannot set. */
export const drawnFont = (weight: Weight, pixels: number) => `${WEIGHTS[weight]} ${pixels}px ${FAMILY}`;
