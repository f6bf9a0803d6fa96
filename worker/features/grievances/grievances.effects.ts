import type { Effects } from '../feature';
import { announce } from '../notifications/notifications.service';
import { notifyOwner } from './notice.queries';

export const grievancesEffects = {
  grievance: {
    from: 'directory',
    to: 'shard',
    does: 'Operators look into a complaint about a listing: its seller is notified, and not of who complained',
    once: 'the notification’s id',
    order: 'each is a notification of its own',
    apply: async (ctx, grievance) => {
      const { vehicleId, notificationId } = grievance;
      const ownerId = await notifyOwner(ctx.shardOf(vehicleId), grievance);
      if (ownerId) announce(ctx, ownerId, [notificationId]);
      return null;
    },
  },
} satisfies Effects;
