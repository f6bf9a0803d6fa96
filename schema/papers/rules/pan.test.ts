import { describe, expect, it } from 'vitest';
import { panRule } from './pan';

const bought = { price: 500_001, currency: 'INR', kind: 'car', day: '2026-04-01' } as const;

describe('whether a PAN is asked for', () => {
  it('is from April 2026 a matter of more than five lakh, two-wheelers included', () => {
    expect(panRule(bought)?.law.source).toContain('2026');
    expect(panRule({ ...bought, kind: 'bike' })).not.toBeNull();
    expect(panRule({ ...bought, kind: null })).not.toBeNull();
    expect(panRule({ ...bought, price: 500_000 })).toBeNull();
  });

  it('was before that always so, for two-wheelers above two lakh', () => {
    const before = { ...bought, day: '2026-03-31' };
    expect(panRule({ ...before, price: 1 })?.law.source).toContain('114B');
    expect(panRule({ ...before, kind: 'scooter', price: 200_000 })).toBeNull();
    expect(panRule({ ...before, kind: 'bike', price: 200_001 })).not.toBeNull();
  });

  it('is open without a price, and in other currencies', () => {
    expect(panRule({ ...bought, price: null })).toBeNull();
    expect(panRule({ ...bought, currency: 'USD' })).toBeNull();
  });
});
