import { type SQL, sql } from 'drizzle-orm';

/** What is counted, and how often it may happen in its window. */
export interface Use {
  key: string;
  limit: number;
  windowMs: number;
}

/** Whether a limit has room for one more use. */
export const hasRoom = ({ key, limit }: Use, now: number): SQL =>
  sql`not exists (select 1 from rate_counters where key = ${key} and count >= ${limit} and reset_at > ${now})`;

/** Whether the uses counted so far were within a limit. */
export const isWithin = ({ key, limit }: Use): SQL =>
  sql`not exists (select 1 from rate_counters where key = ${key} and count > ${limit})`;

/** Counts one use if the guard holds: one statement, so no two racers share a number. */
export const countUse = ({ key, windowMs }: Use, now: number, guard: SQL): SQL => sql`
  insert into rate_counters (key, count, reset_at) select ${key}, 1, ${now + windowMs} where ${guard}
  on conflict (key) do update set
    count = case when reset_at <= ${now} then 1 else count + 1 end,
    reset_at = case when reset_at <= ${now} then ${now + windowMs} else reset_at end`;
