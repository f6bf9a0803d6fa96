import type { DeviceDto } from '../../../schema/auth/output';
import { AppError } from '../../../schema/common/errors';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { hmac } from '../../platform/crypto';
import { newId } from '../../platform/random';
import { deviceName } from './device-name';
import * as queries from './session.queries';

/** Keyed, so that it reveals neither the token's hash nor anything else about the session. */
const deviceId = (ctx: UserCtx, sid: string) => hmac(ctx.settings.SECRET_KEY, 'device', sid).slice(0, 32);

/** Where the person is signed in, this device first, then by last use. */
export async function listDevices(ctx: UserCtx): Promise<DeviceDto[]> {
  const open = await queries.listOpenSessions(ctx.directory, ctx.actor.user.id, ctx.clock.now());
  return open
    .map(({ sid, sess, createdAt, lastUsedAt }) => ({
      id: deviceId(ctx, sid),
      name: deviceName(sess.userAgent),
      isThis: sid === ctx.actor.sid,
      signedInAt: iso(createdAt),
      lastUsedAt: iso(lastUsedAt ?? createdAt),
    }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.lastUsedAt.localeCompare(a.lastUsedAt));
}

/** Signs one of the person's devices out. Throws not_found (404) if it is not theirs, or already signed out. */
export async function signOutDevice(ctx: UserCtx, id: string): Promise<void> {
  const now = ctx.clock.now();
  const open = await queries.listOpenSessions(ctx.directory, ctx.actor.user.id, now);
  const session = open.find(({ sid }) => deviceId(ctx, sid) === id);
  if (!session) throw new AppError('device_signed_out');
  const cause = newId(now);
  await queries.revokeSession(ctx.directory, session.sid, { cause, now });
  await ctx.settle(ctx.directory, cause);
  await ctx.sessions.remove(session.sid);
  ctx.defer(ctx.live.closeSessions(ctx.actor.user.id));
}

/** Signs every other device of the person out, at once. Returns the epoch for the new cookie of this one. */
export async function signOutOthers(ctx: UserCtx): Promise<number> {
  const { user, sid } = ctx.actor;
  const now = ctx.clock.now();
  const cause = newId(now);
  const epoch = await queries.revokeOtherSessions(ctx.directory, { userId: user.id, sid }, { cause, now });
  await ctx.settle(ctx.directory, cause);
  ctx.defer(ctx.live.closeSessions(user.id));
  return epoch;
}
