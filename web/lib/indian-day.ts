const DAY_MS = 86_400_000;
const IST_OFFSET_MS = 5.5 * 3_600_000;

/** "2026-11-21": the day in India, `days` from now. */
export const indianDay = (now: number, days = 0): string =>
  new Date(now + IST_OFFSET_MS + days * DAY_MS).toISOString().slice(0, 10);

/** HH:MM in India. */
export const indianTime = (now: number): string => new Date(now + IST_OFFSET_MS).toISOString().slice(11, 16);
