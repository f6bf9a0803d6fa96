import { type SQL, sql } from 'drizzle-orm';

/**
 * All views of a listing as stored, up to its last flush, at most six hours ago. Takes its id or a column
 * with it.
 */
export const allViewsOf = (listingId: SQL | object) => sql<number>`(
  select coalesce(sum(view_count), 0) from views where listing_id = ${listingId})`;
