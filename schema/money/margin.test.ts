import { describe, expect, it } from 'vitest';
import { isBelowCost, marginOf, marginPrice, wholeCost } from './margin';

const INR = { currency: 'INR' };
const costs = (boughtFor: number | null, spent: number, currency = 'INR') => ({ boughtFor, spent, currency });

describe('the margin', () => {
  it.each([
    [475_000, 450_000, { amount: 25_000, percent: 5.3 }],
    [475_000, 475_000, { amount: 0, percent: 0 }],
    [450_000, 475_000, { amount: -25_000, percent: -5.6 }],
    [100.3, 100.1, { amount: 0.2, percent: 0.2 }],
  ])('of %d at a cost of %d', (price, cost, margin) => {
    expect(marginOf(price, cost)).toEqual(margin);
  });

  it('counts from the whole cost, in the currency of the price', () => {
    expect(wholeCost(costs(420_000, 5_000), INR)).toBe(425_000);
    expect(wholeCost(costs(420_000, 0), INR)).toBe(420_000);
    expect(wholeCost(costs(null, 5_000), INR)).toBeNull();
    expect(wholeCost(costs(420_000, 0, 'USD'), INR)).toBeNull();
  });

  it('counts with the price it sold for, if there is one', () => {
    const priced = { price: 475_000, soldPrice: 460_000 };
    expect(marginPrice({ ...priced, status: 'sold' })).toEqual({ price: 460_000, isSold: true });
    expect(marginPrice({ ...priced, status: 'available' })).toEqual({ price: 475_000, isSold: false });
    expect(marginPrice({ price: 475_000, soldPrice: null, status: 'sold' })).toMatchObject({ isSold: false });
  });

  it('knows a price below what is known of the cost', () => {
    expect(isBelowCost(424_999, costs(420_000, 5_000), INR)).toBe(true);
    expect(isBelowCost(425_000, costs(420_000, 5_000), INR)).toBe(false);
    expect(isBelowCost(4_999, costs(null, 5_000), INR)).toBe(true);
    expect(isBelowCost(1, costs(420_000, 0, 'USD'), INR)).toBe(false);
    expect(isBelowCost(1, undefined, INR)).toBe(false);
  });
});
