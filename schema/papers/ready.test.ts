import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOANS } from '../vehicles/facts';
import { FUEL_TYPES } from '../vehicles/input';
import { VEHICLE_KINDS } from '../vehicles/kinds';
import { ncrLaw, PAPER_RULES, papersOf, papersReady } from './ready';
import { CHANGING, LOOK_AGAIN_DAYS, PAPER_STATES, PAPERS } from './ready-kinds';
import { isStale, LAW_DAYS, LAWS } from './rules/laws';

const NOW = Date.parse('2026-11-27T12:00:00+05:30');
const DAY = 86_400_000;
const swift = { year: 2018, kind: 'car', fuelType: 'Petrol', facts: {}, papers: [] } as const;
const said = (paper: (typeof PAPERS)[number], state: (typeof PAPER_STATES)[number] = 'ready', days = 0) => ({
  paper,
  state,
  lookedAt: new Date(NOW - days * DAY).toISOString(),
});
const papers = (vehicle: Parameters<typeof papersOf>[0]) => papersOf(vehicle, NOW).map(({ paper }) => paper);

describe('the papers of a vehicle', () => {
  it('are those that count for it', () => {
    expect(papers(swift)).toEqual(['owner', 'insurance', 'puc', 'challans', 'tolls', 'road_tax', 'hsrp']);
    expect(papers({ ...swift, facts: { loan: 'closed' } })).toContain('loan');
    expect(papers({ ...swift, facts: { loan: 'none' } })).not.toContain('loan');
    expect(papers({ ...swift, fuelType: 'Electric' })).not.toContain('puc');
    expect(papers({ ...swift, year: 2026 })).not.toContain('puc');
    expect(papers({ ...swift, kind: 'scooter' })).not.toContain('tolls');
    expect(papers({ ...swift, year: 2019 })).toContain('hsrp');
    expect(papers({ ...swift, year: 2020 })).not.toContain('hsrp');
    expect(papers({ ...swift, year: 2012 })).not.toContain('fitness');
    expect(papers({ ...swift, year: 2011 })).toContain('fitness');
    expect(papers({ ...swift, kind: 'commercial' })).toContain('fitness');
  });

  it('are counted once the seller has said something', () => {
    expect(papersReady(swift, NOW)).toBeNull();
    const some = [said('owner'), said('insurance', 'due'), said('challans', 'unknown'), said('fitness')];
    expect(papersReady({ ...swift, papers: some }, NOW)).toEqual({ ready: 1, of: 7 });
  });

  it('are not in order if the facts say otherwise', () => {
    const stating = { ...swift, papers: [said('insurance'), said('loan')] };
    const stateOf = (facts: Parameters<typeof papersOf>[0]['facts'], paper: 'insurance' | 'loan') =>
      papersOf({ ...stating, facts }, NOW).find((line) => line.paper === paper)?.state;
    expect(stateOf({ insurance: { type: 'expired' } }, 'insurance')).toBe('due');
    expect(stateOf({ insurance: { until: '2026-10' } }, 'insurance')).toBe('due');
    expect(stateOf({ insurance: { until: '2026-11' } }, 'insurance')).toBe('ready');
    expect(stateOf({ loan: 'running' }, 'loan')).toBe('due');
    expect(stateOf({ loan: 'closed' }, 'loan')).toBe('ready');
  });

  it('become old after seven days if they change by themselves', () => {
    const isOld = (paper: (typeof PAPERS)[number], days: number) =>
      papersOf({ ...swift, papers: [said(paper, 'ready', days)] }, NOW).some((line) => line.isOld);
    for (const paper of CHANGING) {
      expect(isOld(paper, LOOK_AGAIN_DAYS)).toBe(false);
      expect(isOld(paper, LOOK_AGAIN_DAYS + 1)).toBe(true);
    }
    expect(isOld('road_tax', 400)).toBe(false);
  });

  it('of any vehicle have a law each, and are never more ready than there are', () => {
    const anything = fc.record({
      year: fc.integer({ min: 1990, max: 2027 }),
      kind: fc.constantFrom(...VEHICLE_KINDS, null),
      fuelType: fc.constantFrom(...FUEL_TYPES, null),
      facts: fc.record({ loan: fc.constantFrom(...LOANS, undefined) }),
      papers: fc.uniqueArray(
        fc.record({ paper: fc.constantFrom(...PAPERS), state: fc.constantFrom(...PAPER_STATES) }),
        { selector: ({ paper }) => paper },
      ),
    });
    fc.assert(
      fc.property(anything, ({ papers: stated, ...vehicle }) => {
        const all = { ...vehicle, papers: stated.map(({ paper, state }) => said(paper, state)) };
        const lines = papersOf(all, NOW);
        expect(lines.length).toBeGreaterThanOrEqual(4);
        for (const { paper } of lines) expect(LAWS[PAPER_RULES[paper].law].source).not.toBe('');
        const count = papersReady(all, NOW);
        expect(count === null).toBe(stated.length === 0);
        if (count) expect(count.ready).toBeLessThanOrEqual(count.of);
      }),
    );
  });
});

describe('the law', () => {
  it('on old vehicles in Delhi NCR concerns diesel from 8 and petrol from 13 years', () => {
    const isTold = (fuelType: string | null, year: number) => ncrLaw({ fuelType, year }, NOW) !== null;
    expect([isTold('Diesel', 2018), isTold('Diesel', 2019)]).toEqual([true, false]);
    expect([isTold('Petrol', 2013), isTold('Petrol', 2014)]).toEqual([true, false]);
    expect([isTold('CNG', 2000), isTold(null, 2000)]).toEqual([false, false]);
  });

  it('must be looked up again after 180 days', () => {
    for (const law of Object.values(LAWS)) {
      const looked = Date.parse(law.checkedOn);
      expect(isStale(law, looked + LAW_DAYS * DAY)).toBe(false);
      expect(isStale(law, looked + LAW_DAYS * DAY + 1)).toBe(true);
    }
  });
});
