import { vehicleIn } from './advert-names';
import { isUsual, scaled, type Usual } from './advert-price';
import { KM, LAKH, plainAdvert, readFigure, scaleOf, THOUSAND } from './advert-text';
import { usualPrice, vehicleInName } from './catalogue';
import type { PriceCell, PriceUnits } from './price-cell';
import { type Advert, readAdvert } from './read-advert';
import type { ReadCells } from './read-cells';
import { spelled } from './short-forms';

/** A bare figure up to this may be kilometres. */
const MAX_KM = 200_000;

/** One vehicle of a list. */
export interface ListRow {
  /** The entry as it was written. */
  said: string;
  /** "2018 Maruti Suzuki Swift VXI", or the entry's first words. */
  name: string;
  advert: Advert;
  /** Struck through, or marked as sold. */
  isSold: boolean;
  /** The price is far from what is usual for the model. */
  isUnusual: boolean;
  usual: Usual;
  /** What its cells say, and what the price column does; null for an entry that is no row of a table with headings. */
  table:
    | (ReadCells & { number: number; price: PriceCell | null; isOurs: boolean; link: string | null })
    | null;
}

export interface ReadList {
  rows: ListRow[];
  /** Lines that name no vehicle: titles, greetings, totals. */
  unread: string[];
  /** How many entries were left out beyond the limit. */
  beyond: number;
  /** What bare figures of its price column mean, as far as usual prices tell. */
  units: PriceUnits;
}

export const NO_UNITS: PriceUnits = { small: null, hundreds: null };

export const SOLD_WORD = /(?<!\p{L})(?:sold(?: out)?|booked|बिक\s?(?:गई|गया|चुकी))(?!\p{L})/giu;
const isStruck = (entry: string) => /~[^~\n]{5,}~/.test(entry);
/** How a line begins that belongs to another, or to none. */
const NO_NAME =
  /^\W*(?:\d{1,3}[.)]\s*)?(?:(?:grand\s)?total|(?:my|our|best)\s(?:price|rate)|price|rate|demand|ph(?:one)?|mob(?:ile)?|whats\s?app|asking|final|call|contact|location|address|कुल|कीमत|संपर्क)(?!\p{L})/iu;
const PHONES = /(?:\+?91[\s-]?)?(?<!\d)[6-9]\d{4}[\s-]?\d{5}(?!\d)|(?<!\d)0\d{2,4}[\s-]\d{6,8}(?!\d)/g;
/** What may follow a price. */
const AFTER =
  '(?:\\s*(?:/-|/=|only|fix(?:ed)?|firm|final|last|nego(?:tiable)?|neg|slightly|call|फिक्स|नेगो))*\\s*[.!)]*\\s*$';
