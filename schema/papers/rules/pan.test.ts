import { describe, expect, it } from 'vitest';
import { panRule } from './pan';

const bought = { price: 500_001, currency: 'INR', kind: 'car', day: '2026-04-01' } as const;
const isAsked = (fields: object) => panRule({ ...bought, ...fields }).isAsked;

describe('whether a PAN is asked for', () => {
  it('is from April 2026 a matter of more than five lakh, two-wheelers included', () => {
    expect(panRule(bought)).toMatchObject({
      isAsked: true,
      law: { source: expect.stringContaining('2026') },
    });
    expect([isAsked({ kind: 'bike' }), isAsked({ kind: null }), isAsked({ price: 500_000 })]).toEqual([
      true,
      true,
      false,
    ]);
    expect(panRule({ ...bought, day: '' }).law.source).toContain('2026');
  });

  it('was before that always so, for two-wheelers above two lakh', () => {
    const day = '2026-03-31';
    expect(panRule({ ...bought, day, price: 1 })).toMatchObject({
      isAsked: true,
      law: { source: expect.stringContaining('114B') },
    });
    expect(isAsked({ day, kind: 'scooter', price: 200_000 })).toBe(false);
    expect(isAsked({ day, kind: 'bike', price: 200_001 })).toBe(true);
  });

  it('is open without a price, and in other currencies', () => {
    expect([isAsked({ price: null }), isAsked({ currency: 'USD' })]).toEqual([false, false]);
  });
});
