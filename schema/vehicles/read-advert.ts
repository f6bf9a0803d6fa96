import { remembering } from '../common/remembering';
import { cityIn, oneOf, vehicleIn } from './advert-names';
import { isUsual, priceIn } from './advert-price';
import {
  END,
  FIGURE,
  KM,
  LAKH,
  OWNER,
  plainAdvert,
  Remaining,
  readFigure,
  START,
  scaleOf,
  THOUSAND,
} from './advert-text';
import { WORDS } from './advert-words';
import { usualPrice } from './catalogue';
import { FIRST_YEAR, type FUEL_TYPES, type TRANSMISSIONS } from './input';
import type { VehicleKind } from './kinds';
import { readRegistration } from './registration';

/** What an advertisement says about a vehicle; null for anything unstated or ambiguous. */
export interface Advert {
  kind: VehicleKind | null;
  make: string | null;
  model: string | null;
  variant: string | null;
  year: number | null;
  kmsDriven: number | null;
  owners: number | null;
  fuelType: (typeof FUEL_TYPES)[number] | null;
  transmission: (typeof TRANSMISSIONS)[number] | null;
  /** In rupees. */
  price: number | null;
  negotiable: boolean;
  city: string | null;
  registrationNumber: string | null;
}

/** Phone numbers are neither prices nor kilometres. */
const PHONE = /(?:\+?91[\s-]?)?(?<!\d)[6-9]\d{4}[\s-]?\d{5}(?!\d)/;

function registrationIn(left: Remaining): string | null {
  const plate = `${START}([a-z]{2})[\\s-]?(\\d{1,2})[\\s-]?([a-z][\\s-]?[a-z]{0,2})[\\s-]?(\\d{4})${END}|${START}\\d{2}[\\s-]?bh[\\s-]?\\d{4}[\\s-]?[a-z]{1,2}${END}`;
  const office = `${START}[a-z]{2}[\\s-]?\\d{2}${END}(?!\\s*(?:${KM}|${LAKH}|${THOUSAND})${END})`;
  const read = ([said]: RegExpExecArray) => readRegistration(said)?.number ?? null;
  return left.take(new RegExp(plate), read) ?? left.take(new RegExp(office), read);
}

const MAX_KM = 900_000;
const kilometres = (figure: string | undefined, unit = '') => {
  const km = readFigure(figure) * scaleOf(unit);
  return km >= 1 && km <= MAX_KM ? Math.round(km) : null;
};

function kmsIn(left: Remaining): number | null {
  const unit = `(?:\\s*(${THOUSAND}|${LAKH}))?`;
  const after = new RegExp(`${START}(${FIGURE})${unit}\\s*(?:${KM})${END}`);
  const before = new RegExp(
    `(?:${KM}|driven|running|done|run|chal[iaey]+|odo(?:meter)?(?:\\s*reads?)?|चली|चला|चले)\\s*(?:driven|run|hui|hai)?\\s*(?:only)?\\s*[:=-]?\\s*(${FIGURE})(?:\\s*(${THOUSAND}))?${END}(?!\\s*(?:owner|st|nd|${LAKH}))`,
  );
  const both = new RegExp(
    `${START}(\\d)\\s*(?:${LAKH})\\s*(\\d{1,2})\\s*(?:${THOUSAND})\\s*(?:${KM}|driven|running|chal[iaey]+|चली|चला|चले)${END}`,
  );
  const driven = new RegExp(
    `${START}(${FIGURE})${unit}\\s*(?:driven|on (?:the )?(?:odo(?:meter)?|meter|clock)|running|done|run|chal[iaey]+|चली|चला|चले)${END}`,
  );
  // "2019 km 21000": the first figure is the year.
  const labelled = new RegExp(
    `(?<=(?:19|20)\\d{2}[\\s,;]{1,3})(?:${KM})\\s*[:=-]?\\s*(${FIGURE})${unit}${END}(?!\\s*(?:${KM}))`,
  );
  const read = ([, figure, said]: RegExpExecArray) => kilometres(figure, said);
  return (
    left.take(labelled, read) ??
    left.take(both, ([, lakhs, thousands]) => Number(lakhs) * 1e5 + Number(thousands) * 1000) ??
    left.take(after, read) ??
    left.take(driven, read) ??
    left.take(before, read)
  );
}

const ORDINALS: readonly (readonly [count: number, words: string])[] = [
  [
    1,
    '1\\s?st|i\\s?st|first|frst|fst|sole|single(?: (?:lady|doctor|family|hand))?|singal|ek(?: hi)?|one|एक(?: ही)?|pehl[aei]|pahl[aei]|फर्स्ट|सिंगल|पहला|पहले|प्रथम',
  ],
  [2, '2\\s?nd|ii\\s?nd|second|secand|sec|two|do?osr[aei]|dusr[aei]|सेकंड|सेकेंड|दूसरा|दूसरे'],
  [3, '3\\s?rd|third|three|tees?r[aei]|tisr[aei]|थर्ड|तीसरा|तीसरे'],
  [4, '4th|fourth|chauth[aei]|चौथा'],
  [5, '5th|fifth|पांचवा'],
];

/** "Third party" is an insurance. */
const FIRST_PARTY = new RegExp(`${START}(?:1st|first|फर्स्ट)\\s*(?:party|पार्टी)${END}`);

