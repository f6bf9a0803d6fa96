import type { Ctx } from '../context';
import type { AnyDb } from '../platform/db';
import { eachShard } from '../platform/each-shard';
import { DIRECTORY_RULES, deleteSome, moveMark, type Rule, SHARD_RULES } from './retention.queries';

/** Limited: after a long outage the next runs continue. */
const ROUNDS = 20;

async function forget(db: AnyDb, rules: Readonly<Record<string, Rule>>, now: number): Promise<void> {
  for (const rule of Object.values(rules)) {
    let deleted = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { changes, isMore } = await deleteSome(db, rule, now);
      deleted += changes;
      if (isMore) continue;
      if (deleted > 0) await moveMark(db, rule, now);
      break;
    }
  }
}

/** Job: deletes rows past their retention, in bounded steps. */
export async function deleteExpiredRows(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  await forget(ctx.directory, DIRECTORY_RULES, now);
  await eachShard(ctx, (shard) => forget(shard, SHARD_RULES, now));
}
