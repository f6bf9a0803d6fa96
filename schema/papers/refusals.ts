import { DEALER_SALE_REFUSALS } from '../dealer-sales/refusals';
import { PURCHASE_REFUSALS } from '../purchases/refusals';
import { BOOK_REFUSALS } from '../stock-book/refusals';
import { MAX_FILES, MAX_PAPERS } from './kinds';

/** Refusals about papers, what came in, the stock book, and the RC after the sale, by their kind. */
export const PAPER_REFUSALS = {
  conflict: {
    ...PURCHASE_REFUSALS.conflict,
    ...BOOK_REFUSALS.conflict,
    ...DEALER_SALE_REFUSALS.conflict,
    paper_code_taken: 'Another paper has this code. Make it once more.',
    paper_second: 'There is already {number}. Make another one?',
    paper_cancelled: 'This paper has been cancelled already',
  },
  invalid: {
    ...PURCHASE_REFUSALS.invalid,
    ...BOOK_REFUSALS.invalid,
    token_above: 'The token is more than the price',
    held_past: 'Choose a time to come, at most 90 days from now',
    delivered_later: 'Choose a time that has passed',
    bill_in_rupees: 'A bill with a GST number is in rupees',
    rc_watch_not_sold: 'Mark the vehicle as sold first, or a lead as won',
  },
  not_found: {
    ...PURCHASE_REFUSALS.not_found,
    ...BOOK_REFUSALS.not_found,
    ...DEALER_SALE_REFUSALS.not_found,
    paper_not_found: 'This paper is not here',
    rc_watch_not_found: 'Nobody watches the RC of this vehicle',
  },
  limit_reached: {
    ...PURCHASE_REFUSALS.limit_reached,
    ...BOOK_REFUSALS.limit_reached,
    ...DEALER_SALE_REFUSALS.limit_reached,
    paper_limit: `A vehicle can have ${MAX_PAPERS} receipts and notes`,
    paper_file_limit: `A paper can be printed ${MAX_FILES} times`,
  },
} as const;
