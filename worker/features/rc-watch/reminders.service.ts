import { REMINDER_DAYS } from '../../../schema/rc-watch/kinds';
import { dueReminder, nextReminder } from '../../../schema/rc-watch/times';
import type { Ctx } from '../../context';
import type { ShardDb } from '../../platform/db';
import { hasBudget } from '../../platform/query-budget';
import { newId } from '../../platform/random';
import { announce } from '../notifications/notifications.service';
import * as queries from './reminders.queries';

const MAX_BATCH = 100;

/**
 * Job: reminds sellers of RCs that nobody has seen in the buyer's name, each day once; a late run tells of the latest day
 * only. Nothing is said of vehicles that were deleted, or are not sold any more.
 */
export async function remindOfRcs(ctx: Ctx, shard: ShardDb): Promise<void> {
  const now = ctx.clock.now();
  for (let isMore = true; isMore && hasBudget(); ) {
    const due = await queries.listDueReminders(shard, now, MAX_BATCH);
    isMore = due.length === MAX_BATCH;
    if (due.length === 0) return;
    const reminders = due.map(({ id, ownerId, sale: { soldOn }, remindAt, isTold }) => ({
      ownerId,
      reminder: {
        watchId: id,
        notificationId: newId(now, ownerId),
        day: dueReminder(soldOn, now) ?? REMINDER_DAYS[0],
        due: remindAt,
        next: nextReminder(soldOn, now),
        isTold: isTold ? 1 : 0,
      } satisfies queries.Reminder,
    }));
    await queries.remind(
      shard,
      reminders.map(({ reminder }) => reminder),
      now,
    );
    for (const { ownerId, reminder } of reminders) {
      if (reminder.isTold) announce(ctx, ownerId, [reminder.notificationId]);
    }
  }
}
