import { expect, test } from 'vitest';
import { countdown, isEnding } from './countdown';

const DAY = 86_400_000;
const now = Date.parse('2026-11-21T10:00:00+05:30');
const inDays = (days: number) => new Date(now + days * DAY).toISOString();

test.each([
  [-3, 'Expired'],
  [0, 'Expired'],
  [0.5, '1 day'],
  [1, '1 day'],
  [1.1, '2 days'],
  [29, '29 days'],
  [30, '1 month'],
  [31, '1 month and 1 day'],
  [92, '3 months and 2 days'],
  [364, '12 months and 4 days'],
  [365, '1 year'],
  [366, '1 year'],
  [400, '1 year and 1 month'],
  [760, '2 years and 1 month'],
])('%s days are "%s"', (days, words) => {
  expect(countdown(inDays(days), now)).toBe(words);
});

test('a warning starts five days before the end', () => {
  expect([4, 5, 5.1, 6].map((days) => isEnding(inDays(days), now))).toEqual([true, true, false, false]);
});
