import { toLatinDigits } from '../common/digits';
import { remembering } from '../common/remembering';
import { WORDS } from './advert-words';
import { NUMBER_WORDS } from './number-words';

/** Compiling costs more than searching one row. */
const everywhere = remembering((source) => new RegExp(source, 'giu'), 400);

/** A text from which facts are taken one after another, so that no figure is read twice. */
export class Remaining {
  constructor(public text: string) {}

  /** The first match that `read` accepts, replaced by a gap; null if there is none. */
  take<Value>(pattern: RegExp, read: (match: RegExpExecArray) => Value | null): Value | null {
    const search = everywhere(pattern.source);
    search.lastIndex = 0;
    for (let match = search.exec(this.text); match; match = search.exec(this.text)) {
      if (match[0] === '') search.lastIndex += 1;
      const value = read(match);
      if (value === null) continue;
      this.text = `${this.text.slice(0, match.index)} ; ${this.text.slice(match.index + match[0].length)}`;
      return value;
    }
    return null;
  }

  /** The values of all matches, which are replaced by gaps. */
  takeAll<Value>(pattern: RegExp, read: (match: RegExpExecArray) => Value | null): Value[] {
    const found: Value[] = [];
    for (let value = this.take(pattern, read); value !== null; value = this.take(pattern, read))
      found.push(value);
    return found;
  }
}

export const LAKH = 'lakhs?|lacs?|l|लाख';
export const THOUSAND = 'hazaa?r|hajaa?r|thousand|k|हज़ार|हजार';
export const CRORE = 'crores?|cr|करोड़|करोड';
export const KM = 'kms?|kilomet(?:er|re)s?|kilomitar|किमी|कि\\.?\\s?मी\\.?|किलोमीटर';
export const OWNER = 'owners?(?:ship)?|own?|onar|ownr|onr|स्वामी|hand|ma+lik|ha+th|ओनर|मालिक|हाथ';
export const END = '(?![\\p{L}\\p{M}\\p{N}])';
export const START = '(?<![\\p{L}\\p{M}\\p{N}.,])';
export const FIGURE = '\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?';

export const readFigure = (figure = '') => Number(figure.replaceAll(',', ''));

const SCALES = (
  [
    [CRORE, 1e7],
    [LAKH, 1e5],
    [THOUSAND, 1e3],
  ] as const
).map(([units, scale]) => [new RegExp(`^(?:${units})$`, 'iu'), scale] as const);
export const scaleOf = (unit = '') => SCALES.find(([units]) => units.test(unit))?.[1] ?? 1;

const UNITED = `(?=\\s*(?:${LAKH}|${THOUSAND}|${CRORE})${END})`;
const PARTS = (
  [
    [WORDS.quarter, 0.25, 1],
    [WORDS.half, 0.5, 3],
    [WORDS.less, -0.25, 2],
  ] as const
).map(
  ([words, part, from]) =>
    [new RegExp(`${START}(?:${words})\\s+(\\d{1,2})${UNITED}`, 'giu'), part, from] as const,
);
const FRACTIONS = (
  [
    [WORDS.oneAndHalf, '1.5'],
    [WORDS.twoAndHalf, '2.5'],
    [WORDS.quarter, '1.25'],
  ] as const
).map(([words, figure]) => [new RegExp(`${START}(?:${words})${UNITED}`, 'giu'), figure] as const);

/** "saadhe chaar lakh" as "4.5 lakh", "dedh lakh" as "1.5 lakh". */
function withFractions(text: string): string {
  const joined = PARTS.reduce(
    (said, [words, part, from]) =>
      said.replace(words, (whole, digits) => (Number(digits) >= from ? `${Number(digits) + part}` : whole)),
    text,
  );
  return FRACTIONS.reduce((said, [words, figure]) => said.replace(words, figure), joined);
}

const WORD = '[\\p{L}\\p{M}-]+';
const UNITS = `${LAKH}|${THOUSAND}|${CRORE}|${OWNER}`;
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const ONES = 'one|two|three|four|five|six|seven|eight|nine';
const STARTS_WITH_TENS = new RegExp(`^(?:${TENS})`, 'i');

const figureOf = (said: string) => NUMBER_WORDS.get(said.toLowerCase());
const figuresOf = (said: string) =>
  said
    .split(' ')
    .map((one) => figureOf(one) ?? (/^\d+$/.test(one) ? one : '?'))
    .join('');

type Step = readonly [pattern: string, write: (said: string, ...groups: string[]) => string];

