import { type SQL, sql } from 'drizzle-orm';

/** All views of a listing in the database: up to its last flush, at most six hours ago. Its id, or a column with it. */
export const allViewsOf = (listingId: SQL | object) => sql<number>`(
  select coalesce(sum(view_count), 0) from views where listing_id = ${listingId})`;
