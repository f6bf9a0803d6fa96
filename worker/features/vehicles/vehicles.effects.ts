import type { Effects } from '../feature';
import { announce } from '../notifications/notifications.service';
import { invalidateVehicle } from './cached-pages.service';
import { followReport } from './report.queries';

export const vehiclesEffects = {
  report: {
    from: 'directory',
    to: 'shard',
    does: 'A listing that operators hid or restored is hidden or shown, and its seller is notified',
    once: 'the time of the decision; the notification’s id',
    order: '`vehicles.decided_at`',
    apply: async (ctx, report) => {
      const { vehicleId, notificationId } = report;
      const ownerId = await followReport(ctx.shardOf(vehicleId), report);
      if (ownerId) announce(ctx, ownerId, [notificationId]);
      await invalidateVehicle(ctx, vehicleId);
      return null;
    },
  },
} satisfies Effects;
