import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOANS } from '../../vehicles/facts';
import { checklistOf, daysUntil, OFFICES, type SaleCase, type StepId } from './checklist';

const usual: SaleCase = {
  soldOn: '2026-11-27',
  office: 'same',
  loan: 'none',
  isCompany: false,
  isInherited: false,
  isNcr: false,
  isOld: false,
};
const steps = (change: Partial<SaleCase> = {}) =>
  checklistOf({ ...usual, ...change }).map(({ step }) => step);
const untilOf = (step: StepId, change: Partial<SaleCase> = {}) =>
  checklistOf({ ...usual, ...change }).find((one) => one.step === step)?.until;

describe('the checklist of a sale', () => {
  it('has what every sale needs, in the order in which it is done', () => {
    expect(steps()).toEqual([
      'challans',
      'tolls',
      'fastag',
      'bring',
      'form_29',
      'insurance',
      'form_30',
      'see_rc',
    ]);
  });

  it.each([
    [{ office: 'same_state' }, ['ask_noc']],
    [{ loan: 'running' }, ['close_loan', 'form_35']],
    [{ loan: 'closed' }, ['form_35']],
    [{ isCompany: true }, ['company_letter']],
    [{ isInherited: true }, ['heir']],
    [{ isNcr: true }, ['ncr']],
    [{ isOld: true }, ['renew']],
  ] as const)('of a case %o has more', (change, more) => {
    const added = steps(change).filter((step) => !steps().includes(step));
    expect(added).toEqual(more);
    expect(steps(change)).toEqual(expect.arrayContaining(steps()));
  });

  it('to another State has the certificate instead of the report', () => {
    expect(steps({ office: 'other_state' })).toEqual(
      expect.arrayContaining(['form_28', 'tax', 'new_number', 'form_30']),
    );
    expect(steps({ office: 'other_state' })).not.toContain('form_29');
    expect(steps({ office: 'other_state' })).not.toContain('ask_noc');
  });

  it('has the time limits of the Act', () => {
    expect(untilOf('form_29')).toBe('2026-12-11');
    expect(untilOf('insurance')).toBe('2026-12-11');
    expect(untilOf('form_30')).toBe('2026-12-27');
    expect(untilOf('form_28', { office: 'other_state' })).toBe('2027-01-11');
    expect(untilOf('new_number', { office: 'other_state' })).toBe('2027-11-27');
    expect(untilOf('challans')).toBeNull();
    expect([daysUntil('2026-12-11', '2026-11-27'), daysUntil('2026-11-26', '2026-11-27')]).toEqual([14, -1]);
  });

  it('of any case is a list whose lines have a source and no day before the sale', () => {
    const day = fc
      .date({ min: new Date('2024-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const cases = fc.record({
      soldOn: day,
      office: fc.constantFrom(...OFFICES),
      loan: fc.constantFrom(...LOANS),
      isCompany: fc.boolean(),
      isInherited: fc.boolean(),
      isNcr: fc.boolean(),
      isOld: fc.boolean(),
    });
    fc.assert(
      fc.property(cases, (sale) => {
        const list = checklistOf(sale);
        expect(list.length).toBeGreaterThanOrEqual(8);
        expect(new Set(list.map(({ step }) => step)).size).toBe(list.length);
        for (const { until, law } of list) {
          expect(law.source.length).toBeGreaterThan(10);
          expect(law.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
          if (until !== null) expect(until > sale.soldOn).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
