import { type SQL, sql } from 'drizzle-orm';

/** In the batch in which somebody may no longer manage it: ends the feed whose address they made and know. */
export const endFeedsOf = (isSellers: SQL, personId: SQL): SQL =>
  sql`delete from feeds where ${isSellers} and created_by_id = ${personId}`;
