import { describe, expect, it } from 'vitest';
import { readAmount } from '../../schema/common/amounts';
import { DICTIONARIES } from './dictionaries';
import { en } from './en';
import { textsOf } from './test/texts-of';

const OTHERS = Object.entries(DICTIONARIES).filter(([code]) => code !== 'en');

/** By key, since a dictionary has its own order. */
const textsByKey = (dictionary: object) =>
  textsOf(dictionary).toSorted(([one], [other]) => (one < other ? -1 : 1));

const ENGLISH = textsByKey(en);

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
      // Ordinals are words there.
      const isSame =
        key === 'listing.known.owners' || digits(texts[index]?.[1] ?? '').join() === digits(text).join();
      return isSame ? [] : [[key, text, texts[index]?.[1]]];
    });
    expect(lost).toEqual([]);
  });

  it('names amounts with words that the fields accept', () => {
    const { thousand, lakh, crore } = dictionary.units;
    expect([thousand, lakh, crore].map((word) => readAmount(`2 ${word}`))).toEqual([
      2_000, 200_000, 20_000_000,
    ]);
    const [, example = ''] = /4,75,000 \S+ (.+)$/.exec(dictionary.offer.priceHint) ?? [];
    expect(readAmount(example)).toBe(475_000);
  });

  it('ends its sentences like English', () => {
    const isSentence = (text: string) => /[.!?…:]$|[।]$/.test(text);
    const unlike = ENGLISH.flatMap(([key, text], index) =>
      isSentence(text) === isSentence(texts[index]?.[1] ?? '') || text.endsWith('...') ? [] : [key],
    );
    expect(unlike).toEqual([]);
  });
});
