import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from '../../schema/common/amount-words';
import { inDigitsOf, NATIVE_SCRIPTS } from '../../schema/common/test/native-digits';
import { unitNames } from '../documents/parts/html-form';
import { describeInUnits } from '../lib/amount-units';
import { DICTIONARIES } from './dictionaries';
import { SELLING } from './selling';
import { sellingInEnglish } from './selling-en';
import { textsOf } from './test/texts-of';

const OTHERS = (Object.keys(SELLING) as (keyof typeof SELLING)[]).map(
  (code) => [code, { ...DICTIONARIES[code], ...SELLING[code] }] as const,
);

/** By key, since a dictionary has its own order. */
const textsByKey = (dictionary: object) =>
  textsOf(dictionary).toSorted(([one], [other]) => (one < other ? -1 : 1));

const ENGLISH = textsByKey({ ...DICTIONARIES.en, ...sellingInEnglish });

describe.each(Object.entries(DICTIONARIES))('amounts in %s', (_code, { units, offer }) => {
  it('that the note below a field prints can be typed, in the digits of any script', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(10, 1_000, 100_000), (count, step) => {
        const amount = count * step;
        const [digits = '', named = digits] = describeInUnits(amount, unitNames(units).split('|')).split(
          ' · ',
        );
        expect(readAmount(digits)).toBe(amount);
        expect(Math.abs((readAmount(named) ?? 0) / amount - 1)).toBeLessThan(0.006);
        for (const zero of NATIVE_SCRIPTS) {
          expect(readAmount(inDigitsOf(zero, named))).toBe(readAmount(named));
        }
      }),
    );
  });

  it('are read with every name of a unit, and like the example beside the field', () => {
    for (const { thousand, lakh, crore } of [units, units.one]) {
      const read = [thousand, lakh, crore].map((word) => readAmount(`2 ${word}`));
      expect(read).toEqual([2_000, 200_000, 20_000_000]);
    }
    const [, example = ''] = /4,75,000 \S+ (.+)$/.exec(offer.priceHint) ?? [];
    expect(readAmount(example)).toBe(475_000);
  });

  it('name one unit in the singular', () => {
    const [one, two] = [1e5, 2e5].map((amount) => describeInUnits(amount, unitNames(units).split('|')));
    expect([one, two]).toEqual([`₹1,00,000 · 1 ${units.one.lakh}`, `₹2,00,000 · 2 ${units.lakh}`]);
  });
});

describe.each(OTHERS)('the dictionary %s', (_code, dictionary) => {
  const texts = textsByKey(dictionary);

  it('has every text in its own script', () => {
    const untranslated = texts.filter(([, text]) => /[a-z]{2,}/i.test(text.replace(/\bBH\b|\{\w+\}/, '')));
    expect(untranslated).toEqual([]);
    expect(texts.map(([key]) => key)).toEqual(ENGLISH.map(([key]) => key));
  });

  it('keeps placeholders, and English’s numbers', () => {
    const digits = (text: string) => (text.match(/\d+/g) ?? []).toSorted();
    const lost = ENGLISH.flatMap(([key, text], index) => {
      // In those languages ordinals are words.
      const isSame =
        key === 'listing.known.ordinal' || digits(texts[index]?.[1] ?? '').join() === digits(text).join();
      return isSame ? [] : [[key, text, texts[index]?.[1]]];
    });
    expect(lost).toEqual([]);
  });

  it('ends its sentences like English', () => {
    const isSentence = (text: string) => /[.!?…:]$|[।]$/.test(text);
    const unlike = ENGLISH.flatMap(([key, text], index) =>
      isSentence(text) === isSentence(texts[index]?.[1] ?? '') || text.endsWith('...') ? [] : [key],
    );
    expect(unlike).toEqual([]);
  });
});

/**
 * Words for a stranger that are familiar or male: sellers and owners are addressed respectfully, women too.
 */
const JUNIOR: Record<string, RegExp> = {
  hi: /(?<!हो )सकता है|(^|[ ,])वह (आप|अब)|करेगा|चाहता है/,
  mr: /(^|[ ,])तो .*(शकेल|शकतो|करेल)|विकत आहे(?!त)/,
  gu: /(^|[ ,])તે (તમને|હજી કૉલ)/,
  pa: /(?<!ਹੋ )ਸਕਦਾ ਹੈ|ਕਰੇਗਾ|ਚਾਹੁੰਦਾ|ਵੇਚਣ ਵਾਲਾ |ਰਿਹਾ ਹੈ।|ਉਸ ?ਨੂੰ|ਉਸ ਤੋਂ/,
  bn: /(^|[ ,])(সে|তাকে) /,
};

it.each(Object.entries(JUNIOR))('%s speaks of sellers and owners with respect', (code, junior) => {
  const texts = OTHERS.filter(([one]) => one === code).flatMap(([, dictionary]) => textsOf(dictionary));
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter(([, text]) => junior.test(text))).toEqual([]);
});