const STEPS: readonly Step[] = [
  [`(${TENS}) (${ONES})${END}`, (_, ten = '', one = '') => `${ten}-${one}`],
  // "twenty seventeen" and "do hazaar atharah" are years.
  [
    `${START}twenty[ -](?:twenty[ -]?)?(${WORD})${END}(?!\\s+(?:${UNITS}|rupees))`,
    (said, rest = '') => {
      const figure = figureOf(rest);
      const year = figure && (/twenty[ -]twenty/i.test(said) ? 20 + (figure % 20) : figure);
      return year && year >= 10 && year <= 30 ? `20${year}` : said;
    },
  ],
  [
    `${START}(?:do|two|दो|2)\\s+(?:${THOUSAND})\\s+(${WORD})${END}`,
    (said, rest = '') => {
      const figure = figureOf(rest);
      return figure && figure <= 30 ? `20${String(figure).padStart(2, '0')}` : said;
    },
  ],
  [
    `${START}(${WORD}|\\d+) and a half(?=\\s+(?:${UNITS})${END})`,
    (said, one = '') => (/\?/.test(figuresOf(one)) ? said : `${figuresOf(one)}.5`),
  ],
  [
    `${START}(${WORD}|\\d+) point (${WORD}(?: ${WORD})?|\\d+)(?=\\s+(?:${UNITS})${END})`,
    (said, whole = '', part = '') =>
      /\?/.test(figuresOf(whole) + figuresOf(part)) ? said : `${figuresOf(whole)}.${figuresOf(part)}`,
  ],
  // "bees pachees hazaar" is a range.
  [
    `${START}(${WORD}) (${WORD})(?=\\s+(?:${UNITS})${END})`,
    (said, one = '', other = '') =>
      figureOf(one) && figureOf(other) && !STARTS_WITH_TENS.test(one) ? '?' : said,
  ],
  [`${START}(${WORD})(?=\\s+(?:${UNITS})${END})`, (said) => `${figureOf(said) ?? said}`],
  [
    `(?<=(?:${LAKH})\\s)(${WORD})${END}`,
    (said) => {
      const figure = figureOf(said);
      return figure && figure >= 10 ? `${figure}` : said;
    },
  ],
];
const NUMBERS = STEPS.map(([pattern, write]) => [new RegExp(pattern, 'giu'), write] as const);

/**
 * "basath hazaar" as "62 hazaar" and "chaar lakh pachattar" as "4 lakh 75": words count as numbers only
 * beside a unit.
 */
const withFigures = (text: string) =>
  NUMBERS.reduce((said, [pattern, write]) => said.replace(pattern, write), text);

const ORNAMENTS = /[*_~`\p{Extended_Pictographic}]/gu;
/** "6.5 / 6.2" is a choice of two, "2nd/ 84k" a list. */
const SEPARATORS = /\n+|[|•►▪●]|(?<=\S)\/(?=\s)/g;

/** "एमपी04" as "MP04". */
const PLATES = WORDS.plates.map(
  ([letters, word]) => [letters, new RegExp(`${word}(?=[\\s-]?\\d)`, 'gu')] as const,
);
const withPlates = (text: string) =>
  PLATES.reduce((said, [letters, word]) => said.replace(word, letters), text);

/** Latin letters as they are written in Devanagari, the longer ones first. */
const LETTERS: readonly (readonly [said: string, letter: string])[] = [
  ...'डब्ल्यू:W एक्स:X एच:H एफ:F एल:L एम:M एन:N एस:S आर:R क्यू:Q वाई:Y ज़ेड:Z जेड:Z'.split(' '),
  ...'आई:I ए:A बी:B सी:C डी:D ई:E जी:G जे:J के:K ओ:O पी:P टी:T यू:U वी:V'.split(' '),
].map((pair) => pair.split(':') as [string, string]);
const LETTER = LETTERS.map(([said]) => said).join('|');
/** "आरटीआर", and a single letter only beside a figure: "के10", "6जी". */
const LETTERED = new RegExp(
  `${START}(?:(?:${LETTER}){2,}(?=\\d|${END})|(?:${LETTER})(?=\\d))|(?<=\\d)(?:${LETTER})${END}`,
  'gu',
);
const A_LETTER = new RegExp(LETTER, 'gu');
const withLetters = (text: string) =>
  text.replace(LETTERED, (said) =>
    said.replace(A_LETTER, (one) => LETTERS.find(([name]) => name === one)?.[1] ?? one),
  );

/** The text in Latin digits, without ornaments, with words beside a unit turned into figures. */
export const plainAdvert = remembering(plainTextOf, 8);

function plainTextOf(text: string): string {
  return withFractions(
    withFigures(
      withLetters(withPlates(toLatinDigits(text.normalize('NFC'))))
        .replace(ORNAMENTS, ' ')
        .replace(SEPARATORS, ' ; ')
        .replace(/[–—]/g, '-')
        .replace(/\s+/g, ' '),
    ),
  );
}
