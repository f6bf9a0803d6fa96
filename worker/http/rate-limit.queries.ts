import { sql } from 'drizzle-orm';
import { type Db, runReturning } from '../platform/db';
import { countUse, isWithin, type Use } from '../platform/use-counters.guards';

interface Counted {
  count: number;
  reset_at: number;
}

/**
 * Counts one use of each limit in turn, as far as the first that is used up: a refused request does not count against the
 * limits behind it. Answers their counts, in one round trip.
 */
export async function countUses(db: Db, uses: readonly Use[], now: number): Promise<Counted[]> {
  const statements = uses.map((use, at) => {
    const before = uses.slice(0, at).map(isWithin);
    const guard = before.length > 0 ? sql.join(before, sql` and `) : sql`true`;
    return sql`${countUse(use, now, guard)} returning count, reset_at`;
  });
  return (await runReturning<Counted>(db, statements)).flat();
}

/** Takes back one use of each. */
export function uncountUses(db: Db, uses: readonly Use[]) {
  const keys = JSON.stringify(uses.map(({ key }) => key));
  return db.run(sql`update rate_counters set count = count - 1
    where key in (select value from json_each(${keys})) and count > 0`);
}
