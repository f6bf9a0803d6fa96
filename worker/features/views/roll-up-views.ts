import { KEPT } from '../../../schema/common/retention';
import type { Ctx } from '../../context';
import { indianCalendar } from '../../platform/clock';
import { deleteSellerDays, rollUpDays } from './views.queries';

const DAY_MS = 86_400_000;
/** Bounds one run: the next ones continue. */
const ROUNDS = 20;

/** Job: keeps views by day for 90 days, then by month. Totals stay the same. */
export async function rollUpViews(ctx: Ctx): Promise<void> {
  const { day } = indianCalendar(ctx.clock.now() - KEPT.viewDay * DAY_MS);
  for (const step of [rollUpDays, deleteSellerDays]) {
    for (let round = 0; round < ROUNDS; round++) if (!(await step(ctx.db, day))) break;
  }
}
