import type { Weight } from './sheet';

const OTHER_SCRIPTS = 'Tamil Telugu Kannada Malayalam Bengali Gujarati Gurmukhi'.split(' ');
/**
 * Fonts of phones and computers in India, by name for each script, since a browser that looks for itself may find one
 * that lacks letters; otherwise whatever the device has.
 */
const FAMILY = [
  '"Noto Sans Devanagari", "Nirmala UI", "Kohinoor Devanagari"',
  ...OTHER_SCRIPTS.map((script) => `"Noto Sans ${script}"`),
  '"Noto Sans", system-ui, sans-serif',
].join(', ');
const WEIGHTS: Record<Weight, number> = { medium: 500, bold: 700 };

/** The CSS font for lines that the sheets' own fonts cannot set. */
export const drawnFont = (weight: Weight, pixels: number) => `${WEIGHTS[weight]} ${pixels}px ${FAMILY}`;
