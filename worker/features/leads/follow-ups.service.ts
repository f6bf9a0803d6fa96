import type { Ctx } from '../../context';
import { newId } from '../../platform/random';
import { announce } from '../notifications/notifications.service';
import * as queries from './follow-ups.queries';

const AT_ONCE = 100;
/** A run has to end, too: what is left after a long silence is told by the next ones. */
const ROUNDS = 20;

/** Job: tells sellers of follow-ups that are due. Works from stored state, so a missed or a second run changes nothing. */
export async function tellDueFollowUps(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  for (let round = 0; round < ROUNDS; round++) {
    const due = await queries.listDueFollowUps(ctx.db, now, AT_ONCE);
    if (due.length === 0) return;
    const told = due.map(({ id }) => ({ leadId: id, notificationId: newId(now) }));
    await queries.tellDueFollowUps(ctx.db, told, now);
    announce(
      ctx,
      told.map(({ notificationId }) => notificationId),
    );
    if (due.length < AT_ONCE) return;
  }
}
