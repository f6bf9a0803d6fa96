import { type SQL, sql } from 'drizzle-orm';
import type { UsageAction } from '../../../schema/limits/input';
import { usageTracking } from '../../../schema/shard';
import { insertWhere } from '../../platform/db';

export interface Month {
  year: number | SQL;
  month: number | SQL;
}

/** The month's count of one action, for guards; reads one row. */
export const usedInMonth = (userId: unknown, action: UsageAction, { year, month }: Month) => sql`coalesce((
    select count from usage_tracking
    where user_id = ${userId} and action_type = ${action} and year = ${year} and month = ${month}
  ), 0)`;

/**
 * Counts one use of an action. Wrap it in `select … where` to make it depend on earlier statements of the
 * batch.
 */
export const countUsage = (
  userId: string | SQL,
  action: UsageAction,
  { year, month }: Month,
  now: number | SQL,
  where: SQL,
) =>
  insertWhere(
    usageTracking,
    { userId, actionType: action, year, month, count: 1, actionDate: now },
    sql`${where} on conflict (user_id, action_type, year, month)
      do update set count = count + 1, action_date = excluded.action_date`,
  );
