import { readAmount } from '../common/amount-words';
import { toLatinDigits } from '../common/digits';
import { saysNothing } from './says-nothing';

/** What a bare figure of a price column may mean, by its size: 4.75 and 475 are both ₹4,75,000 in some list. */
export const FIGURE_SIZES = ['small', 'hundreds'] as const;
export type FigureSize = (typeof FIGURE_SIZES)[number];

/** What bare figures are multiplied by; null: nobody has said yet, so they are no prices. */
export type PriceUnits = Readonly<Record<FigureSize, number | null>>;

/** A price as a cell says it: rupees, a bare figure whose unit the column gives, or nothing that is one sum. */
export type PriceCell = { sum: number } | { figure: number; size: FigureSize } | 'none' | 'unread';

const FROM_HUNDREDS = 100;
const FROM_RUPEES = 10_000;

const AROUND =
  /₹|(?<!\p{L})(?:rs|inr|only|fix(?:ed)?|firm|final|last|nego(?:tiable|ciable)?|neg|slightly|asking|price|approx|ask)(?!\p{L})\.?|फिक्स|नेगो|रुपये|\/[-=]|@|[~*]/giu;
const SAYS_RUPEES = /₹|(?<!\p{L})(?:rs|inr)(?!\p{L})|\/[-=]|रुपये/iu;
/** "Call for price" is no figure. */
const NO_SUM = /^(?:p?\.?o\.?r\.?|on|call|ask|for|request|tba|tbd|me|us|now|करें|कॉल|\s)*$/iu;
/** "4,75,000" has its commas where rupees have them; "4,75" has not. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{1,2})?$/;
const PLAIN = /^\d+(?:\.\d{1,3})?$/;

/** Reads a cell of a price column, without guessing a unit. */
export function readPriceCell(cell: string): PriceCell {
  const rest = toLatinDigits(cell).replace(AROUND, ' ').replace(/\s+/g, ' ').trim();
  if (NO_SUM.test(rest) || saysNothing(rest)) return 'none';
  if (!GROUPED.test(rest) && !PLAIN.test(rest)) {
    const sum = /\p{L}/u.test(rest) ? readAmount(rest) : null;
    return sum ? { sum } : 'unread';
  }
  const figure = Number(rest.replaceAll(',', ''));
  if (!(figure > 0)) return 'unread';
  if (figure >= FROM_RUPEES || (figure >= 1000 && (SAYS_RUPEES.test(cell) || GROUPED.test(rest))))
    return { sum: figure };
  return { figure, size: figure < FROM_HUNDREDS ? 'small' : 'hundreds' };
}

/** The sum of a cell in rupees; null if it says none, or none that is certain. */
export function sumOf(cell: PriceCell, units: PriceUnits): number | null {
  if (typeof cell === 'string') return null;
  if ('sum' in cell) return cell.sum;
  const unit = units[cell.size];
  return unit === null ? null : Math.round(cell.figure * unit * 100) / 100;
}

/** Figures of a size in a column, and what each is usually sold for. */
export interface SizedFigure {
  figure: number;
  isUsual: (sum: number) => boolean;
}

const SCALES = [1e5, 1e3, 1] as const;
/** Fewer usual prices than this decide nothing. */
const MIN_SHARE = 0.6;

/** The one unit that makes a column's figures usual prices; null if none does, or two do as well. */
export function guessUnit(figures: readonly SizedFigure[]): number | null {
  if (figures.length === 0) return null;
  const fitting = SCALES.map((scale) => ({
    scale,
    share: figures.filter(({ figure, isUsual }) => isUsual(figure * scale)).length / figures.length,
  })).toSorted((a, b) => b.share - a.share);
  const [best, second] = fitting;
  if (!best || best.share < MIN_SHARE || best.share === second?.share) return null;
  return best.scale;
}
