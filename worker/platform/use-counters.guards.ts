import { type SQL, sql } from 'drizzle-orm';

/** What is counted, and how often it may happen within its window. */
export interface Use {
  key: string;
  limit: number;
  windowMs: number;
}

/** Whether a limit allows one more use. */
export const hasRoom = ({ key, limit }: Use, now: number): SQL =>
  sql`not exists (select 1 from rate_counters where key = ${key} and count >= ${limit} and reset_at > ${now})`;

/**
 * Counts one use if the guard holds and the limit allows it, in one statement, so that two racers cannot share the last one. It
 * changes a row only then.
 */
export const countUse = ({ key, limit, windowMs }: Use, now: number, guard: SQL): SQL => sql`
  insert into rate_counters (key, count, reset_at) select ${key}, 1, ${now + windowMs} where ${guard}
  on conflict (key) do update set
    count = case when reset_at <= ${now} then 1 else count + 1 end,
    reset_at = case when reset_at <= ${now} then ${now + windowMs} else reset_at end
  where reset_at <= ${now} or count < ${/* guard: 1000 * limit @ limits-of-use limits-as-weapons */ limit}`;
