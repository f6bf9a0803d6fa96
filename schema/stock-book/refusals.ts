/** Refusals about the stock book, by their kind. */
export const BOOK_REFUSALS = {
  conflict: {
    vehicle_is_out: 'This vehicle is out already. Note first that it is back.',
    vehicle_not_out: 'This vehicle is not out. Note first that it goes out.',
    trip_closed: 'Somebody has noted already that it is back',
    vehicle_sold_out: 'This vehicle is sold: it goes out only for delivery or to the RTO',
    line_key_used: 'This was noted with other words before',
  },
  invalid: { trip_kms: 'This is less than when it went out: {kms} km' },
  not_found: { line_not_found: 'This line is not in the book' },
  limit_reached: {
    line_limit: 'The book has {limit} lines about this vehicle, and no room for more',
    officer_book_not_included: 'The stock book as a PDF is part of the Growth plan',
  },
} as const;
