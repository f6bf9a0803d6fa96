import { EXPIRY_WARNING_DAYS } from '../../../schema/billing/input';
import { say } from './words';

const DAY = 86_400_000;
/** India’s time before UTC. */
const INDIA_MS = 5.5 * 3_600_000;
/** A month is sold as 31 days, and February has 28. */
const SPARE_DAYS = 3;

const UNITS = {
  day: ['{count} day', '{count} days'],
  month: ['{count} month', '{count} months'],
  year: ['{count} year', '{count} years'],
} as const;
type Unit = keyof typeof UNITS;

const counted = (count: number, unit: Unit) => say(UNITS[unit][count === 1 ? 0 : 1], { count });
const both = (first: string, rest: number, unit: Unit) =>
  rest > 0 ? say('{first} and {rest}', { first, rest: counted(rest, unit) }) : first;

/** Days until an end, rounded up; 0 once it has passed. */
export const daysUntil = (endsAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - now) / DAY));

/** Whole calendar months from a day to another, and the days that are left over. */
function monthsAndDays(from: Date, to: Date) {
  const after = (count: number) => {
    const day = new Date(from);
    day.setUTCDate(1);
    day.setUTCMonth(from.getUTCMonth() + count);
    const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
    day.setUTCDate(Math.min(from.getUTCDate(), last));
    return day;
  };
  let months = 12 * (to.getUTCFullYear() - from.getUTCFullYear()) + to.getUTCMonth() - from.getUTCMonth();
  if (after(months) > to) months -= 1;
  return { months, days: Math.round((to.getTime() - after(months).getTime()) / DAY) };
}

/**
 * "1 day", "12 days", "2 months and 10 days", "1 year and 1 month", in calendar months; null once it has passed. A period is sold with
 * up to three days more than its months have: those few days are not named.
 */
export function countdown(endsAt: string, now: number): string | null {
  const left = daysUntil(endsAt, now);
  if (left === 0) return null;
  const today = new Date(Math.floor((now + INDIA_MS) / DAY) * DAY);
  const { months, days } = monthsAndDays(today, new Date(today.getTime() + left * DAY));
  if (months === 0) return counted(days, 'day');
  if (months < 12) return both(counted(months, 'month'), days > SPARE_DAYS ? days : 0, 'day');
  return both(counted(Math.floor(months / 12), 'year'), months % 12, 'month');
}

/** Whether at most five days are left. */
export const isEnding = (endsAt: string, now: number): boolean =>
  daysUntil(endsAt, now) <= EXPIRY_WARNING_DAYS;