const LAST_FIGURE = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?:₹|rs\\.?)?\\s*(\\d{1,3}(?:,\\d{2,3})+|\\d+(?:\\.\\d{1,2})?)\\s*(${LAKH}|${THOUSAND})?${AFTER}`,
  'gimu',
);

/** The last figure is written as rupees: "3,00,000/-". */
const IN_RUPEES = /(?:₹|(?<!\p{L})rs\.?)\s*[\d,.]+[^\d\n]*$|\d\s*\/[-=][^\d\n]*$/iu;

/** Sums in rupees: of two, the last one may be the old price. */
const RUPEES = /(?:₹|(?<!\p{L})rs\.?)\s*\d/giu;

/** Somebody wrote that a figure is a sum. */
const SAYS_SUM = new RegExp(
  `₹|(?<!\\p{L})rs(?!\\p{L})|/[-=]|(?<!\\p{L})(?:price|rate|demand|asking|कीमत|दाम|रुपये)(?!\\p{L})|\\d\\s*(?:${LAKH}|cr)(?![\\p{L}\\p{M}])(?!\\s*(?:${KM}))|(?:lakh|लाख|hazaa?r|हज़ार|हजार)(?!\\s*(?:${KM}|chal))`,
  'iu',
);

/** "62k" alone may be kilometres: it is a price if it says so, or if the kilometres stand before it. */
const SAYS_PRICE = /₹|rs|\/[-=]|only|fix|firm|final|last|neg/i;
const HAS_KM = /\d\s*k|\d,\d{3}|(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{4,6}(?!\d)/i;

/** The sum that a line of an entry ends with, if it is a usual price in exactly one unit; null otherwise. */
function lastSum(entry: string, usual: Usual): { sum: number; at: number } | null {
  const found = [...entry.matchAll(LAST_FIGURE)].at(-1);
  if (!found) return null;
  const [, figure = '', unit] = found;
  const isYear = /^(?:19|20)\d\d$/.test(figure) && !unit;
  if (isYear) return null;
  const typed = readFigure(figure);
  const mayBeKm = /^k/i.test(unit ?? '') || (!unit && typed >= 1e4);
  if (mayBeKm && !SAYS_PRICE.test(found[0]) && !HAS_KM.test(entry.slice(0, found.index))) return null;
  const sum = unit ? typed * scaleOf(unit) : typed >= 1e4 ? typed : scaled(typed, usual);
  return sum && isUsual(sum, usual) ? { sum: Math.round(sum), at: found.index } : null;
}

/** A figure of kilometres without its unit: the only one of five or six digits, since years and plates have four. */
function withKm(entry: string): string {
  const bare =
    /(?<![\d.,₹/-])(?:\d{1,3},\d{3}|[1-3],\d{2},\d{3}|[1-9]\d{4}|[1-3]\d{5})(?![\d,.]|\s*(?:\/-|\p{L}))/gu;
  const figures = [...entry.matchAll(bare)];
  const [only] = figures;
  if (figures.length !== 1 || !only || new RegExp(`\\d\\s*(?:${KM})`, 'iu').test(entry)) return entry;
  const end = only.index + only[0].length;
  return `${entry.slice(0, end)} km,${entry.slice(end)}`;
}

/** "2018 Maruti Suzuki Swift VXI", as far as it is known; empty without make and model. */
export const nameOf = ({ year, make, model, variant }: Advert) =>
  make || model ? [year, make, model, variant].filter(Boolean).join(' ').slice(0, 120) : '';

const firstWords = (entry: string) =>
  (/^[^\d₹\n]*[^\d₹\n\s*_~,;:-]/.exec(entry)?.[0] ?? '').replace(/[*_~]/g, '').trim();

/** An entry with a sum that says that it is one, unless another figure may be a sum as well. */
function readSaid(entry: string, usual: Usual, latest: number): Advert {
  const advert = readAdvert(entry, latest);
  if (advert.price !== null && advert.kmsDriven !== null) return advert;
  const guessed = readAdvert(withKm(entry), latest);
  if (guessed.price !== null && guessed.price === (advert.price ?? guessed.price)) return guessed;
  const isOneSum = (entry.match(RUPEES)?.length ?? 0) <= 1;
  return advert.price === null && isOneSum && IN_RUPEES.test(entry) ? readBare(entry, usual, latest) : advert;
}

/** An entry of bare figures: the last one is the price, if that is usual. */
function readBare(entry: string, usual: Usual, latest: number): Advert {
  const last = lastSum(entry, usual);
  if (last) {
    const { negotiable } = readAdvert(entry, latest);
    return { ...readAdvert(`${withKm(entry.slice(0, last.at))}, price ₹${last.sum}`, latest), negotiable };
  }
  const advert = readAdvert(entry, latest);
  const isKmOrPrice = advert.kmsDriven === null && advert.price !== null && advert.price < MAX_KM;
  return isKmOrPrice ? { ...advert, price: null } : advert;
}

/** Reads an entry below the heading of a make (empty: none). */
export function readRow(said: string, make: string, latest: number): ListRow {
  const named = vehicleIn(plainAdvert(said));
  const entry = spelled(named.make ? said : `${make} ${said}`)
    .replace(PHONES, ' ')
    .replace(SOLD_WORD, ' ')
    .replace(/[*_~]/g, ' ')
    .trim();
  const { kind, make: itsMake, model } = named.make ? named : vehicleIn(plainAdvert(entry));
  const usual = usualPrice(kind ?? 'car', itsMake, model?.name);
  const advert = SAYS_SUM.test(entry) ? readSaid(entry, usual, latest) : readBare(entry, usual, latest);
  const { price } = advert;
  return {
    said,
    name: nameOf(advert) || firstWords(said).slice(0, 120),
    advert,
    isSold: isStruck(said) || said.search(SOLD_WORD) >= 0,
    isUnusual: price !== null && !isUsual(price, usual),
    usual,
    table: null,
  };
}

/** Whether a text names a model as the catalogue spells it. */
export const isNamed = (text: string) =>
  !NO_NAME.test(text) && Boolean(vehicleInName(plainAdvert(text))?.model);

/**
 * Whether it names one by its sound, stands below a make's heading or has a number of its own; figures keep
 * greetings out.
 */
export const isLikely = (text: string, section: string) =>
  /\d{2}/.test(text) && !NO_NAME.test(text) && Boolean(section || vehicleIn(plainAdvert(text)).model);

/** The make, if an entry is nothing but one: the heading of a section. */
export const isMakeAlone = (entry: string) => {
  const named = vehicleInName(entry);
  return named && !named.model && !/\d/.test(entry) && entry.split(/\s+/).length <= 2 ? named.make : null;
};
