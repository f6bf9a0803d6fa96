import { MAX_MONEY_LINES } from './kinds';

/** Refusals about what a vehicle has cost, by their kind. */
export const MONEY_REFUSALS = {
  conflict: {
    money_changed: 'Somebody has just changed this. See what is there now, and save again.',
  },
  invalid: { day_future: 'Choose today or an earlier day' },
  not_found: { money_line_not_found: 'This line is no longer there' },
  limit_reached: {
    money_not_included: 'Cost and margin are part of the Growth plan',
    money_line_limit: `A vehicle can have ${MAX_MONEY_LINES} lines. Put some together.`,
  },
} as const;
