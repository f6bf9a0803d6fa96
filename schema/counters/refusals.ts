import { MAX_COUNTERS } from './statuses';

/** Refusals about counter-offers, by their kind. */
export const COUNTER_REFUSALS = {
  invalid: {
    counter_above: 'That is more than you ask for it',
    counter_below: 'The buyer has offered that much',
  },
  conflict: {
    counter_not_possible: 'This buyer cannot be sent a price',
    counter_answered: 'This price is no longer open',
  },
  not_found: { counter_not_found: 'This price is no longer there' },
  limit_reached: { counter_limit: `A buyer can get ${MAX_COUNTERS} prices for one vehicle` },
} as const;
