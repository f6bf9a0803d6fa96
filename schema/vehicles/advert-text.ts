import { toLatinDigits } from '../common/digits';
import { WORDS } from './advert-words';
import { NUMBER_WORDS } from './number-words';

/** A text from which facts are taken one after another, so that no figure is read twice. */
export class Remaining {
  constructor(public text: string) {}

  /** The first match that `read` accepts, replaced by a gap; null if there is none. */
  take<Value>(pattern: RegExp, read: (match: RegExpExecArray) => Value | null): Value | null {
    for (const match of this.text.matchAll(new RegExp(pattern, 'giu'))) {
      const value = read(match as RegExpExecArray);
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
export const KM = 'kms?|kilomet(?:er|re)s?|किमी|कि\\.?\\s?मी\\.?|किलोमीटर';
export const OWNER = 'owners?(?:ship)?|own?|hand|ma+lik|ha+th|ओनर|मालिक|हाथ';
export const END = '(?![\\p{L}\\p{M}\\p{N}])';
export const START = '(?<![\\p{L}\\p{M}\\p{N}.,])';
export const FIGURE = '\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?';

export const readFigure = (figure = '') => Number(figure.replaceAll(',', ''));

export const scaleOf = (unit = '') => {
  const is = (units: string) => new RegExp(`^(?:${units})$`, 'iu').test(unit);
  return is(CRORE) ? 1e7 : is(LAKH) ? 1e5 : is(THOUSAND) ? 1e3 : 1;
};

/** "saadhe chaar lakh" as "4.5 lakh", "dedh lakh" as "1.5 lakh". */
function withFractions(text: string): string {
  const parts = [
    [WORDS.quarter, 0.25, 1],
    [WORDS.half, 0.5, 3],
    [WORDS.less, -0.25, 2],
  ] as const;
  const unit = `(?=\\s*(?:${LAKH}|${THOUSAND}|${CRORE})${END})`;
  const joined = parts.reduce(
    (said, [words, part, from]) =>
      said.replace(new RegExp(`${START}(?:${words})\\s+(\\d{1,2})${unit}`, 'giu'), (whole, digits) =>
        Number(digits) >= from ? `${Number(digits) + part}` : whole,
      ),
    text,
  );
  return joined
    .replace(new RegExp(`${START}(?:${WORDS.oneAndHalf})${unit}`, 'giu'), '1.5')
    .replace(new RegExp(`${START}(?:${WORDS.twoAndHalf})${unit}`, 'giu'), '2.5')
    .replace(new RegExp(`${START}(?:${WORDS.quarter})${unit}`, 'giu'), '1.25');
}

/**
 * "basath hazaar" as "62 hazaar" and "chaar lakh pachattar" as "4 lakh 75": words count as numbers only
 * beside a unit.
 */
function withFigures(text: string): string {
  const word = '[\\p{L}\\p{M}-]+';
  const units = `${LAKH}|${THOUSAND}|${CRORE}|${OWNER}`;
  const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
  const ones = 'one|two|three|four|five|six|seven|eight|nine';
  const figureOf = (said: string) => NUMBER_WORDS.get(said.toLowerCase());
  const figures = (said: string) =>
    said
      .split(' ')
      .map((one) => figureOf(one) ?? (/^\d+$/.test(one) ? one : '?'))
      .join('');
  return (
    text
      .replace(new RegExp(`(${tens}) (${ones})${END}`, 'giu'), '$1-$2')
      // "twenty seventeen" and "do hazaar atharah" are years.
      .replace(
        new RegExp(`${START}twenty[ -](?:twenty[ -]?)?(${word})${END}(?!\\s+(?:${units}|rupees))`, 'giu'),
        (said, rest) => {
          const figure = figureOf(rest);
          const year = figure && (/twenty[ -]twenty/i.test(said) ? 20 + (figure % 20) : figure);
          return year && year >= 10 && year <= 30 ? `20${year}` : said;
        },
      )
      .replace(
        new RegExp(`${START}(?:do|two|दो|2)\\s+(?:${THOUSAND})\\s+(${word})${END}`, 'giu'),
        (said, rest) => {
          const figure = figureOf(rest);
          return figure && figure <= 30 ? `20${String(figure).padStart(2, '0')}` : said;
        },
      )
      .replace(
        new RegExp(`${START}(${word}|\\d+) and a half(?=\\s+(?:${units})${END})`, 'giu'),
        (said, one) => (/\?/.test(figures(one)) ? said : `${figures(one)}.5`),
      )
      .replace(
        new RegExp(
          `${START}(${word}|\\d+) point (${word}(?: ${word})?|\\d+)(?=\\s+(?:${units})${END})`,
          'giu',
        ),
        (said, whole, part) =>
          /\?/.test(figures(whole) + figures(part)) ? said : `${figures(whole)}.${figures(part)}`,
      )
      // "bees pachees hazaar" is a range.
      .replace(
        new RegExp(`${START}(${word}) (${word})(?=\\s+(?:${units})${END})`, 'giu'),
        (said, one, other) =>
          figureOf(one) && figureOf(other) && !new RegExp(`^(?:${tens})`, 'i').test(one) ? '?' : said,
      )
      .replace(
        new RegExp(`${START}(${word})(?=\\s+(?:${units})${END})`, 'giu'),
        (said) => `${figureOf(said) ?? said}`,
      )
      .replace(new RegExp(`(?<=(?:${LAKH})\\s)(${word})${END}`, 'giu'), (said) => {
        const figure = figureOf(said);
        return figure && figure >= 10 ? `${figure}` : said;
      })
  );
}

const ORNAMENTS = /[*_~`\p{Extended_Pictographic}]/gu;
/** "6.5 / 6.2" is a choice of two, "2nd/ 84k" a list. */
const SEPARATORS = /\n+|[|•►▪●]|(?<=\S)\/(?=\s)/g;

/** "एमपी04" as "MP04". */
const withPlates = (text: string) =>
  WORDS.plates.reduce(
    (said, [letters, word]) => said.replace(new RegExp(`${word}(?=[\\s-]?\\d)`, 'gu'), letters),
    text,
  );

/** The text in Latin digits, without ornaments, with words beside a unit turned into figures. */
export const plainAdvert = (text: string) =>
  withFractions(
    withFigures(
      withPlates(toLatinDigits(text.normalize('NFC')))
        .replace(ORNAMENTS, ' ')
        .replace(SEPARATORS, ' ; ')
        .replace(/[–—]/g, '-')
        .replace(/\s+/g, ' '),
    ),
  );
