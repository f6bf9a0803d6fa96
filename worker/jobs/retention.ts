import type { Ctx } from '../context';
import type { AnyDb } from '../platform/db';
import { hasBudget } from '../platform/query-budget';
import { DIRECTORY_RULES, deleteSome, moveMark, type Rule, SHARD_RULES } from './retention.queries';

async function forget(db: AnyDb, rules: Readonly<Record<string, Rule>>, now: number): Promise<void> {
  for (const rule of Object.values(rules)) {
    let deleted = 0;
    // Each rule runs at least once, so that none waits for another.
    for (let isMore = true; isMore; isMore &&= hasBudget()) {
      const some = await deleteSome(db, rule, now);
      deleted += some.changes;
      isMore = some.isMore;
      if (!isMore && deleted > 0) await moveMark(db, rule, now);
    }
  }
}

/** Job: deletes rows past their retention, in bounded steps. */
export const deleteExpiredRows = (ctx: Ctx, db: AnyDb): Promise<void> =>
  forget(db, db === ctx.directory ? DIRECTORY_RULES : SHARD_RULES, ctx.clock.now());
