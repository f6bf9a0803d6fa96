import type { Ctx } from '../../context';
import { newId } from '../../platform/random';
import { receiveClaim } from './claims.queries';
import { findBuyer } from './plans.queries';
import { activationOf } from './settle.service';
import { listMatches } from './statements.queries';

/**
 * Confirms the waiting payments that the statement has under one of these references with their very amount; returns how many.
 * Called when either side appears, so that their order does not matter.
 */
export async function matchRows(ctx: Ctx, utrs: readonly string[]): Promise<number> {
  let confirmed = 0;
  for (const { row, payment } of await listMatches(ctx.directory, utrs)) {
    const buyer = await findBuyer(ctx.directory, payment.userId);
    if (!buyer) continue;
    const activation = activationOf(ctx, payment, buyer, {});
    const receipt = { activation, rowId: row.id, receivedMinor: row.amountMinor, decision: null };
    if (!(await receiveClaim(ctx.directory, receipt, newId(ctx.clock.now())))) continue;
    confirmed += 1;
    await ctx.settle(ctx.directory, activation.grant.changeId);
  }
  return confirmed;
}
