import { remembering } from '../common/remembering';
import { CATALOGUE_LINES } from './catalogue.data';
import type { FUEL_TYPES } from './input';
import { BODIES, type BodyType, type VehicleKind } from './kinds';

type FuelType = (typeof FUEL_TYPES)[number];

export interface CatalogueModel {
  name: string;
  body: BodyType;
  fuels: readonly FuelType[];
  /** The usual price range of a used one, in rupees. */
  low: number;
  high: number;
}

export interface CatalogueMake {
  kind: VehicleKind;
  name: string;
  models: readonly CatalogueModel[];
}

const FUELS: Record<string, FuelType> = {
  p: 'Petrol',
  d: 'Diesel',
  c: 'CNG',
  l: 'LPG',
  e: 'Electric',
  h: 'Hybrid',
};
const ENTRY = /^(.+):(\w):(\w+):(\d+)-(\d+)$/;

function modelOf(entry: string, kind: VehicleKind): CatalogueModel {
  const [, name, letter = '', fuels = '', low, high] = ENTRY.exec(entry) ?? [];
  const bodies: Readonly<Record<string, BodyType>> = BODIES[kind];
  const body = bodies[letter];
  const known = [...fuels].flatMap((fuel) => FUELS[fuel] ?? []);
  if (!name || !body || known.length !== fuels.length) throw new Error(`not a model of a ${kind}: ${entry}`);
  return { name, body, fuels: known, low: Number(low) * 1000, high: Number(high) * 1000 };
}

/** What is sold second-hand in India, the most common makes of each kind first. */
export const CATALOGUE: readonly CatalogueMake[] = CATALOGUE_LINES.split('\n').map((line) => {
  const [kind, name = '', ...entries] = line.split('|') as [VehicleKind, ...string[]];
  return { kind, name, models: entries.map((entry) => modelOf(entry, kind)) };
});

const isSame = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase();

export const makesOf = (kind: VehicleKind) => CATALOGUE.filter((make) => make.kind === kind);

export const modelsOf = (kind: VehicleKind, make: string): readonly CatalogueModel[] =>
  makesOf(kind).find(({ name }) => isSame(name, make))?.models ?? [];

export const findModel = (kind: VehicleKind, make: string, model: string) =>
  modelsOf(kind, make).find(({ name }) => isSame(name, model));

/** The usual price range of a model in rupees; for an unknown model, that of its kind. */
export function usualPrice(kind: VehicleKind, make = '', model = ''): { low: number; high: number } {
  const known = findModel(kind, make, model);
  if (known) return known;
  const all = makesOf(kind).flatMap(({ models }) => models);
  return { low: Math.min(...all.map(({ low }) => low)), high: Math.max(...all.map(({ high }) => high)) };
}

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Short names that mean nothing else in an advert. */
const SHORT_NAMES = new Set(
  'Alto Omni Eeco Zen Ritz Ciaz Eon Getz Aura Nano Sumo Thar Xylo Brio Jazz Kwid Figo Ikon Polo Ameo Yeti Aveo Livo Dio CBZ'.split(
    ' ',
  ),
);

export interface NamedVehicle {
  kind: VehicleKind;
  make: string;
  model: CatalogueModel | null;
}

/** A make, or a model of one, as it may be spelt in a name; spelt out once, since lists have a thousand names. */
interface Spelling extends NamedVehicle {
  brand: string;
  /** "Maruti Swift": people omit the second word of a make. */
  short: string;
  /** The model's name; also "WagonR" for Wagon R, and "Duke 390" for 390 Duke. */
  said: readonly string[];
  /** "800" or "City" without a make could be anything. */
  isTelling: boolean;
}

function spellingOf({ kind, name: make }: CatalogueMake, model: CatalogueModel | null): Spelling {
  const brand = wordsOf(make);
  const said = model && wordsOf(model.name);
  const [first = ''] = brand.trim().split(' ');
  return {
    kind,
    make,
    model,
    brand,
    // "New chain" is no tractor of New Holland.
    short: first === 'new' ? brand : ` ${first} `,
    said: said
      ? [said, ` ${said.replaceAll(' ', '')} `, ` ${said.trim().split(' ').reverse().join(' ')} `]
      : [],
    isTelling:
      model !== null && (/\p{L}.*\d|\d.*\p{L}|\p{L}{5}/u.test(model.name) || SHORT_NAMES.has(model.name)),
  };
}

const SPELLINGS = CATALOGUE.flatMap((make) => [null, ...make.models].map((model) => spellingOf(make, model)));

/** Positions of the spellings that begin with a word. */
const BEGINNING = new Map<string, number[]>();
for (const [at, { model, short, said }] of SPELLINGS.entries())
  for (const name of model ? said : [short]) {
    const [word = ''] = name.trim().split(' ');
    BEGINNING.set(word, [...(BEGINNING.get(word) ?? []), at]);
  }

/** The spellings that may be in a name, in the order of the catalogue. */
const candidatesIn = (words: string) =>
  [...new Set(words.split(' ').flatMap((word) => BEGINNING.get(word) ?? []))]
    .sort((one, other) => one - other)
    .flatMap((at) => SPELLINGS[at] ?? []);

/** How many characters of a name a make and one of its models account for; 0 if it has neither. */
function matchOf(words: string, { brand, short, said, model, isTelling }: Spelling): number {
  if (model && !said.some((name) => words.includes(name))) return 0;
  const ofMake = words.includes(brand) ? brand.length : words.includes(short) ? short.length : 0;
  if (!model) return ofMake;
  return ofMake > 0 || isTelling ? ofMake + (said[0]?.length ?? 0) + (ofMake > 0 ? 100 : 0) : 0;
}

/** The make and model in a vehicle's name, such as "2019 Honda Activa 6G"; null if there is none. */
export const vehicleInName = remembering(findNamed, 16);

function findNamed(name: string): NamedVehicle | null {
  const words = wordsOf(name);
  let best: NamedVehicle | null = null;
  let most = 0;
  for (const spelling of candidatesIn(words)) {
    const match = matchOf(words, spelling);
    if (match <= most) continue;
    most = match;
    best = { kind: spelling.kind, make: spelling.make, model: spelling.model };
  }
  return best;
}
