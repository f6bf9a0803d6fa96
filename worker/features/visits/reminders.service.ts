import type { Ctx } from '../../context';
import type { ShardDb } from '../../platform/db';
import { hasBudget } from '../../platform/query-budget';
import { newId } from '../../platform/random';
import { announce } from '../notifications/notifications.service';
import * as queries from './reminders.queries';

const MAX_BATCH = 100;

/**
 * Job: reminds who answers of a visit two hours before it, once. Not of one that was declined or withdrawn, nor for a
 * vehicle that is no longer for sale. Works from stored state, so a missed or repeated run changes nothing.
 */
export async function remindOfVisits(ctx: Ctx, shard: ShardDb): Promise<void> {
  const now = ctx.clock.now();
  for (let isMore = true; isMore && hasBudget(); ) {
    const due = await queries.listDue(shard, now, MAX_BATCH);
    isMore = due.length === MAX_BATCH;
    if (due.length === 0) return;
    const reminders = due.map(({ id, ownerId }) => ({
      visitId: id,
      ownerId,
      notificationId: newId(now, id),
    }));
    const cause = newId(now);
    await queries.remind(shard, reminders, { cause, now });
    await ctx.settle(shard, cause);
    for (const { ownerId, notificationId } of reminders) announce(ctx, ownerId, [notificationId]);
  }
}
