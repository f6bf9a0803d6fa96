import { CURRENCY_CODES } from '../common/currencies';
import { toLatinDigits } from '../common/digits';
import { oneOf as namedIn } from './advert-names';
import { plainAdvert, Remaining } from './advert-text';
import { WORDS } from './advert-words';
import { ACCIDENTS, INSURANCE_TYPES, LOANS, SERVICES } from './facts';
import { FIRST_YEAR, FUEL_TYPES, REPUBLISH_POLICIES, TRANSMISSIONS } from './input';
import { BODY_TYPES, VEHICLE_KINDS } from './kinds';
import type { TableRow } from './list-table';
import { VEHICLE_STATUSES } from './lists';
import { readAdvert } from './read-advert';
import { PLATE_END, readRegistration } from './registration';
import { saysNothing } from './says-nothing';
import { spelled } from './short-forms';
import type { StockColumn } from './stock-columns';

type Reader<Value> = (cell: string, row: { latest: number; isOurs: boolean }) => Value | undefined;

const oneOf =
  <Value extends string>(values: readonly Value[]): Reader<Value> =>
  (cell) => {
    const said = cell.toLowerCase().replace(/[\s_-]+/g, '_');
    return values.find((value) => value.toLowerCase().replace(/[\s_-]+/g, '_') === said);
  };

const textUpTo =
  (max: number): Reader<string> =>
  (cell) =>
    cell.length <= max ? cell : undefined;

const whole =
  (low: number, high: number): Reader<number> =>
  (cell) =>
    /^\d{1,2}$/.test(cell) && Number(cell) >= low && Number(cell) <= high ? Number(cell) : undefined;

const yesNo: Reader<boolean> = (cell) => {
  if (/^(?:y|yes|true|1|haan|हाँ|हां)$/i.test(cell)) return true;
  return /^(?:no?|false|0|nahin?|नहीं)$/i.test(cell) ? false : undefined;
};

const KMS =
  /^(\d{1,3}(?:,\d{2,3})+|\d+(?:\.\d+)?)\s*(k|,?x{3}|lakhs?|l)?\s*(?:kms?|kilomet(?:er|re)s?|किमी)?\.?$/iu;
/** Nobody says whether 62 in a column of kilometres is thousands. */
const MIN_PLAIN_KMS = 1000;
const MAX_KMS = 9_999_999;

