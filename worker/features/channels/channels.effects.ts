import type { Ctx } from '../../context';
import type { Payloads } from '../../platform/effect-kinds';
import { endDevices } from './devices.queries';

/** Ends push messages to browsers whose sessions have ended. */
export async function applySessions(ctx: Ctx, { userId, sids }: Payloads['sessions']): Promise<null> {
  await endDevices(ctx.shardOf(userId), userId, sids);
  return null;
}
