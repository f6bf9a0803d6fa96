import { describe, expect, it } from 'vitest';
import { isGstin, isGstState, splitTax } from './gst';
import { planFeatures } from './plan-features';
import { PLANS } from './plans';
import { discountMinor, periodPriceMinor, priceOf } from './pricing';

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

  it('too small for card networks are waived', () => {
    const choice = { plan: 'growth', duration: '1_month', currency: 'USD' } as const;
    expect(priceOf(choice, 99)).toEqual({ originalMinor: 299, discountMinor: 299, finalMinor: 0 });
    expect(priceOf(choice, 50)?.finalMinor).toBe(149);
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
  });
});
