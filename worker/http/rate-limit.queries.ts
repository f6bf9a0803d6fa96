import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { rateCounters } from '../../schema/directory';
import { type DirectoryDb, runReturning, updateWhere } from '../platform/db';
import { countUse, hasRoom, type Use } from '../platform/use-counters.sql';

export interface LimitedUse extends Use {
  counts: 'failures' | 'successes' | 'work' | undefined;
}

/**
 * Counts one use of each limit in order, up to the first that is used up: a refused request does not count
 * towards the limits after it. Limits that count successes are only checked, and come last. Returns the
 * counts of those with room, in one round trip.
 */
export async function countUses(
  db: DirectoryDb,
  uses: readonly LimitedUse[],
  now: number,
): Promise<number[]> {
  const statements = uses.map((use, at): SQL => {
    const guard = at === 0 ? sql`true` : sql`changes() = 1`;
    if (use.counts === 'successes') return sql`select 0 as count where ${guard} and ${hasRoom(use, now)}`;
    return sql`${countUse(use, now, guard)} returning count`;
  });
  const rows = await runReturning<{ count: number }>(db, statements);
  return rows.flat().map(({ count }) => count);
}

/** When a limit that is used up is available again (epoch milliseconds). */
export async function roomAgainAt(db: DirectoryDb, { key }: Use, now: number): Promise<number> {
  const [counter] = await db
    .select({ resetAt: rateCounters.resetAt })
    .from(rateCounters)
    .where(and(eq(rateCounters.key, key), gt(rateCounters.resetAt, now)));
  return counter?.resetAt ?? now;
}

/** Counts one use of each, after the request has succeeded. */
export async function countSuccesses(db: DirectoryDb, uses: readonly Use[], now: number): Promise<void> {
  await runReturning(
    db,
    uses.map((use) => countUse(use, now, sql`true`)),
  );
}

/** Refunds one use of each. */
export function uncountUses(db: DirectoryDb, uses: readonly Use[]) {
  const keys = uses.map(({ key }) => sql`${key}`);
  return db.run(
    updateWhere(
      rateCounters,
      { count: sql`count - 1` },
      sql`where key in (${sql.join(keys, sql`, `)}) and count > 0`,
    ),
  );
}