const kms: Reader<number> = (cell, { isOurs }) => {
  const [, figure = '', unit = ''] = KMS.exec(cell) ?? [];
  if (!figure) return undefined;
  const scale = /^(?:k|,?xxx)$/i.test(unit) ? 1000 : /^l/i.test(unit) ? 1e5 : 1;
  const read = Math.round(Number(figure.replaceAll(',', '')) * scale);
  return read <= MAX_KMS && (read >= MIN_PLAIN_KMS || isOurs) ? read : undefined;
};

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const years: Reader<number> = (cell, { latest }) => {
  const known = (year: number) => (year >= FIRST_YEAR && year <= latest ? year : undefined);
  const short = (digits: string | undefined) => known(2000 + Number(digits));
  const [, isoYear, day] = /^((?:19|20)\d\d)-\d\d-(\d\d)$/.exec(cell) ?? [];
  // A spreadsheet makes 18 August of this year of "Aug-18".
  if (isoYear) return day === '01' ? known(Number(isoYear)) : undefined;
  const [full] = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(cell) ?? [];
  if (full) return known(Number(full));
  const [, month = '', ofMonth] = /^([a-z]{3,9})[\s'.-]*(\d{2})$/i.exec(cell) ?? [];
  if (ofMonth) return monthOf(month) ? short(ofMonth) : undefined;
  const [, one, other] = /^(\d{2})(?:\s*[/-]\s*(\d{2}))?$/.exec(cell) ?? [];
  if (one && !other) return short(one);
  // "18/19" is made and registered; "08/18" a month; "11/12" either.
  const isPair = Number(other) === Number(one) || Number(other) === Number(one) + 1;
  const isMonth = Number(one) >= 1 && Number(one) <= 12;
  if (isPair === isMonth) return undefined;
  return short(isPair ? one : other);
};

const insuranceType: Reader<(typeof INSURANCE_TYPES)[number]> = (cell, row) => {
  const exact = oneOf(INSURANCE_TYPES)(cell, row);
  if (exact) return exact;
  if (/comp|first party|1st party|full|zero|bumper|package|फुल/i.test(cell)) return 'comprehensive';
  if (/\btp\b|third|3rd|थर्ड/i.test(cell)) return 'third_party';
  return /\bexp|lapsed|over|खत्म/i.test(cell) ? 'expired' : undefined;
};

/** A day or month of the year, as "2027-03". */
const month: Reader<string> = (cell) => {
  const [, year, number] = /\b((?:19|20)\d\d)-(\d\d)(?:-\d\d)?\b/.exec(cell) ?? [];
  const [, , named = '', ofNamed = ''] =
    /\b(\d{1,2}[\s-])?([a-z]{3,9})[\s'.,-]*((?:20)?\d\d)\b/i.exec(cell) ?? [];
  const [, ofDate, yearOfDate = ''] = /\b(?:\d{1,2}[/.-])?(\d{1,2})[/.-]((?:20)?\d\d)\b/.exec(cell) ?? [];
  const made = (at: number, in4: string) =>
    at >= 1 && at <= 12 ? `${in4.padStart(4, '20')}-${String(at).padStart(2, '0')}` : undefined;
  if (year) return made(Number(number), year);
  if (monthOf(named)) return made(monthOf(named), ofNamed);
  return ofDate ? made(Number(ofDate), yearOfDate) : undefined;
};

const STATUS_WORDS = [
  ['sold', /^(?:sold(?: out)?|delivered|बिक (?:गई|गया|चुकी))$/i],
  ['pending', /^(?:booked|reserved|hold|on hold|token(?: given)?|बुक)$/i],
  ['available', /^(?:in stock|stock|live|unsold|for sale|ready|उपलब्ध)$/i],
] as const;
const status: Reader<(typeof VEHICLE_STATUSES)[number]> = (cell, row) =>
  oneOf(VEHICLE_STATUSES)(cell, row) ?? STATUS_WORDS.find(([, words]) => words.test(cell))?.[0];

const OWNER = /^([1-9])\s*(?:st|nd|rd|th)?\.?\s*(?:own(?:er)?|hand)?\.?$/i;
/** "2+" may be any number. */
const owners: Reader<number> = (cell, { latest }) => {
  const [, count] = OWNER.exec(cell) ?? [];
  if (count || cell.includes('+')) return count ? Number(count) : undefined;
  return readAdvert(spelled(`; ${cell.replace(/\.$/, '')} owner ;`), latest).owners ?? undefined;
};

const said = (cell: string) => new Remaining(plainAdvert(spelled(`; ${cell} ;`)));

const GEARS = { a: 'Automatic', auto: 'Automatic', at: 'Automatic', m: 'Manual', man: 'Manual' } as const;

const READERS = {
  stock: textUpTo(20),
  plate: (cell) => readRegistration(cell)?.number,
  name: textUpTo(120),
  currency: oneOf(CURRENCY_CODES),
  status,
  year: years,
  km: kms,
  owner: owners,
  fuel: (cell, row) =>
    oneOf(FUEL_TYPES)(cell, row) ??
    namedIn(said(cell.length === 1 ? cell.toUpperCase() : cell), WORDS.fuels) ??
    undefined,
  gears: (cell, row) =>
    oneOf(TRANSMISSIONS)(cell, row) ??
    GEARS[cell.toLowerCase() as keyof typeof GEARS] ??
    namedIn(said(cell), WORDS.gears) ??
    undefined,
  kind: oneOf(VEHICLE_KINDS),
  make: textUpTo(60),
  model: textUpTo(60),
  variant: textUpTo(60),
  body: oneOf(BODY_TYPES),
  colour: textUpTo(40),
  city: textUpTo(60),
  area: textUpTo(60),
  insurance: insuranceType,
  until: month,
  keys: whole(0, 9),
  loan: oneOf(LOANS),
  noc: yesNo,
  accident: oneOf(ACCIDENTS),
  service: oneOf(SERVICES),
  negotiable: yesNo,
  profile: yesNo,
  republish: oneOf(REPUBLISH_POLICIES),
  description: textUpTo(4000),
} as const satisfies Record<Exclude<StockColumn, 'price'>, Reader<unknown>>;
type ReadColumn = keyof typeof READERS;

/** What a row says, by column; null: the cell says CLEAR. */
export type Said = { [Column in ReadColumn]?: NonNullable<ReturnType<(typeof READERS)[Column]>> | null };

/** These a vehicle cannot be without. */
const REQUIRED: readonly ReadColumn[] = ['name', 'currency', 'status', 'year', 'profile', 'republish'];

/** What people wrote stays as they wrote it. */
const FREE_TEXT: ReadonlySet<string> = new Set<ReadColumn>([
  ...(['stock', 'name', 'make', 'model', 'variant'] as const),
  ...(['colour', 'city', 'area', 'description'] as const),
]);

export interface ReadCells {
  said: Said;
  /** What stands in a cell that cannot be read, by column; nothing changes there. */
  unread: Partial<Record<StockColumn, string>>;
  /** The cells as they stand. */
  raw: Partial<Record<StockColumn, string>>;
}

/** Reads a row's cells, apart from the price. Empty ones, "-" and "NA" say nothing. `latest` is the latest possible year. */
export function readCells({ cells, isOurs }: TableRow, latest: number): ReadCells {
  const read: ReadCells = { said: {}, unread: {}, raw: {} };
  for (const column of Object.keys(READERS) as ReadColumn[]) {
    const raw = (cells?.[column] ?? '').trim();
    if (saysNothing(raw)) continue;
    read.raw[column] = raw;
    // The end of a number says which vehicle it is, and no number.
    if (column === 'plate' && PLATE_END.test(raw)) continue;
    const cell = FREE_TEXT.has(column) ? raw : toLatinDigits(raw);
    const value = cell === 'CLEAR' ? null : READERS[column](cell, { latest, isOurs });
    if (value === undefined || (value === null && REQUIRED.includes(column))) read.unread[column] = cell;
    else Object.assign(read.said, { [column]: value });
  }
  const until =
    cells?.insurance && !cells.until ? month(toLatinDigits(cells.insurance), { latest, isOurs }) : null;
  if (until) {
    read.said.until = until;
    // "12/3/27" alone is when it ends.
    delete read.unread.insurance;
  }
  return read;
}
