import { describe, expect, it } from 'vitest';
import { describeAmount, writePrice } from './amount-words';
import { inWords } from './in-words';

describe('an amount in words', () => {
  it.each([
    [7, 'seven'],
    [10, 'ten'],
    [42, 'forty-two'],
    [100, 'one hundred'],
    [45_000, 'forty-five thousand'],
    [475_000, 'four lakh seventy-five thousand'],
    [520_001, 'five lakh twenty thousand one'],
    [12_000_000, 'one crore twenty lakh'],
    [
      9_999_999_999,
      'nine hundred ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine',
    ],
  ])('%d is %s', (number, words) => {
    expect(inWords(number)).toBe(words);
  });

  it('is shown with its digits, as understood', () => {
    expect(describeAmount('5.2 lakh')).toBe('₹5,20,000 · five lakh twenty thousand');
    expect(describeAmount('99.5')).toBe('₹99.50 · ninety-nine');
    expect(describeAmount('0')).toBeNull();
    expect(describeAmount('five')).toBeNull();
  });

  it('is written with commas; what is no amount of rupees stays', () => {
    expect(['52k', '52000', '4.75 lakh', '99.50', '12,3,4'].map((typed) => writePrice(typed, 'INR'))).toEqual(
      ['52,000', '52,000', '4,75,000', '99.5', '1,234'],
    );
    expect(['', '0', 'five', '52 000 or so'].map((typed) => writePrice(typed, 'INR'))).toEqual([
      '',
      '0',
      'five',
      '52 000 or so',
    ]);
    expect(writePrice('52000', 'USD')).toBe('52000');
  });
});
