/** The usual days for calling again. */
export const FOLLOW_UP_DAYS = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In 3 days', days: 3 },
  { label: 'Next week', days: 7 },
] as const;
