import type { Ctx } from '../../context';
import type { ShardDb } from '../../platform/db';
import { hasBudget } from '../../platform/query-budget';
import { newId } from '../../platform/random';
import { announce } from '../notifications/notifications.service';
import * as queries from './follow-ups.queries';

const MAX_BATCH = 100;

/** Job: notifies whoever planned a follow-up that it is due. Works from stored state, so a missed or repeated run changes nothing. */
export async function notifyDueFollowUps(ctx: Ctx, shard: ShardDb): Promise<void> {
  const now = ctx.clock.now();
  for (let isMore = true; isMore && hasBudget(); ) {
    const due = await queries.listDueFollowUps(shard, now, MAX_BATCH);
    isMore = due.length === MAX_BATCH;
    if (due.length === 0) return;
    const told = due.map(({ id, ownerId }) => ({ leadId: id, ownerId, notificationId: newId(now, id) }));
    const cause = newId(now);
    await queries.notifyDueFollowUps(shard, told, { cause, now });
    await ctx.settle(shard, cause);
    for (const { ownerId, notificationId } of told) announce(ctx, ownerId, [notificationId]);
  }
}
