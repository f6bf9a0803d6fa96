import { MAX_PURCHASES } from './kinds';

/** Refusals about how a vehicle came in, by their kind. */
export const PURCHASE_REFUSALS = {
  conflict: { purchase_changed: 'Somebody has just changed this. See what is there now, and save again.' },
  invalid: {
    bought_before_made: 'This day is before the year of the vehicle',
    purchase_price_missing: 'Enter what was paid first',
    pan_not_asked: 'The PAN is not asked for at this price, so we do not keep it',
  },
  not_found: { purchase_not_found: 'Enter how the vehicle came in first' },
  limit_reached: { purchase_limit: `A purchase can be corrected ${MAX_PURCHASES} times` },
} as const;
