import { FUEL_TYPES, TRANSMISSIONS } from '../vehicles/input';
import { VEHICLE_KINDS } from '../vehicles/kinds';

/** What a profile's vehicles are filtered by, in the order shown. */
export const FACETS = ['kind', 'price', 'fuel', 'gears', 'year', 'owners', 'city'] as const;
export type Facet = (typeof FACETS)[number];
/** The chosen value of each facet, as in the address. */
export type ChosenFacets = Partial<Record<Facet, string>>;

export const SORTS = ['newest', 'cheapest', 'dearest', 'least-driven'] as const;
export type Sort = (typeof SORTS)[number];

/** Bands of the price in rupees: from the first up to and including the second. */
export const PRICE_BANDS: Readonly<Record<string, readonly [from: number, to: number | null]>> = {
  'to-1': [0, 100_000],
  '1-3': [100_001, 300_000],
  '3-5': [300_001, 500_000],
  '5-10': [500_001, 1_000_000],
  '10-20': [1_000_001, 2_000_000],
  'from-20': [2_000_001, null],
};

/** Years are counted in bands of five, by the first: 2015 to 2019. */
export const YEARS_IN_BAND = 5;
/** And more. */
export const MOST_OWNERS = 4;
export const MAX_CITY = 60;

const isOneOf = (values: readonly string[], value: string) => values.includes(value);

const IS_VALUE: Record<Facet, (value: string) => boolean> = {
  kind: (value) => isOneOf(VEHICLE_KINDS, value),
  price: (value) => Object.hasOwn(PRICE_BANDS, value),
  fuel: (value) => isOneOf(FUEL_TYPES, value),
  gears: (value) => isOneOf(TRANSMISSIONS, value),
  year: (value) => /^(?:19|20|21)\d[05]$/.test(value),
  owners: (value) => /^[1-4]$/.test(value),
  city: (value) => value.length > 0 && value.length <= MAX_CITY,
};

/** Whether a facet can have this value. */
export const isFacetValue = (facet: Facet, value: string): boolean => IS_VALUE[facet](value);

export const isSort = (value: string): value is Sort => isOneOf(SORTS, value);

/** The chosen facets in the parameters of an address; what no facet can have is left out. */
export const chosenFacets = (raw: Readonly<Record<string, unknown>>): ChosenFacets =>
  Object.fromEntries(
    FACETS.map((facet) => [facet, String(raw[facet] ?? '').trim()] as const).filter(([facet, value]) =>
      isFacetValue(facet, value),
    ),
  );
