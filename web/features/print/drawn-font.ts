import type { Weight } from './sheet';

/** Fonts that phones and computers in India have for Devanagari; anything else falls through to what the device has. */
const FAMILY =
  '"Noto Sans Devanagari", "Nirmala UI", "Kohinoor Devanagari", "Noto Sans", system-ui, sans-serif';
const WEIGHTS: Record<Weight, number> = { medium: 500, bold: 700 };

/** What lines are drawn with that the sheets' own fonts have no letters for: as CSS. */
export const drawnFont = (weight: Weight, pixels: number) => `${WEIGHTS[weight]} ${pixels}px ${FAMILY}`;
