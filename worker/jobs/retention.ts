import type { Ctx } from '../context';
import { deleteSome, RULES } from './retention.queries';

/** Bounded: after a long outage the next runs continue. */
const ROUNDS = 20;

/** Job: deletes rows past their retention, in bounded steps. */
export async function forgetOldRows(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  for (const rule of Object.values(RULES)) {
    for (let round = 0; round < ROUNDS; round++) {
      if (!(await deleteSome(ctx.db, rule, now))) break;
    }
  }
}
