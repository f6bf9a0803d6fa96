import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessions } from '../../schema/directory';
import { hubOf, userHub } from '../platform/live';
import { aMinuteLater } from '../test/a-minute-later';
import {
  anonymous,
  asSeller,
  changeUser,
  codeFor,
  db,
  offer,
  publishVehicle,
  type Seller,
  signInAgain,
} from '../test/factories';
import { openSocket, type TestSocket } from '../test/sockets';
import { soon } from '../test/soon';
import type { LiveHub } from './live-hub';

const MINUTE = 60_000;
const hub = ({ user }: Seller) =>
  hubOf(env.LIVE_HUB, userHub(user.id)) as unknown as DurableObjectStub<LiveHub>;
const activity = { type: 'user_activity', userId: null, timestamp: 0 };
const someMessage = { type: 'views', vehicleId: 'v', republishedVehicleId: null, views: 1 } as const;

const codeOf = (socket: TestSocket) =>
  soon(() => {
    if (!socket.closed) throw new Error('still open');
    return socket.closed.code;
  });

afterEach(() => void vi.restoreAllMocks());

describe('a socket ends with its session', () => {
  it('at log-out, and only that session’s', async () => {
    const seller = await asSeller();
    const socket = await openSocket(seller);
    const phone = await openSocket(await anotherSession(seller));
    await seller.post('/api/logout');
    expect(await codeOf(socket)).toBe(4401);
    expect(phone.closed).toBeNull();
  });

  it('at a new password', async () => {
    const seller = await asSeller();
    const socket = await openSocket(seller);
    const { email } = seller.user;
    await anonymous().post('/api/auth/forgot-password', { email });
    const otp = await codeFor(email);
    const answer = await anonymous().post('/api/auth/reset-password', {
      email,
      otp,
      password: 'battery-staple-9',
    });
    expect(answer.status).toBe(200);
    expect(await codeOf(socket)).toBe(4401);
  });

  it('when its person is suspended: nothing more is sent after a minute, even if the close call is lost', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    const socket = await openSocket(seller);
    await changeUser(seller.user.id, { isActive: false });
    aMinuteLater();
    await hub(seller).publish([{ ...someMessage, vehicleId: id }]);
    expect(await codeOf(socket)).toBe(4401);
    expect(socket.messages).toEqual([]);
  });

  it('and is looked at every hour, also if it is the only one', async () => {
    const seller = await asSeller();
    await openSocket(seller);
    for (let check = 0; check < 2; check++) {
      const at = await runInDurableObject(hub(seller), (_, state) => state.storage.getAlarm());
      expect(Math.ceil(((at ?? 0) - Date.now()) / MINUTE)).toBe(60);
      await runDurableObjectAlarm(hub(seller));
    }
  });

  it('when it expires, at the next check or the next frame', async () => {
    const [idle, busy] = [await asSeller(), await asSeller()];
    const sockets = [await openSocket(idle), await openSocket(busy)] as const;
    for (const { user } of [idle, busy]) {
      await db
        .update(sessions)
        .set({ expire: Date.now() - 1 })
        .where(eq(sessions.userId, user.id));
    }
    aMinuteLater();
    expect(await runDurableObjectAlarm(hub(idle))).toBe(true);
    sockets[1].send(activity);
    expect(await Promise.all(sockets.map(codeOf))).toEqual([4401, 4401]);
  });

  it('and a new one opens at once', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    const old = await openSocket(seller);
    const again = await anotherSession(seller);
    await seller.post('/api/logout');
    await codeOf(old);
    const socket = await openSocket(again);
    await anonymous().post('/api/leads', offer(id));
    await soon(() => expect(socket.of('lead')).toHaveLength(1));
  });
});

/** The same person in another browser. */
async function anotherSession({ user }: Seller): Promise<Seller> {
  const other = await asSeller();
  await signInAgain(other, user.id, Date.now());
  return Object.assign(other, { user });
}
