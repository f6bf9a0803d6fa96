/** As `Date` counts them. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The weekday of a day such as `2026-11-26`. */
export const weekdayOf = (day: string): Weekday | undefined => WEEKDAYS[new Date(day).getUTCDay()];
