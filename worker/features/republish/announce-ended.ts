import type { Ctx } from '../../context';
import { announce } from '../notifications/notifications.service';
import { listToldRepublishers } from './republish.queries';

/** After a batch with `tellRepublishers`, where only the statement knows the ids: announces what was written at `now`. */
export function announceEnded(
  ctx: Pick<Ctx, 'db' | 'live' | 'later' | 'deliver'>,
  vehicleId: string,
  now: number,
): void {
  ctx.later(listToldRepublishers(ctx.db, vehicleId, now).then((ids) => announce(ctx, ids)));
}
