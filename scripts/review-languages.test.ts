import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../schema/common/languages';
import { goneKeys, reviewRows } from './review-languages';

describe.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('the review of %s', (code) => {
  it('has every text as in the dictionary, translated back', () => {
    // Run `npx tsx scripts/review-languages.ts <code> back.json` to store what is missing, by key.
    expect(reviewRows(code).filter(({ back }) => back === null)).toEqual([]);
    expect(goneKeys(code)).toEqual([]);
  });
});

/** Languages whose dictionaries have been edited since they were first translated back. */
const EDITED = ['hi', 'mr', 'gu', 'pa', 'bn'] as const;

it.each(EDITED)('no text of %s has an open remark', (code) => {
  expect(reviewRows(code).filter(({ back }) => back?.includes('['))).toEqual([]);
});
