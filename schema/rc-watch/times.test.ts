import { describe, expect, it } from 'vitest';
import type { SaleCase } from '../papers/rules/checklist';
import { dueReminder, nextReminder, overdueAt } from './times';

const sale: SaleCase = {
  soldOn: '2026-11-20',
  office: 'same',
  loan: 'none',
  isCompany: false,
  isInherited: false,
  isNcr: false,
  isOld: false,
};
const at = (time: string) => Date.parse(`${time}+05:30`);
const tick = { by: 'buyer', at: 0 } as const;

describe('reminders', () => {
  it('come at nine on days 7, 12, 25 and 40 after the sale', () => {
    const nexts = ['2026-11-27T09:00', '2026-12-02T09:00', '2026-12-15T09:00', '2026-12-30T09:00'];
    let now = at('2026-11-20T12:00');
    for (const next of nexts) {
      expect(nextReminder(sale.soldOn, now)).toBe(at(next));
      now = at(next);
    }
    expect(nextReminder(sale.soldOn, now)).toBeNull();
  });

  it('that are late count as the latest one', () => {
    expect(dueReminder(sale.soldOn, at('2026-11-27T08:59'))).toBeNull();
    expect(dueReminder(sale.soldOn, at('2026-11-27T09:00'))).toBe(7);
    expect(dueReminder(sale.soldOn, at('2026-12-20T09:00'))).toBe(25);
    expect(dueReminder(sale.soldOn, at('2027-12-20T09:00'))).toBe(40);
  });
});

describe('an RC is overdue', () => {
  it('after the last day of the first step that is not ticked', () => {
    expect(overdueAt(sale, {})).toBe(at('2026-12-05T00:00'));
    expect(overdueAt(sale, { form_29: tick })).toBe(at('2026-12-05T00:00'));
    expect(overdueAt(sale, { form_29: tick, insurance: tick })).toBe(at('2026-12-21T00:00'));
  });

  it('with the last reminder if no time limit is left', () => {
    expect(overdueAt(sale, { form_29: tick, insurance: tick, form_30: tick })).toBe(at('2026-12-30T09:00'));
  });
});
