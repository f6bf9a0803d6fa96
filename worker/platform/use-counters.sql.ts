import { type SQL, sql } from 'drizzle-orm';
import { rateCounters } from '../../schema/directory';
import { insertWhere, updateWhere } from './db';

/** What is counted, and how often it may happen within its window. */
export interface Use {
  key: string;
  limit: number;
  windowMs: number;
  /** How much one use counts; 1 by default. */
  amount?: number;
}

/** Whether a limit allows one more use. */
export const hasRoom = ({ key, limit, amount = 1 }: Use, now: number): SQL =>
  sql`not exists (select 1 from rate_counters where key = ${key} and count > ${limit - amount} and reset_at > ${now})`;

/** Refunds `amount` of each counter, if the guard holds. */
export const giveBackUse = (uses: readonly Use[], amount: number, guard: SQL): SQL =>
  updateWhere(
    rateCounters,
    { count: sql`max(0, count - ${amount})` },
    sql`where key in (${sql.join(
      uses.map(({ key }) => sql`${key}`),
      sql`, `,
    )}) and ${guard}`,
  );

/**
 * Counts one use if the guard holds and the limit allows it, in one statement, so that two racers cannot
 * share the last one. Otherwise it changes no row.
 */
export const countUse = ({ key, limit, windowMs, amount = 1 }: Use, now: number, guard: SQL): SQL =>
  insertWhere(
    rateCounters,
    { key, count: amount, resetAt: now + windowMs },
    sql`where ${guard}
    on conflict (key) do update set
      count = case when reset_at <= ${now} then ${amount} else count + ${amount} end,
      reset_at = case when reset_at <= ${now} then ${now + windowMs} else reset_at end
    where reset_at <= ${now} or count + ${amount} <= ${limit}`,
  );
