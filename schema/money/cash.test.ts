import { describe, expect, it } from 'vitest';
import { cashLimit } from './cash';

const LAKH = 100_000_00;
const cash = (kind: 'paid_in' | 'repair' | 'bought', rupees: number, party = 'Demo Buyer') =>
  ({ kind, amountMinor: rupees * 100, party, mode: 'cash' }) as const;

describe('cash that is taken', () => {
  it('has to stay below two lakh for one vehicle, no matter who pays', () => {
    expect(cashLimit(cash('paid_in', 199_999), [], [])).toBeNull();
    expect(cashLimit(cash('paid_in', 200_000), [], [])).toBe('cash_of_sale');
    const token = cash('paid_in', 21_000, 'His brother');
    expect(cashLimit(cash('paid_in', 178_999), [token], [])).toBeNull();
    expect(cashLimit(cash('paid_in', 179_000), [token], [])).toBe('cash_of_sale');
  });

  it('leaves out other ways to pay, and what was paid out', () => {
    const others = [
      { ...cash('paid_in', 300_000), mode: 'upi' as const },
      { ...cash('paid_in', 300_000), mode: null },
      cash('bought', 300_000),
    ];
    expect(cashLimit(cash('paid_in', 10_000), others, [])).toBeNull();
    expect(cashLimit(cash('paid_in', 10_000), [], [cash('repair', 300_000)])).toBeNull();
  });

  it('has to stay below it for one person in a day too, over all vehicles', () => {
    const other = cash('paid_in', 150_000, ' demo BUYER ');
    expect(cashLimit(cash('paid_in', 49_999), [], [other])).toBeNull();
    expect(cashLimit(cash('paid_in', 50_000), [], [other])).toBe('cash_of_day');
    expect(cashLimit(cash('paid_in', 50_000, 'Somebody else'), [], [other])).toBeNull();
    expect(cashLimit(cash('paid_in', 50_000, ''), [], [{ ...other, party: '' }])).toBeNull();
  });
});

describe('cash that is paid out', () => {
  it('counts as a cost up to ten thousand for one person in a day', () => {
    expect(cashLimit(cash('repair', 10_000), [], [])).toBeNull();
    expect(cashLimit(cash('repair', 10_001), [], [])).toBe('cash_paid');
    expect(cashLimit(cash('bought', 4_000), [], [cash('repair', 6_000)])).toBeNull();
    expect(cashLimit(cash('bought', 4_001), [], [cash('repair', 6_000)])).toBe('cash_paid');
    expect(cashLimit(cash('repair', 4_001), [], [cash('paid_in', 2 * (LAKH / 100))])).toBeNull();
  });
});
