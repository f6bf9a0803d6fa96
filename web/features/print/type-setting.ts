import type { Grey, Mark, Measure, Weight } from './sheet';

export interface Style {
  size: number;
  weight: Weight;
  grey?: Grey;
  align?: 'left' | 'centre' | 'right';
}

interface TextBox {
  x: number;
  /** The upper edge of the line. */
  y: number;
  width: number;
}

/** The baseline from the top of a line, and the line height, in units of the font size. */
const BASELINE = 0.92;
export const LINE_HEIGHT = 1.22;

const ELLIPSIS = '…';

/** The text, shortened until it fits. */
function shortened(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  let [short, long] = [0, letters.length];
  while (short < long) {
    const middle = Math.ceil((short + long) / 2);
    if (fits(`${letters.slice(0, middle).join('').trimEnd()}${ELLIPSIS}`)) short = middle;
    else long = middle - 1;
  }
  return `${letters.slice(0, short).join('').trimEnd()}${ELLIPSIS}`;
}

/**
 * One line in its box: smaller if it would be too wide, but never below `least` of its size; then shortened.
 */
export function setLine(
  measure: Measure,
  text: string,
  { x, y, width }: TextBox,
  { size, weight, grey = 0, align = 'left' }: Style,
  least = 0.6,
): Mark {
  const natural = measure(text, weight) * size;
  const fitted = natural <= width ? size : size * Math.max(least, width / natural);
  const shown = shortened(text, (short) => measure(short, weight) * fitted <= width + 0.001);
  const taken = measure(shown, weight) * fitted;
  const room = { left: 0, centre: (width - taken) / 2, right: width - taken }[align];
  // A smaller line stays centred in its box.
  const lower = ((size - fitted) * LINE_HEIGHT) / 2;
  const baseline = y + lower + fitted * BASELINE;
  return { kind: 'line', x: x + room, y: baseline, size: fitted, width: taken, text: shown, weight, grey };
}

/** Words on at most two lines of one size, as large as possible, up to `size`. */
export function inTwoLines(
  measure: Measure,
  text: string,
  width: number,
  { size, weight }: Style,
): { lines: string[]; size: number } {
  if (measure(text, weight) * size <= width) return { lines: [text], size };
  const words = text.split(/\s+/);
  const halves = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, longer: Math.max(...lines.map((line) => measure(line, weight))) };
  });
  const best = halves.toSorted((one, other) => one.longer - other.longer)[0];
  if (!best) return { lines: [text], size };
  return { lines: best.lines, size: Math.min(size, Math.max(size * 0.6, width / best.longer)) };
}
