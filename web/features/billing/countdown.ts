import { EXPIRY_WARNING_DAYS } from '../../../schema/billing/input';

const DAY = 86_400_000;
const MONTH_DAYS = 30;
const YEAR_DAYS = 365;

const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`;
const both = (first: string, rest: number, unit: string) =>
  rest > 0 ? `${first} and ${count(rest, unit)}` : first;

/** Days until an end, rounded up; 0 once it has passed. */
export const daysUntil = (endsAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - now) / DAY));

/** "Expired", "1 day", "12 days", "2 months and 3 days", "1 year and 1 month". */
export function countdown(endsAt: string, now: number): string {
  const days = daysUntil(endsAt, now);
  if (days === 0) return 'Expired';
  if (days < MONTH_DAYS) return count(days, 'day');
  if (days < YEAR_DAYS) {
    const months = Math.floor(days / MONTH_DAYS);
    return both(count(months, 'month'), days % MONTH_DAYS, 'day');
  }
  const years = Math.floor(days / YEAR_DAYS);
  return both(count(years, 'year'), Math.min(11, Math.floor((days % YEAR_DAYS) / MONTH_DAYS)), 'month');
}

/** Whether at most five days are left. */
export const isEnding = (endsAt: string, now: number): boolean =>
  daysUntil(endsAt, now) <= EXPIRY_WARNING_DAYS;
