import { integer } from 'drizzle-orm/sqlite-core';
import { time } from '../common/columns';

/** What is remembered of a listing's prices, written by the statement that changes the price. */
export const priceHistory = () => ({
  /** When the present price was set; null since the listing was made. */
  pricedAt: time(),
  /** The first price that was held long enough lately, and when it ended. */
  heldPriceMinor: integer(),
  heldUntil: time(),
  /** When the price last went down. */
  loweredAt: time(),
  /** When those who wait for a price are looked through; null once they were. */
  tellAt: time(),
});
