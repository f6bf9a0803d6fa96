/** Refusals about vehicles sold to a dealer, by their kind. */
export const DEALER_SALE_REFUSALS = {
  conflict: {
    own_number: 'This is your own number',
    dealer_sale_open: 'You have named a dealer for this vehicle already. Take that back first.',
    dealer_sale_decided: 'This was answered or taken back already',
  },
  not_found: {
    dealer_not_found: 'No firm on Chaabi has confirmed this number',
    dealer_sale_not_found: 'There is no such sale',
  },
  limit_reached: { dealer_sale_limit: '{limit} vehicles wait for a dealer’s answer. Take one back first.' },
} as const;
