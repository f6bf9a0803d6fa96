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
  /^\W*(?:(?:grand\s)?total|price|rate|demand|asking|final|call|contact|location|address|कुल|कीमत|संपर्क)(?!\p{L})/iu;
const PHONES = /(?:\+?91[\s-]?)?(?<!\d)[6-9]\d{4}[\s-]?\d{5}(?!\d)/g;
const ROMAN: Record<string, string> = { I: '1st', II: '2nd', III: '3rd', IV: '4th' };
/** What may follow a price. */
const AFTER =
  '(?:\\s*(?:/-|/=|only|fix(?:ed)?|firm|final|last|nego(?:tiable)?|neg|slightly|call|फिक्स|नेगो))*\\s*[.!)]*\\s*$';
const LAST_FIGURE = new RegExp(
  `(?<![\\d.,])(?:₹|rs\\.?)?\\s*(\\d{1,3}(?:,\\d{2,3})+|\\d+(?:\\.\\d{1,2})?)\\s*(${LAKH}|${THOUSAND})?${AFTER}`,
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
    .replace(/(?<!\d)(\d{1,3})\s?x{3}(?!\p{L})/giu, '$1000 km');

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

/** A figure of kilometres without its unit: the only one of four to six digits that is no year. */
function withKm(entry: string): string {
  const bare = /(?<![\d.,₹/-])(?:\d{1,3},\d{3}|\d{1,2},\d{2},\d{3}|\d{4,6})(?![\d,.]|\s*(?:\/-|\p{L}))/gu;
  const figures = [...entry.matchAll(bare)].filter(([figure]) => !/^(?:19|20)\d\d$/.test(figure));
  const [only] = figures;
  if (figures.length !== 1 || !only || new RegExp(`\\d\\s*(?:${KM})`, 'iu').test(entry)) return entry;
  const end = only.index + only[0].length;
  return `${entry.slice(0, end)} km${entry.slice(end)}`;
}

const firstWords = (entry: string) =>
  (/^[^\d₹\n]*[^\d₹\n\s*_~,;:-]/.exec(entry)?.[0] ?? '').replace(/[*_~]/g, '').trim();

function readRow(said: string, make: string, latest: number): ListRow {
  const named = vehicleIn(plainAdvert(said));
  const entry = spelled(named.make ? said : `${make} ${said}`)
    .replace(PHONES, ' ')
    .replace(SOLD_WORD, ' ')
    .replace(/[*_~]/g, ' ')
    .trim();
  const { kind, make: itsMake, model } = named.make ? named : vehicleIn(plainAdvert(entry));
  const usual = usualPrice(kind ?? 'car', itsMake, model?.name);
  const last = lastSum(entry, usual);
  const text = last ? `${withKm(entry.slice(0, last.at))}, price ₹${last.sum}` : entry;
  const advert = readAdvert(text, latest);
  const isKmOrPrice = !last && advert.kmsDriven === null && !/₹|rs|\/-|price|lakh|lac/i.test(entry);
  const price = isKmOrPrice && advert.price !== null && advert.price < MAX_KM ? null : advert.price;
  return {
    said,
    name:
      [advert.year, advert.make, advert.model, advert.variant].filter(Boolean).join(' ').slice(0, 120) ||
      firstWords(said).slice(0, 120),
    advert: { ...advert, price, negotiable: readAdvert(said, latest).negotiable },
    isSold: isStruck(said) || said.search(SOLD_WORD) >= 0,
    isUnusual: price !== null && !isUsual(price, usual),
  };
}

/** Whether a text names a make or model as the catalogue spells it. */
const isNamed = (text: string) => !NO_NAME.test(text) && vehicleInName(plainAdvert(text)) !== null;

/** Whether it names one by its sound, or stands below a make's heading; figures keep greetings out. */
const isMisspelt = (text: string, section: string) =>
  /\d{2}/.test(text) && !NO_NAME.test(text) && Boolean(section || vehicleIn(plainAdvert(text)).make);

/**
 * Reads a list of vehicles as sellers forward it (numbered, with bullets, one a line or one a block) or copy it
 * from a sheet. `latest` is the latest possible year. A price is read only if one unit makes it usual for the
 * model; an ambiguous one is null. Throws nothing.
 */
export function readList(text: string, latest: number): ReadList {
  const entries = (readTable(text) ?? splitList(text, isNamed)).map((entry) => entry.trim()).filter(Boolean);
  const read: ReadList = { rows: [], unread: [], beyond: 0 };
  let section = '';
  for (const entry of entries) {
    const named = vehicleInName(entry);
    const isSection = named && !named.model && !/\d/.test(entry);
    if (isSection) section = named.make;
    else if (!isNamed(entry) && !isMisspelt(entry, section)) read.unread.push(entry);
    else if (read.rows.length >= MAX_LIST_ROWS) read.beyond += 1;
    else read.rows.push(readRow(entry, section, latest));
  }
  return read;
}
