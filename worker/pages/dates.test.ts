import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '../../schema/common/languages';
import { formatDateTime, monthName } from '../../web/lib/dates';

/** In workerd, whose ICU knows fewer languages than Node's or a browser's. */
const SCRIPTS: Record<Exclude<Language, 'en'>, string> = {
  hi: 'Devanagari',
  mr: 'Devanagari',
  gu: 'Gujarati',
  pa: 'Gurmukhi',
  bn: 'Bengali',
  ta: 'Tamil',
  te: 'Telugu',
  kn: 'Kannada',
  ml: 'Malayalam',
};
const MONTHS = Array.from({ length: 12 }, (_, month) => `2027-${`${month + 1}`.padStart(2, '0')}`);

describe.each(LANGUAGE_CODES)('a month in %s', (language) => {
  const letters =
    language === 'en' ? /\p{Script=Latin}/u : new RegExp(`\\p{Script=${SCRIPTS[language]}}`, 'u');

  it('is a word of its own, with its year', () => {
    const names = MONTHS.map((month) => monthName(month, language));
    for (const name of names) {
      expect(name).toMatch(letters);
      expect(name).toContain('2027');
      expect(name).not.toMatch(/M\d/);
    }
    expect(new Set(names).size).toBe(12);
  });

  it('is a word in a moment too, with day, year and time in India', () => {
    for (const month of MONTHS) {
      const moment = formatDateTime(`${month}-09T18:45:00Z`, language);
      expect(moment).toMatch(letters);
      expect(moment).toContain('2027');
      // A quarter past midnight of the next day in India.
      expect(moment).toMatch(/\b10\b/);
      expect(moment).toMatch(language === 'en' ? /12:15 am/ : /\b0?0:15/);
      expect(moment).not.toMatch(/M\d/);
    }
  });
});

it('a date in Punjabi is written as people write it', () => {
  expect(monthName('2027-03', 'pa')).toBe('ਮਾਰਚ 2027');
  expect(formatDateTime('2026-11-23T05:28:00Z', 'pa')).toBe('23 ਨਵੰਬਰ 2026, 10:58');
});
