import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from './amounts';
import { problemOf } from './field-rules';
import { OFFER_PRICE_RULES, PRICE_RULES } from './price-rules';
import { ruledAmount } from './ruled-text';

describe('an amount', () => {
  it.each([
    ['520000', 520_000],
    ['5,20,000', 520_000],
    ['₹ 5,20,000.50', 520_000.5],
    ['5.2 lakh', 520_000],
    ['5.2 LAKHS', 520_000],
    ['5L', 500_000],
    ['5 lac', 500_000],
    ['1.2 cr', 12_000_000],
    ['1 Crore', 10_000_000],
    ['45k', 45_000],
    ['0.29 lakh', 29_000],
    ['5.25678 lakh', 525_678],
    ['45 thousand', 45_000],
    ['5.2 लाख', 520_000],
    ['45 हज़ार', 45_000],
    ['1.2 കോടി', 12_000_000],
    ['4.75 லட்சம்', 475_000],
  ])('%s is %d', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
    expect(problemOf(PRICE_RULES, typed)).toBeNull();
    expect(ruledAmount(PRICE_RULES).parse(typed)).toBe(String(amount));
  });

  it.each([
    '',
    'lakh',
    '5 lakh 20',
    '5.2.1',
    '-5',
    '5e5',
    '5 m',
    '12345678901',
    '9999999 cr',
    '1.234',
    '5 गाड़ी',
    '5lakhलाख',
  ])('%j is not an amount', (typed) => {
    expect(readAmount(typed)).toBeNull();
    expect(ruledAmount(PRICE_RULES).safeParse(typed).success).toBe(false);
  });

  it('of zero is refused as a price, and below one as an offer', () => {
    expect(problemOf(PRICE_RULES, '0.00')).toBe('Please enter a valid price');
    expect(problemOf(OFFER_PRICE_RULES, '0.5')).toBe('Offer price must be at least 1');
    expect(problemOf(OFFER_PRICE_RULES, '0.5 lakh')).toBeNull();
  });

  it('reads the same in lakh, in digits and with commas', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (rupees) => {
        expect(readAmount(`${rupees / 100_000} lakh`)).toBe(rupees);
        expect(readAmount(rupees.toLocaleString('en-IN'))).toBe(rupees);
      }),
    );
  });
});
