import { describe, expect, it } from 'vitest';
import { waLink } from '../../schema/common/wa-link';
import {
  belowAsking,
  formatKms,
  formatNumber,
  formatPrice,
  formatPriceShort,
  initials,
  telLink,
} from './format';

describe('formatPrice', () => {
  it.each([
    [475000, 'INR', '₹4,75,000'],
    ['475000.5', 'INR', '₹4,75,000.50'],
    [12345678, 'INR', '₹1,23,45,678'],
    [0, 'INR', '₹0'],
    [-500, 'INR', '-₹500'],
    [1999.99, 'USD', '$1,999.99'],
    [250000, 'JPY', '¥2,50,000'],
    [1000, 'AED', 'AED 1,000'],
    [1000, 'not a code', 'not a code 1,000'],
    [Number.NaN, 'INR', ''],
  ])('%s %s -> %s', (amount, currency, text) => expect(formatPrice(amount, currency)).toBe(text));

  it('prefers the symbol in our list', () => {
    const list = [{ code: 'AUD', symbol: 'A$' }];
    expect(formatPrice(1200, 'AUD', list)).toBe('A$1,200');
    expect(formatPrice(1200, 'CHF', [{ code: 'CHF', symbol: 'Fr' }])).toBe('Fr 1,200');
  });
});

describe('formatPriceShort', () => {
  it.each([
    [475000, '₹4.75 lakh'],
    [12000000, '₹1.2 crore'],
    [10000000, '₹1 crore'],
    [100000, '₹1 lakh'],
    [9999999, '₹1 crore'],
    [9950000, '₹99.5 lakh'],
    [99999, '₹99,999'],
  ])('%s -> %s', (amount, text) => expect(formatPriceShort(amount)).toBe(text));
});

describe('numbers', () => {
  it('groups in the Indian way', () => {
    expect(formatNumber(1234567)).toBe('12,34,567');
    expect(formatKms(45000)).toBe('45,000 km');
  });

  it.each([
    [450000, 500000, 10],
    [499999, 500000, 1],
    [1, 500000, 99],
    [500000, 500000, null],
    [600000, 500000, null],
    [400000, 0, null],
    [400000, null, null],
  ])('offer %s of %s is %s %% below', (offer, asking, percent) => {
    expect(belowAsking(offer, asking)).toBe(percent);
  });
});

describe('people', () => {
  it('takes initials', () => {
    expect(initials('asha', 'Kumar')).toBe('AK');
    expect(initials('asha', null)).toBe('A');
    expect(initials(' ', undefined)).toBe('?');
  });

  it('makes links for phones', () => {
    expect(telLink('+91 98765-43210')).toBe('tel:+919876543210');
    expect(waLink('+919876543210', 'Swift & more')).toBe(
      'https://wa.me/919876543210?text=Swift%20%26%20more',
    );
    expect(waLink(null, 'hi')).toBe('https://wa.me/?text=hi');
  });
});
