import { expect, test } from 'vitest';
import { DURATIONS } from '../../../schema/billing/plan-names';
import { DURATION_DAYS } from '../../../schema/billing/plans';
import { countdown, isEnding } from './countdown';

const DAY = 86_400_000;
const now = Date.parse('2026-11-21T10:00:00+05:30');
const inDays = (days: number) => new Date(now + days * DAY).toISOString();

test.each([
  [-3, null],
  [0, null],
  [0.5, '1 day'],
  [1, '1 day'],
  [1.1, '2 days'],
  [29, '29 days'],
  [30, '1 month'],
  [31, '1 month'],
  [33, '1 month'],
  [34, '1 month and 4 days'],
  [60, '1 month and 30 days'],
  [61, '2 months'],
  [92, '3 months'],
  [364, '11 months and 30 days'],
  [365, '1 year'],
  [366, '1 year'],
  [400, '1 year and 1 month'],
  [760, '2 years'],
  [762, '2 years and 1 month'],
])('%s days are "%s"', (days, words) => {
  expect(countdown(inDays(days), now)).toBe(words);
});

test.each(['2026-01-31', '2026-02-01', '2026-04-15', '2026-11-24', '2026-12-31', '2027-11-30'])(
  'a period that was bought on %s a minute ago has its own name left',
  (day) => {
    const bought = Date.parse(`${day}T23:58:00+05:30`);
    const left = DURATIONS.map((duration) =>
      countdown(new Date(bought + DURATION_DAYS[duration] * DAY).toISOString(), bought + 60_000),
    );
    expect(left).toEqual(['1 month', '3 months', '1 year']);
  },
);

test('a warning starts five days before the end', () => {
  expect([4, 5, 5.1, 6].map((days) => isEnding(inDays(days), now))).toEqual([true, true, false, false]);
});
