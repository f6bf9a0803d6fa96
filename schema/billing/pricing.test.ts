import { describe, expect, it } from 'vitest';
import { isGstin, isGstState, splitTax } from './gst';
import { planFeatures } from './plan-features';
import { PLANS } from './plans';
import { discountMinor, paidRateMinor, periodPriceMinor, priceOf } from './pricing';

describe('prices', () => {
  it('are 236 and 687 rupees a month, times 1, 3 and 12', () => {
    expect(periodPriceMinor('growth', 'INR', '1_month')).toBe(236_00);
    expect(periodPriceMinor('growth', 'INR', '3_months')).toBe(708_00);
    expect(periodPriceMinor('pro', 'INR', '1_year')).toBe(8_244_00);
    expect(periodPriceMinor('pro', 'JPY', '1_month')).toBe(1290);
  });

  it('fall by a percentage, to the nearest minor unit', () => {
    expect(discountMinor(236_00, 33.33)).toBe(7_866);
    expect(discountMinor(299, 50)).toBe(150);
    expect(discountMinor(236_00, 100)).toBe(236_00);
  });

  it('too small for a way to pay are waived', () => {
    const choice = { plan: 'growth', duration: '1_month', currency: 'USD' } as const;
    expect(priceOf(choice, 99)).toEqual({
      originalMinor: 299,
      discountMinor: 299,
      finalMinor: 0,
      reason: 'gift_code',
    });
    expect(priceOf(choice, 50)?.finalMinor).toBe(149);
    // Razorpay takes nothing below ₹1.
    const inRupees = { ...choice, currency: 'INR' } as const;
    expect(priceOf(inRupees, 99.58)).toMatchObject({ discountMinor: 236_00, finalMinor: 0 });
    expect(priceOf(inRupees, 99.57)).toMatchObject({ discountMinor: 234_99, finalMinor: 1_01 });
  });

  it('of a year are those of ten months; a gift code counts instead if it gives as much, never on top', () => {
    const year = { plan: 'growth', duration: '1_year', currency: 'INR' } as const;
    const whole = 12 * 236_00;
    expect(priceOf(year)).toEqual({
      originalMinor: whole,
      discountMinor: 2 * 236_00,
      finalMinor: 10 * 236_00,
      reason: 'long_period',
    });
    expect(priceOf(year, 16.66)).toMatchObject({ finalMinor: 10 * 236_00, reason: 'long_period' });
    expect(priceOf(year, 16.67)).toMatchObject({
      finalMinor: whole - discountMinor(whole, 16.67),
      reason: 'gift_code',
    });
    expect(priceOf({ ...year, duration: '3_months' })).toMatchObject({ discountMinor: 0, reason: null });
    expect(priceOf({ ...year, duration: '1_month' }, 10)?.reason).toBe('gift_code');
  });

  it('count as a month’s worth by what was paid, in rupees whatever the currency', () => {
    const worth = (currency: 'INR' | 'JPY', duration: '1_month' | '1_year', percent = 0) => {
      const price = priceOf({ plan: 'pro', duration, currency }, percent);
      return price && paidRateMinor('pro', price);
    };
    expect(worth('INR', '1_month')).toBe(687_00);
    expect(worth('INR', '1_year')).toBe(572_50);
    expect(worth('JPY', '1_year')).toBe(572_50);
    expect(worth('INR', '1_month', 33.33)).toBe(Math.floor(687_00 - 228_97.7));
    expect(worth('INR', '1_month', 100)).toBe(0);
  });

  it('are listed with what each plan includes', () => {
    expect(planFeatures(PLANS.starter)).toContain('3 vehicles live at once');
    expect(planFeatures(PLANS.pro)).toContain('Public profile with your own address');
  });
});

describe('a state for tax', () => {
  it('is one of the list, and not the name of an object’s own property', () => {
    expect(['29', '27'].every(isGstState)).toBe(true);
    expect(['constructor', '__proto__', 'toString', '', '28x'].some(isGstState)).toBe(false);
  });
});

describe('the tax inside a price', () => {
  it('is halved within a state, whole across states, and always adds up', () => {
    for (const amount of [1, 99, 236_00, 687_00, 8_244_00, 15_734]) {
      const home = splitTax(amount, '29', null);
      const away = splitTax(amount, '29', '27');
      expect(home.cgstMinor).toBe(home.sgstMinor);
      expect(home.taxableMinor + home.cgstMinor + home.sgstMinor).toBe(amount);
      expect(away.taxableMinor + away.igstMinor).toBe(amount);
      expect(home.igstMinor + away.cgstMinor).toBe(0);
    }
    expect(splitTax(236_00, '29', '27')).toMatchObject({ taxableMinor: 200_00, igstMinor: 36_00 });
  });

  it('is reclaimed under a GSTIN with the right check digit', () => {
    expect(isGstin('27AAPFU0939F1ZV')).toBe(true);
    expect(isGstin('27AAPFU0939F1ZW')).toBe(false);
    expect(isGstin('99AAPFU0939F1ZV')).toBe(false);
    // A letter that counts double to exactly 36.
    expect(isGstin('27AIPSU0939I1ZG')).toBe(true);
    expect(isGstin('29ZIGSB7383S1ZJ')).toBe(true);
  });
});
