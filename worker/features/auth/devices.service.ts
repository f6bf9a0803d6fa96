import type { DeviceDto } from '../../../schema/auth/output';
import { AppError } from '../../../schema/common/errors';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { hmac } from '../../platform/crypto';
import { newId } from '../../platform/random';
import { deviceName } from './device-name';
import { raiseEpoch } from './operator-sessions.queries';
import { keepSession } from './session.queries';
import { endSessionAt } from './session.service';
import { homeOf } from './session-home';

/** Keyed, so that it reveals nothing about the token's hash or the session. */
const deviceId = (ctx: UserCtx, sid: string) => hmac(ctx.settings.SECRET_KEY, 'device', sid).slice(0, 32);

/** The person's valid sessions and the databases they are in. A seller has none in the directory. */
async function openSessions(ctx: UserCtx) {
  const { id, isAdmin } = ctx.actor.user;
  const homes = [homeOf(ctx, id, false), ...(isAdmin ? [homeOf(ctx, id, true)] : [])];
  const listed = homes.map(async (home) => {
    const rows = await home.list(ctx.clock.now());
    return rows.map((row) => ({ ...row, home }));
  });
  return (await Promise.all(listed)).flat();
}

/** Where the person is signed in, this device first, then by last use. */
export async function listDevices(ctx: UserCtx): Promise<DeviceDto[]> {
  const open = await openSessions(ctx);
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

/**
 * Signs out one of the person's devices. Throws not_found (404) if it is not theirs or already signed out.
 */
export async function signOutDevice(ctx: UserCtx, id: string): Promise<void> {
  const session = (await openSessions(ctx)).find(({ sid }) => deviceId(ctx, sid) === id);
  if (!session) throw new AppError('device_signed_out');
  await endSessionAt(ctx, session.home, session.sid);
}

/** Signs out every other device of the person at once. Returns the epoch for this one's new cookie. */
export async function signOutOthers(ctx: UserCtx): Promise<number> {
  const { user, sid } = ctx.actor;
  const now = ctx.clock.now();
  const cause = newId(now);
  const epoch = await raiseEpoch(ctx.directory, { userId: user.id, sid }, { cause, now });
  // Before the effect, which would end this session too.
  await keepSession(ctx.shardOf(user.id), { userId: user.id, sid, epoch }, now);
  await ctx.settle(ctx.directory, cause);
  return epoch;
}
