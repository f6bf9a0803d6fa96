import { describe, expect, it } from 'vitest';
import { codeOf, shownTax, taxOnMargin } from './tax';

describe('taxOnMargin', () => {
  const sale = { priceMinor: 475_000_00, boughtMinor: 416_000_00, isTaxInPrice: true };

  it('is 18 of 118 where the price includes it, else 18 of 100', () => {
    expect(taxOnMargin(sale)).toBe(9_000_00);
    expect(taxOnMargin({ ...sale, isTaxInPrice: false })).toBe(10_620_00);
  });

  it('is nothing for a loss or without a margin, and not known without a purchase price', () => {
    expect(taxOnMargin({ ...sale, boughtMinor: 475_000_00 })).toBe(0);
    expect(taxOnMargin({ ...sale, boughtMinor: 500_000_00 })).toBe(0);
    expect(taxOnMargin({ ...sale, boughtMinor: null })).toBeNull();
  });

  it('is whole paise', () => {
    expect(taxOnMargin({ priceMinor: 100_01, boughtMinor: 100_00, isTaxInPrice: false })).toBe(0);
    expect(taxOnMargin({ priceMinor: 100_03, boughtMinor: 100_00, isTaxInPrice: false })).toBe(1);
  });
});

describe('shownTax', () => {
  const supply = { amountMinor: 118_000_00, isTaxInPrice: true, sellerState: '09', buyerState: '09' };

  it('halves within a state, and is whole to another', () => {
    expect(shownTax(supply)).toEqual({
      taxableMinor: 100_000_00,
      cgstMinor: 9_000_00,
      sgstMinor: 9_000_00,
      igstMinor: 0,
      totalMinor: 118_000_00,
    });
    expect(shownTax({ ...supply, buyerState: '07' })).toMatchObject({ cgstMinor: 0, igstMinor: 18_000_00 });
    expect(shownTax({ ...supply, buyerState: null })).toMatchObject({ igstMinor: 0 });
  });

  it('is added to a price without it', () => {
    expect(shownTax({ ...supply, amountMinor: 100_000_00, isTaxInPrice: false })).toMatchObject({
      taxableMinor: 100_000_00,
      totalMinor: 118_000_00,
    });
  });
});

it('names goods by their kind, and a commission as a service', () => {
  expect(codeOf('margin', 'car')).toBe('8703');
  expect(codeOf('invoice', 'scooter')).toBe('8711');
  expect(codeOf('margin', 'commercial')).toBe('8704');
  expect(codeOf('margin', null)).toBeNull();
  expect(codeOf('commission', 'car')).toBe('996211');
});
