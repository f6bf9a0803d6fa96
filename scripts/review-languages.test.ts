import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../schema/common/languages';
import { readReview, reviewRows } from './review-languages';

describe.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('the review of %s', (code) => {
  it('has every text as in the dictionary, translated back', () => {
    const rows = readReview(code);
    // `npx tsx scripts/review-languages.ts` writes what is missing.
    expect(rows).toEqual(reviewRows(code));
    expect(rows.filter(({ back }) => back === '(not yet)').map(({ key }) => key)).toEqual([]);
  });
});
