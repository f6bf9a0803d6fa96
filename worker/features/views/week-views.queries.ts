import { sql } from 'drizzle-orm';
import type { ShardDb } from '../../platform/db';

/**
 * The stored days of a seller's own listings in these months, as `{"07": 12}`. Reads two rows a listing, three while the
 * week is in two months: the days are packed into the month's row, and are added up by the caller, because the database
 * would bill each of them as a row.
 */
export const listDays = (db: ShardDb, userId: string, months: readonly string[]) =>
  db.all<{ vehicleId: string; month: string; days: string }>(sql`
    select v.id as vehicleId, w.month as month, w.days as days
    from vehicles v indexed by vehicles_by_owner join views w on w.listing_id = v.id and (${sql.join(
      months.map((month) => sql`w.month = ${month}`),
      sql` or `,
    )})
    where v.user_id = ${userId} and v.is_active = 1`);
