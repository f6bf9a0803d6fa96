import { sql } from 'drizzle-orm';

/** A row of a statement, as `r`, that belongs to no payment and was not set aside. */
export const isOpenRow = sql`r.payment_id is null and r.ignored_because is null`;
