import type { Ctx } from '../../context';
import { eachShard } from '../../platform/each-shard';
import { newId } from '../../platform/random';
import { announce } from '../notifications/notifications.service';
import * as queries from './follow-ups.queries';

const AT_ONCE = 100;
/** Limited: after a long outage the next runs continue. */
const ROUNDS = 20;

/** Job: notifies sellers of due follow-ups. Works from stored state, so a missed or repeated run changes nothing. */
export const notifyDueFollowUps = (ctx: Ctx): Promise<void> =>
  eachShard(ctx, async (shard) => {
    const now = ctx.clock.now();
    for (let round = 0; round < ROUNDS; round++) {
      const due = await queries.listDueFollowUps(shard, now, AT_ONCE);
      if (due.length === 0) return;
      const told = due.map(({ id, ownerId }) => ({ leadId: id, ownerId, notificationId: newId(now, id) }));
      await queries.notifyDueFollowUps(shard, told, now);
      for (const { ownerId, notificationId } of told) announce(ctx, ownerId, [notificationId]);
      if (due.length < AT_ONCE) return;
    }
  });
