import type { Ctx } from '../../context';
import type { ShardDb } from '../../platform/db';
import { hasBudget } from '../../platform/query-budget';
import { newId } from '../../platform/random';
import { announce } from '../notifications/notifications.service';
import * as queries from './reached.queries';

const MAX_BATCH = 100;

/**
 * Job: once a price has stood for 15 minutes, notifies who answers of the buyers who waited for it. An undo in between
 * reaches nobody. Works from stored state, so a missed or repeated run changes nothing.
 */
export async function tellOfPrices(ctx: Ctx, shard: ShardDb): Promise<void> {
  for (const table of queries.PRICED_TABLES) await tellOf(ctx, shard, table);
}

async function tellOf(ctx: Ctx, shard: ShardDb, table: queries.Priced): Promise<void> {
  const now = ctx.clock.now();
  for (let isMore = true; isMore && hasBudget(); ) {
    const rows = await queries.listDue(shard, table, now, MAX_BATCH);
    isMore = rows.length === MAX_BATCH;
    if (rows.length === 0) return;
    const due = rows.map((row) => ({ ...row, notificationId: newId(now, row.id) }));
    const cause = newId(now);
    const written = new Set(await queries.tell(shard, table, due, { cause, now }));
    await ctx.settle(shard, cause);
    for (const { ownerId, notificationId } of due)
      if (written.has(notificationId)) announce(ctx, ownerId, [notificationId]);
  }
}
