import { type CurrencyCode, toMajor } from '../common/currencies';
import { matchesWords, searchWords } from '../search/words';
import {
  type ChosenFacets,
  FACETS,
  type Facet,
  isFacetValue,
  MOST_OWNERS,
  PRICE_BANDS,
  type Sort,
  YEARS_IN_BAND,
} from './facets';

/** Profiles with more vehicles have no filters; the triggers have the number too (schema/sql/shard/vehicles.sql). */
export const MAX_STOCK = 1_000;

/** The most cities that a profile offers. */
const MAX_CITIES = 12;

/** What the triggers pack for each vehicle of a profile. */
export type StockEntry = [
  displayOrder: number,
  priceMinor: number,
  currency: CurrencyCode,
  kind: string | null,
  fuelType: string | null,
  transmission: string | null,
  year: number,
  owners: number | null,
  kmsDriven: number | null,
  city: string | null,
  /** In lower case. */
  searchText: string,
];

interface Stocked {
  id: string;
  order: number;
  price: number;
  kms: number | null;
  text: string;
  facets: ChosenFacets;
}

/** What a profile's list is narrowed to, and its order; without a sort, the seller's. */
export interface StockFilter {
  search?: string | undefined;
  /** In each vehicle's own currency. */
  maxPrice?: number | undefined;
  facets: ChosenFacets;
  sort?: Sort | undefined;
}

/** A value of a facet, and how many vehicles it would leave beside the other choices. */
export interface FacetCount {
  value: string;
  count: number;
}

/** What a filter finds, and where else it could lead. */
export interface Narrowed {
  /** All that are found, in order. */
  ids: string[];
  /** The facets that can narrow the list, or do. */
  facets: { facet: Facet; values: FacetCount[] }[];
  /** If nothing is found: the choices without any one of which something is, most first. */
  obstacles: { drop: Facet | 'search' | 'maxPrice'; count: number }[];
}

function bandOf(price: number): string | undefined {
  return Object.entries(PRICE_BANDS).find(
    ([, [from, to]]) => price >= from && (to === null || price <= to),
  )?.[0];
}

function stocked([id, entry]: [string, StockEntry]): Stocked {
  const [order, minor, currency, kind, fuel, gears, year, owners, kms, city, text] = entry;
  const price = toMajor(minor, currency);
  const values: Record<Facet, string | number | null | undefined> = {
    kind,
    price: currency === 'INR' ? bandOf(Math.ceil(price)) : null,
    fuel,
    gears,
    year: year - (year % YEARS_IN_BAND),
    owners: owners && Math.min(owners, MOST_OWNERS),
    city,
  };
  const facets: ChosenFacets = {};
  for (const facet of FACETS) {
    const value = String(values[facet] ?? '');
    if (isFacetValue(facet, value)) facets[facet] = value;
  }
  return { id, order, price, kms, text, facets };
}

const byId = (one: Stocked, other: Stocked) => (one.id < other.id ? 1 : -1);

const ORDERS: Record<Sort | 'sellers', (one: Stocked, other: Stocked) => number> = {
  sellers: (one, other) => one.order - other.order || byId(one, other),
  newest: byId,
  cheapest: (one, other) => one.price - other.price || byId(one, other),
  dearest: (one, other) => other.price - one.price || byId(one, other),
  'least-driven': (one, other) => (one.kms ?? Infinity) - (other.kms ?? Infinity) || byId(one, other),
};

type Choice = Facet | 'search' | 'maxPrice';

/** Whether a vehicle satisfies each choice. */
function testsOf({ search = '', maxPrice, facets }: StockFilter): Map<Choice, (one: Stocked) => boolean> {
  const tests = new Map<Choice, (one: Stocked) => boolean>();
  const words = searchWords(search);
  if (words.length > 0) tests.set('search', ({ text }) => matchesWords(text, words));
  if (maxPrice !== undefined) tests.set('maxPrice', ({ price }) => price <= maxPrice);
  for (const facet of FACETS) {
    const wanted = facets[facet];
    if (wanted !== undefined) tests.set(facet, (one) => one.facets[facet] === wanted);
  }
  return tests;
}

const ASCENDING: ReadonlySet<Facet> = new Set(['owners']);

function inOrder(facet: Facet, counts: Map<string, number>): FacetCount[] {
  const values = [...counts].map(([value, count]) => ({ value, count }));
  if (facet === 'price') {
    const bands = Object.keys(PRICE_BANDS);
    return values.sort((one, other) => bands.indexOf(one.value) - bands.indexOf(other.value));
  }
  if (ASCENDING.has(facet)) return values.sort((one, other) => Number(one.value) - Number(other.value));
  if (facet === 'year') return values.sort((one, other) => Number(other.value) - Number(one.value));
  return values.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}

/**
 * Narrows a profile's packed vehicles. Each facet counts what its values would leave beside the other choices,
 * and is left out if it cannot narrow anything.
 */
export function narrow(packed: Readonly<Record<string, StockEntry>>, filter: StockFilter): Narrowed {
  const all = Object.entries(packed).map(stocked);
  const tests = testsOf(filter);
  const found: Stocked[] = [];
  const counts = new Map<Facet, Map<string, number>>(FACETS.map((facet) => [facet, new Map()]));
  const without = new Map<Choice, number>();
  const count = (facet: Facet, one: Stocked) => {
    const value = one.facets[facet];
    const values = counts.get(facet);
    if (value !== undefined) values?.set(value, (values.get(value) ?? 0) + 1);
  };
  for (const one of all) {
    const failed = [...tests].flatMap(([choice, test]) => (test(one) ? [] : [choice]));
    const [only] = failed;
    if (only === undefined) {
      found.push(one);
      for (const facet of FACETS) count(facet, one);
    } else if (failed.length === 1) {
      without.set(only, (without.get(only) ?? 0) + 1);
      const facet = FACETS.find((known) => known === only);
      if (facet) count(facet, one);
    }
  }
  const facets = FACETS.flatMap((facet) => {
    const values = inOrder(facet, counts.get(facet) ?? new Map()).slice(
      0,
      facet === 'city' ? MAX_CITIES : undefined,
    );
    const isUseful = values.length > 1 || (values[0] && values[0].count < found.length);
    return isUseful ? [{ facet, values }] : [];
  });
  const obstacles = [...without]
    .map(([drop, count]) => ({ drop, count }))
    .sort((one, other) => other.count - one.count);
  return {
    ids: found.sort(ORDERS[filter.sort ?? 'sellers']).map(({ id }) => id),
    facets,
    obstacles: found.length > 0 ? [] : obstacles,
  };
}