function ownersIn(left: Remaining): number | null {
  if (left.take(FIRST_PARTY, () => true)) return 1;
  for (const [count, words] of ORDINALS) {
    const said = `(?:${words})[\\s-]*(?:${OWNER})${END}`;
    if (left.take(new RegExp(`${START}${said}`), () => count)) return count;
  }
  const count = ([, one]: RegExpExecArray) => Number(one);
  const stated =
    left.take(new RegExp(`${START}([1-9])[\\s-]*(?:${OWNER})${END}`), count) ??
    left.take(
      new RegExp(
        `(?:own(?:er(?:ship)?s?)?|ओनर|मालिक)\\s*(?:no\\.?|number)?\\s*[:=-]?\\s*([1-9])(?:st|nd|rd|th)?${END}`,
      ),
      count,
    );
  if (stated) return stated;
  for (const [one, words] of ORDINALS) {
    if (left.take(new RegExp(`[;,|]\\s*(?:${words})\\s*(?=[;,|]|$)`), () => one)) return one;
  }
  for (const [one, words] of ORDINALS) {
    if (
      left.take(new RegExp(`(?:owner(?:ship)?|ma+lik|ओनर|मालिक)\\s*[:=-]?\\s*(?:${words})${END}`), () => one)
    )
      return one;
  }
  return null;
}

/**
 * "62k" alone: kilometres if the price is known, the price of a two-wheeler if that is usual, otherwise
 * unknown.
 */
function thousandsIn(left: Remaining): number | null {
  const found = left.takeAll(
    // "4 lakh 15 hazaar" is one sum.
    new RegExp(`(?<!\\d\\s{0,2}(?:${LAKH})\\s{0,2})${START}(${FIGURE})\\s*(?:${THOUSAND})${END}`),
    ([, figure]) => readFigure(figure) * 1000,
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

function yearIn(left: Remaining, latest: number): number | null {
  const isYear = (year: number) => (year >= FIRST_YEAR && year <= latest ? year : null);
  const notOther =
    '(?<!(?:till|upto|up to|valid|insurance|ins|until|tak|fitness)\\W{0,3}(?:\\p{L}{3,9}\\W{0,2})?)';
  return (
    left.take(
      new RegExp(`${notOther}${START}((?:19|20)\\d{2})(?:\\s*[/-]\\s*(?:19|20)?\\d{2})?${END}`),
      ([, year]) => isYear(Number(year)),
    ) ??
    left.take(
      new RegExp(
        `${notOther}${START}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\\s'-]*(\\d{2})${END}`,
      ),
      ([, year]) => isYear(2000 + Number(year)),
    ) ??
    left.take(
      new RegExp(`${START}(?:2k(\\d{2})|(\\d{2})\\s*(?:model|modal|मॉडल))${END}`),
      ([, short, year = short]) => isYear(2000 + Number(year)),
    )
  );
}

const NEGOTIABLE = new RegExp(`${START}(?:nego(?:tiable|ciable)?|neg|mol\\s?bhav|मोलभाव|नेगो)${END}`, 'iu');

const variantsOf = remembering((model) => {
  const spaced = model.replace(/\s+/g, '[\\s-]*');
  const words = `(?:${WORDS.variant})(?:\\s*\\(?(?:o|opt|plus|\\+)\\)?)?`;
  return new RegExp(`${START}${spaced}\\s+(${words})${END}`, 'iu');
}, 100);

/** The words after the model that look like a variant: "VXI", "SX (O)", "ZX AMT" without its gears. */
function variantIn(text: string, model: string): string | null {
  const [, said] = variantsOf(model).exec(text) ?? [];
  return said?.trim().toUpperCase() ?? null;
}

/**
 * Reads a forwarded advertisement, or a spoken sentence, in English, Hindi or both, in either script.
 * `latest` is the latest possible year. An ambiguous price is null, since a misread one costs lakhs.
 */
export function readAdvert(text: string, latest: number): Advert {
  const left = new Remaining(plainAdvert(text));
  left.takeAll(PHONE, () => true);
  const vehicle = vehicleIn(left.text);
  const registrationNumber = registrationIn(left);
  const owners = ownersIn(left);
  let kmsDriven = kmsIn(left);
  const year = yearIn(left, latest);
  const usual = usualPrice(vehicle.kind ?? 'car', vehicle.make, vehicle.model?.name);
  let price = priceIn(left, usual);
  const thousands = thousandsIn(left);
  if (thousands !== null && thousands !== price) {
    // Tractors count hours.
    if (kmsDriven === null && vehicle.kind !== 'tractor' && (price !== null || !isUsual(thousands, usual)))
      kmsDriven = kilometres(String(thousands));
    else if (price === null && kmsDriven !== null && isUsual(thousands, usual)) price = thousands;
  }
  return {
    kind: vehicle.kind ?? null,
    make: vehicle.make ?? null,
    model: vehicle.model?.name ?? null,
    variant: vehicle.model ? variantIn(vehicle.said, vehicle.model.name) : null,
    year,
    kmsDriven,
    owners,
    fuelType:
      oneOf(left, WORDS.fuels) ??
      (String(vehicle.model?.fuels) === 'Electric' ? 'Electric' : oneOf(left, WORDS.engines)),
    transmission: oneOf(left, WORDS.gears),
    price,
    negotiable: NEGOTIABLE.test(text),
    city: cityIn(left),
    registrationNumber,
  };
}
