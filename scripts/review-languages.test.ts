import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../schema/common/languages';
import { goneKeys, reviewRows } from './review-languages';

describe.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('the review of %s', (code) => {
  it('has every text as in the dictionary, translated back', () => {
    // `npx tsx scripts/review-languages.ts <code> back.json` stores what is missing, by key.
    expect(reviewRows(code).filter(({ back }) => back === null)).toEqual([]);
    expect(goneKeys(code)).toEqual([]);
  });
});
