import type { Ctx } from '../../context';
import type { Payloads } from '../../platform/effect-kinds';
import { announce } from '../notifications/notifications.service';
import { invalidateVehicle } from './cached-pages.service';
import { followReport } from './report.queries';

/** Hides or restores a listing as operators have decided, and notifies its seller if buyers see a difference. */
export async function applyReport(ctx: Ctx, report: Payloads['report']): Promise<null> {
  const { vehicleId, notificationId } = report;
  const ownerId = await followReport(ctx.shardOf(vehicleId), report);
  if (ownerId) announce(ctx, ownerId, [notificationId]);
  await invalidateVehicle(ctx, vehicleId);
  return null;
}
