/** The only source of time, which tests replace. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock with a timer. */
export interface Timer extends Clock {
  /** Resolves after this many milliseconds. */
  sleep(ms: number): Promise<void>;
}

export const systemTimer: Timer = {
  ...systemClock,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** A time in the format of responses; null stays null. */
export function iso(time: number): string;
export function iso(time: number | null): string | null;
export function iso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

const IST_OFFSET_MS = 5.5 * 3_600_000;

/** Epoch milliseconds at which the month began in India. */
export function indianMonthStart(now: number): number {
  const local = new Date(now + IST_OFFSET_MS);
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1) - IST_OFFSET_MS;
}

/** Epoch milliseconds at which the day began in India. */
export const indianDayStart = (now: number): number =>
  Math.floor((now + IST_OFFSET_MS) / 86_400_000) * 86_400_000 - IST_OFFSET_MS;

/** The calendar in India, which defines "month" and "today". */
export function indianCalendar(now: number) {
  const local = new Date(now + IST_OFFSET_MS);
  const year = local.getUTCFullYear();
  const month = local.getUTCMonth() + 1;
  const day = local.toISOString().slice(0, 10);
  return { year, month, yearMonth: day.slice(0, 7), day };
}

/** "2026-27": India's financial year, April to March, in which invoices are numbered. */
export function indianFinancialYear(now: number): string {
  const { year, month } = indianCalendar(now);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** "09:30" in India. */
export const indianTime = (now: number): string => new Date(now + IST_OFFSET_MS).toISOString().slice(11, 16);

/** Minutes since midnight in India. */
export const minuteOfIndianDay = (now: number): number => Math.floor((now - indianDayStart(now)) / 60_000);
