import type { Effects } from '../feature';
import { announce } from '../notifications/notifications.service';
import { saveReminder } from './reminders.queries';

export const leadsEffects = {
  reminder: {
    from: 'shard',
    to: 'shard',
    does: 'A follow-up set by somebody who works for the seller is due: that person is notified',
    once: 'the notification’s id',
    order: 'each is a notification of its own',
    apply: async (ctx, { personId, notice }) => {
      await saveReminder(ctx.shardOf(personId), personId, notice);
      announce(ctx, personId, [notice.id]);
      return null;
    },
  },
} satisfies Effects;
