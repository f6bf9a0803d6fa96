import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STORED_GRIEVANCE_KINDS } from './kinds';
import { newGrievanceNumber, readGrievanceNumber, writeGrievanceNumber } from './number';
import { deadlinesOf, dueTimes, REPEATED_MS, resolveDays, TIMERS, warningBefore } from './timers';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (local: string) => Date.parse(`${local}+05:30`);
const ofTimer = (name: string, received: string, from?: string) =>
  deadlinesOf('listing', at(received), from).find(({ timer }) => timer === name)?.at;

describe('a month under the E-Commerce Rules', () => {
  it.each([
    ['2026-11-28T14:05:00', '2026-12-28T14:05:00'],
    ['2026-12-15T00:00:00', '2027-01-15T00:00:00'],
    // The last day stands for dates that the month has not.
    ['2026-01-31T23:59:59', '2026-02-28T23:59:59'],
    ['2027-01-29T10:00:00', '2027-02-28T10:00:00'],
    ['2028-01-31T10:00:00', '2028-02-29T10:00:00'],
    ['2028-01-29T10:00:00', '2028-02-29T10:00:00'],
    ['2028-02-29T10:00:00', '2028-03-29T10:00:00'],
    ['2026-03-31T08:00:00', '2026-04-30T08:00:00'],
    ['2026-12-31T08:00:00', '2027-01-31T08:00:00'],
    // The date is the Indian one: in UTC these are still on the day before, and in another month.
    ['2026-03-31T00:30:00', '2026-04-30T00:30:00'],
    ['2026-05-01T03:00:00', '2026-06-01T03:00:00'],
    ['2026-05-01T00:10:00', '2026-06-01T00:10:00'],
    ['2028-03-01T05:00:00', '2028-04-01T05:00:00'],
  ])('of %s ends at %s', (received, ends) => {
    expect(ofTimer('e_commerce_resolve', received)).toBe(at(ends));
  });

  it('ends on the same date, or on the last of a shorter month, at the same time of day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('2021-01-01T00:00:00'), max: at('2060-01-01T00:00:00') }),
        (received) => {
          const ends =
            deadlinesOf('other', received).find(({ timer }) => timer === 'e_commerce_resolve')?.at ?? 0;
          const [from, to] = [received, ends].map((time) => new Date(time + 5.5 * HOUR));
          if (!from || !to) throw new Error('no dates');
          expect(to.toISOString().slice(11)).toBe(from.toISOString().slice(11));
          expect((to.getUTCMonth() - from.getUTCMonth() + 12) % 12).toBe(1);
          const isLast = new Date(to.getTime() + DAY).getUTCDate() === 1;
          expect(
            to.getUTCDate() === from.getUTCDate() || (isLast && from.getUTCDate() > to.getUTCDate()),
          ).toBe(true);
        },
      ),
    );
  });
});

describe('the other time limits', () => {
  it.each([
    ['it_acknowledge', 24 * HOUR],
    ['it_resolve', 15 * DAY],
    ['e_commerce_acknowledge', 48 * HOUR],
  ])('%s ends %d ms after the complaint came, across a leap day too', (name, period) => {
    for (const received of ['2026-02-28T23:00:00', '2028-02-28T23:00:00', '2026-12-31T12:00:00'])
      expect(ofTimer(name, received)).toBe(at(received) + period);
  });

  it('are 7 days instead of 15 from the first moment of the day since which the amendment applies', () => {
    const from = '2026-02-20';
    const resolveBy = (received: string) => dueTimes('listing', at(received), from).resolveBy - at(received);
    expect(resolveBy('2026-02-19T23:59:59')).toBe(15 * DAY);
    expect(resolveBy('2026-02-20T00:00:00')).toBe(7 * DAY);
    expect([resolveDays(at('2026-03-01T00:00:00')), resolveDays(at('2026-03-01T00:00:00'), from)]).toEqual([
      15, 7,
    ]);
  });

  it('are three hours for orders, before which an order need not be acknowledged twice', () => {
    const received = at('2026-11-28T23:30:00');
    expect(dueTimes('order', received)).toEqual({
      acknowledgeBy: received + 3 * HOUR,
      resolveBy: received + 3 * HOUR,
    });
  });

  it('are the shortest that apply, and each kind has both', () => {
    const received = at('2026-11-28T14:05:00');
    for (const kind of STORED_GRIEVANCE_KINDS) {
      const { acknowledgeBy, resolveBy } = dueTimes(kind, received);
      expect([acknowledgeBy, resolveBy]).toEqual(
        kind === 'order'
          ? [received + 3 * HOUR, received + 3 * HOUR]
          : [received + 24 * HOUR, received + 15 * DAY],
      );
    }
  });

  it('each name their rule and its day', () => {
    for (const { rule, date } of Object.values(TIMERS)) {
      expect(rule).toMatch(/Rules, 20\d\d, rule \d/);
      expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });

  it('are warned of a day before, or in the last third of a short one', () => {
    expect(warningBefore(0, 15 * DAY)).toBe(14 * DAY);
    expect(warningBefore(0, 3 * HOUR)).toBe(2 * HOUR);
    expect(REPEATED_MS).toBe(DAY);
  });
});

describe('a complaint’s number', () => {
  it('is read as it is written, however it is typed', () => {
    for (let nth = 0; nth < 200; nth++) {
      const number = newGrievanceNumber();
      expect(writeGrievanceNumber(number)).toMatch(/^\w{4}-\w{4}-\w{4}$/);
      expect(readGrievanceNumber(writeGrievanceNumber(number))).toBe(number);
      expect(readGrievanceNumber(` ${number.toLowerCase()} `)).toBe(number);
    }
    expect(readGrievanceNumber('२३४५-BCDF-GHJK')).toBe('2345BCDFGHJK');
  });

  it.each(['', 'BCDF', '0000-0000-0000', 'BCDF-GHJK-MNPQR', "' or 1=1 --"])('is not %j', (typed) =>
    expect(readGrievanceNumber(typed)).toBeNull(),
  );
});
