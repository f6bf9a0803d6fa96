import type { PushDeviceInput } from '../../../schema/channels/input';
import type { PushDeviceDto } from '../../../schema/channels/output';
import { AppError } from '../../../schema/common/errors';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { newId } from '../../platform/random';
import { deviceName } from '../auth/device-name';
import { listValidSessions } from '../auth/valid-sessions';
import * as queries from './devices.queries';

/** The person's devices that get push messages, most recently seen first. */
export async function listDevices(ctx: UserCtx): Promise<PushDeviceDto[]> {
  const { user, sid } = ctx.actor;
  const rows = await queries.listDevices(ctx.shardOf(user.id), user.id);
  const sids = rows.map((row) => row.sid);
  const valid = await listValidSessions(ctx, user.id, sids, ctx.clock.now());
  return rows
    .filter((row) => valid.has(row.sid))
    .map((row) => ({
      id: row.id,
      name: deviceName(row.userAgent),
      isThisSession: row.sid === sid,
      addedAt: iso(row.createdAt),
      lastSeenAt: iso(row.lastSeenAt),
    }));
}

const BUCKET = /^[0-9a-f]{3}$/;

/**
 * Stores this browser's subscription, which ends with this session. `before`: the bucket of whoever had it,
 * as the browser's cookie says.
 */
export async function addDevice(
  ctx: UserCtx,
  { endpoint, keys, isRenewal }: PushDeviceInput,
  before: string,
): Promise<void> {
  const { user, sid } = ctx.actor;
  const now = ctx.clock.now();
  const device = {
    id: newId(now, user.id),
    userId: user.id,
    sid,
    endpoint,
    ...keys,
    userAgent: ctx.client.userAgent.slice(0, 200),
    createdAt: now,
    lastSeenAt: now,
  };
  const shard = ctx.shardOf(user.id);
  // The browser may have belonged to someone in another shard, whose messages it must not get. If that shard
  // does not respond, registration is refused and the browser retries.
  const other = BUCKET.test(before) ? ctx.shardOf(before) : shard;
  if (other !== shard) await queries.deleteEndpoint(other, endpoint);
  await queries.writeDevice(shard, device, isRenewal);
}

/** Stops push messages to a device. Throws not_found (404) if it is not the person's. */
export async function removeDevice(ctx: UserCtx, id: string): Promise<void> {
  if (!(await queries.removeDevice(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id, id, ctx.clock.now()))) {
    throw new AppError('device_without_push');
  }
}
