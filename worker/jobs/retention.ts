import type { Ctx } from '../context';
import { deleteSome, RULES } from './retention.queries';

/** A run has to end, too: what is left after a long silence goes with the next ones. */
const ROUNDS = 20;

/** Job: deletes what has been kept long enough, in bounded steps. */
export async function forgetOldRows(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  for (const rule of Object.values(RULES)) {
    for (let round = 0; round < ROUNDS; round++) {
      if (!(await deleteSome(ctx.db, rule, now))) break;
    }
  }
}
