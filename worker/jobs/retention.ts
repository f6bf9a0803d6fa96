import type { Ctx } from '../context';
import { deleteSome, moveMark, RULES } from './retention.queries';

/** Bounded: after a long outage the next runs continue. */
const ROUNDS = 20;

/** Job: deletes rows past their retention, in bounded steps. */
export async function forgetOldRows(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  for (const rule of Object.values(RULES)) {
    let deleted = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { changes, isMore } = await deleteSome(ctx.db, rule, now);
      deleted += changes;
      if (isMore) continue;
      if (deleted > 0) await moveMark(ctx.db, rule, now);
      break;
    }
  }
}
