import type { Ctx } from '../../context';
import { newId } from '../../platform/random';
import { findBuyer } from './plans.queries';
import { attachRows, receivePayment } from './receipts.queries';
import { activationOf } from './settle.service';
import { listMatches } from './statements.queries';

/**
 * Confirms the waiting payments that the statement has under one of these references with their very amount, and returns how many.
 * Called when either side appears, so that their order does not matter. What an operator has confirmed before gets its row.
 */
export async function matchRows(ctx: Ctx, utrs: readonly string[]): Promise<number> {
  const now = ctx.clock.now();
  let confirmed = 0;
  for (const { row, payment } of await listMatches(ctx.directory, utrs)) {
    const buyer = await findBuyer(ctx.directory, payment.userId);
    if (!buyer) continue;
    const activation = activationOf(ctx, payment, buyer, {});
    const ids = { logId: newId(now), moneyId: newId(now) };
    const receipt = { activation, row, receivedMinor: row.amountMinor, decision: null, ...ids };
    if (!(await receivePayment(ctx.directory, receipt))) continue;
    confirmed += 1;
    await ctx.settle(ctx.directory, activation.grant.changeId);
  }
  await attachRows(ctx.directory, utrs, now);
  return confirmed;
}
