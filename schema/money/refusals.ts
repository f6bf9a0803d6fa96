import { MAX_MONEY_LINES } from './kinds';

/** Refusals about what a vehicle has cost, by their kind. */
export const MONEY_REFUSALS = {
  conflict: {
    money_changed: 'Somebody has just changed this. See what is there now, and save again.',
    cash_of_sale:
      'With this, cash for this vehicle reaches ₹2,00,000. So much in cash for one deal may not be taken (Income-tax Act, section 269ST).',
    cash_of_day:
      'With this, cash from this person on that day reaches ₹2,00,000. So much in cash from one person in a day may not be taken (Income-tax Act, section 269ST).',
    cash_paid:
      'With this, more than ₹10,000 in cash went to this person on that day. It may not count as a cost for the income tax (section 40A(3)).',
  },
  invalid: { day_future: 'Choose today or an earlier day' },
  not_found: { money_line_not_found: 'This line is no longer there' },
  limit_reached: {
    money_not_included: 'Cost and margin are part of the Growth plan',
    money_line_limit: `A vehicle can have ${MAX_MONEY_LINES} lines. Put some together.`,
  },
} as const;
