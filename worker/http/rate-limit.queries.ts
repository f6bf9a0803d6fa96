import { sql } from 'drizzle-orm';
import { rateCounters } from '../../schema/tables';
import type { Db } from '../platform/db';

/** Counts one use of `key` and answers how many there were in its window: one statement, so no two racers share a number. */
export async function countUse(db: Db, key: string, now: number, windowMs: number) {
  const expired = sql`${rateCounters.resetAt} <= ${now}`;
  const [row] = await db
    .insert(rateCounters)
    .values({ key, count: 1, resetAt: now + windowMs })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        count: sql`case when ${expired} then 1 else ${rateCounters.count} + 1 end`,
        resetAt: sql`case when ${expired} then ${now + windowMs} else ${rateCounters.resetAt} end`,
      },
    })
    .returning();
  return row ?? { count: 1, resetAt: now + windowMs };
}
