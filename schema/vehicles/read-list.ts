import { vehicleIn } from './advert-names';
import { isUsual, scaled, type Usual } from './advert-price';
import { KM, LAKH, plainAdvert, readFigure, scaleOf, THOUSAND } from './advert-text';
import { usualPrice, vehicleInName } from './catalogue';
import { readTable } from './list-table';
import { type Advert, readAdvert } from './read-advert';
import { splitList } from './split-list';

/** A bare figure up to this may be kilometres. */
const MAX_KM = 200_000;

/** The most entries that are read from one list. */
export const MAX_LIST_ROWS = 100;

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
}

export interface ReadList {
  rows: ListRow[];
  /** Lines that name no vehicle: titles, greetings, totals. */
  unread: string[];
  /** How many entries were left out beyond the limit. */
  beyond: number;
}

const SOLD_WORD = /(?<!\p{L})(?:sold(?: out)?|booked|बिक\s?(?:गई|गया|चुकी))(?!\p{L})/giu;
const isStruck = (entry: string) => /~[^~\n]{5,}~/.test(entry);
/** How a line begins that belongs to another, or to none. */
const NO_NAME =
  /^\W*(?:\d{1,3}[.)]\s*)?(?:(?:grand\s)?total|(?:my|our|best)\s(?:price|rate)|price|rate|demand|asking|final|call|contact|location|address|कुल|कीमत|संपर्क)(?!\p{L})/iu;
const PHONES = /(?:\+?91[\s-]?)?(?<!\d)[6-9]\d{4}[\s-]?\d{5}(?!\d)/g;
const ROMAN: Record<string, string> = { I: '1st', II: '2nd', III: '3rd', IV: '4th' };
/** What may follow a price. */
const AFTER =
  '(?:\\s*(?:/-|/=|only|fix(?:ed)?|firm|final|last|nego(?:tiable)?|neg|slightly|call|फिक्स|नेगो))*\\s*[.!)]*\\s*$';
const LAST_FIGURE = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?:₹|rs\\.?)?\\s*(\\d{1,3}(?:,\\d{2,3})+|\\d+(?:\\.\\d{1,2})?)\\s*(${LAKH}|${THOUSAND})?${AFTER}`,
  'gimu',
);

/** Short forms that only a list has: "1st" and "II" for owners, "P" and "D" for fuels, "62xxx". */
const spelled = (entry: string) =>
  entry
    .replace(
      /(?<![\p{L}\p{N}])(I{1,3}|IV)(?:\s*owner)?(?![\p{L}\p{N}])/gu,
      (_, roman: string) => `${ROMAN[roman]} owner`,
    )
    .replace(
      /(?<![\p{L}\p{N}])(1\s?st|2\s?nd|3\s?rd|[4-9]\s?th)(?![\p{L}\p{N}])(?!\s*(?:own|hand|party|gear))/giu,
      '$1 owner',
    )
    .replace(/(?<![\p{L}\p{N}])(?:P|Petrol)\s*[+/]\s*CNG|Seq(?:uential)?\.?\s*CNG/giu, 'CNG')
    .replace(/(?<![\p{L}\p{N}-])P(?![\p{L}\p{N}-])/gu, 'Petrol')
    .replace(/(?<![\p{L}\p{N}-])D(?![\p{L}\p{N}-])/gu, 'Diesel')
    .replace(/(?<!\d)(\d{1,3})\s?x{3}(?!\p{L})/giu, '$1000 km')
    // "22000 km 3,00,000" is not "km 3,00,000".
    .replace(/(\d\s*k?\s*kms?)\s+(?=[\d₹])/giu, '$1, ');

/** The last figure is written as rupees: "3,00,000/-". */
const IN_RUPEES = /(?:₹|(?<!\p{L})rs\.?)\s*[\d,.]+[^\d\n]*$|\d\s*\/[-=][^\d\n]*$/iu;

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

const firstWords = (entry: string) =>
  (/^[^\d₹\n]*[^\d₹\n\s*_~,;:-]/.exec(entry)?.[0] ?? '').replace(/[*_~]/g, '').trim();

/** An entry with a sum that says that it is one, unless another figure may be a sum as well. */
function readSaid(entry: string, usual: Usual, latest: number): Advert {
  const advert = readAdvert(entry, latest);
  if (advert.price !== null && advert.kmsDriven !== null) return advert;
  const guessed = readAdvert(withKm(entry), latest);
  if (guessed.price !== null && guessed.price === (advert.price ?? guessed.price)) return guessed;
  return advert.price === null && IN_RUPEES.test(entry) ? readBare(entry, usual, latest) : advert;
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

function readRow(said: string, make: string, latest: number): ListRow {
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
    name:
      [advert.year, advert.make, advert.model, advert.variant].filter(Boolean).join(' ').slice(0, 120) ||
      firstWords(said).slice(0, 120),
    advert,
    isSold: isStruck(said) || said.search(SOLD_WORD) >= 0,
    isUnusual: price !== null && !isUsual(price, usual),
  };
}

/** Whether a text names a model as the catalogue spells it. */
const isNamed = (text: string) => !NO_NAME.test(text) && Boolean(vehicleInName(plainAdvert(text))?.model);

/**
 * Whether it names one by its sound, stands below a make's heading or has a number of its own; figures keep
 * greetings out.
 */
const isLikely = (text: string, section: string) =>
  /\d{2}/.test(text) && !NO_NAME.test(text) && Boolean(section || vehicleIn(plainAdvert(text)).model);

/**
 * Reads a list of vehicles as sellers forward it (numbered, with bullets, one a line or one a block) or copy it
 * from a sheet. `latest` is the latest possible year. A price is read only if one unit makes it usual for the
 * model; an ambiguous one is null. Throws nothing.
 */
export function readList(text: string, latest: number): ReadList {
  const table = readTable(text)?.map((said) => ({ said, isMarked: false }));
  const entries = (table ?? splitList(text, isNamed)).filter(({ said }) => said.trim() !== '');
  const read: ReadList = { rows: [], unread: [], beyond: 0 };
  let section = '';
  for (const { said: entry, isMarked } of entries) {
    const named = vehicleInName(entry);
    const isSection = named && !named.model && !/\d/.test(entry) && entry.split(/\s+/).length <= 2;
    if (isSection) section = named.make;
    else if (!isNamed(entry) && !isLikely(entry, isMarked ? 'any' : section)) read.unread.push(entry);
    else if (read.rows.length >= MAX_LIST_ROWS) read.beyond += 1;
    else read.rows.push(readRow(entry, section, latest));
  }
  // One vehicle is an advert, whose facts may be in any line.
  const [only] = read.rows;
  if (read.rows.length === 1 && only && !table) {
    return { rows: [readRow(text.trim(), section, latest)], unread: [], beyond: 0 };
  }
  return read;
}
