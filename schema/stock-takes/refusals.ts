/** Refusals about counting the yard, by their kind. */
export const STOCK_TAKE_REFUSALS = {
  conflict: { stock_take_ended: 'This stock-take has ended. Start another one.' },
  not_found: { stock_take_not_found: 'This stock-take is not there' },
  limit_reached: { stock_take_not_included: 'Stock-takes are part of the Growth plan' },
} as const;
