import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions } from '../../../schema/directory';
import { pushDevices } from '../../../schema/shard';
import { TestClient } from '../../test/client';
import { asSeller, codeFor, db, PASSWORD, type Seller } from '../../test/factories';
import { fakeHash, fakePasswords } from '../../test/fake-passwords';
import { pushSubscription } from '../../test/push';
import { openSocket, type TestSocket } from '../../test/sockets';
import { soon } from '../../test/soon';

const NEW = 'another-horse-8';
const parts = [{ passwords: fakePasswords() }, { RATE_SCALE: '1' }] as const;
const browser = () => new TestClient(...parts);

/** Someone who knew the old password, with everything it gave them. */
interface Thief {
  owner: Seller;
  /** Signed in with the old password. */
  client: TestClient;
  socket: TestSocket;
  /** A code for a new password, mailed earlier. */
  olderCode: string;
}

const reset = (client: TestClient, email: string, otp: string) =>
  client.post('/api/auth/reset-password', { email, otp, password: NEW });

/** Mails about sign-ins on unknown devices. */
async function devicesMailedTo(email: string): Promise<number> {
  const { body } = await new TestClient().get('/dev/outbox', { headers: { accept: 'application/json' } });
  return body.filter(
    (mail: { to: string; subject: string }) => mail.to === email && /sign-in|signed in/i.test(mail.subject),
  ).length;
}

/**
 * Everything that ends with a password change, each with a check that it has ended. Anything that a future
 * sign-in grants belongs here.
 */
const ENDS: Record<string, (thief: Thief) => Promise<boolean>> = {
  'the password': async ({ owner: { user } }) =>
    (await browser().post('/api/auth/login', { email: user.email, password: PASSWORD })).status === 401,
  'their session': async ({ client }) => (await client.get('/api/auth/user')).status === 401,
  'every session’s row': async ({ owner: { user } }) =>
    (
      await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, user.id), isNull(sessions.revokedAt)))
    ).length === 1,
  'the session store’s record': async ({ client }) =>
    (await client.get('/api/auth/session-health')).body.isAuthenticated === false,
  'open sockets': async ({ socket }) => soon(() => expect(socket.closed?.code).toBe(4401)).then(() => true),
  'push messages to their browser': async ({ owner: { user } }) =>
    (
      await db
        .select()
        .from(pushDevices)
        .where(and(eq(pushDevices.userId, user.id), isNull(pushDevices.removedAt)))
    ).length === 0,
  'codes that were mailed before': async ({ owner: { user }, olderCode }) =>
    (await reset(browser(), user.email, olderCode)).status === 400,
  'the known device: its next sign-in is mailed to the owner': async ({ owner: { user }, client }) => {
    const before = await devicesMailedTo(user.email);
    const { status } = await client.post('/api/auth/login', { email: user.email, password: NEW });
    return status === 200 && (await devicesMailedTo(user.email)) === before + 1;
  },
};

async function makeThief(): Promise<Thief> {
  const owner = await asSeller({ password: fakeHash(PASSWORD), lastLoginAt: Date.now() });
  const { email } = owner.user;
  const client = browser();
  await client.post('/api/auth/login', { email, password: PASSWORD });
  await client.put('/api/channels/devices', pushSubscription());
  const socket = await openSocket(Object.assign(client, { user: owner.user }));
  const earlier = browser().at(Date.now() - 5 * 60_000);
  await earlier.post('/api/auth/forgot-password', { email });
  return { owner, client, socket, olderCode: await codeFor(email) };
}

describe('a new password ends', () => {
  it.each(Object.entries(ENDS))('%s', async (_, hasEnded) => {
    const thief = await makeThief();
    const { email } = thief.owner.user;
    expect((await thief.client.get('/api/auth/user')).status).toBe(200);
    const rescuer = browser();
    await rescuer.post('/api/auth/forgot-password', { email });
    expect((await reset(rescuer, email, await codeFor(email))).status).toBe(200);
    expect(await hasEnded(thief)).toBe(true);
  });

  it('nothing for the browser in which it was chosen', async () => {
    const { owner } = await makeThief();
    const { email } = owner.user;
    const rescuer = browser();
    await rescuer.post('/api/auth/forgot-password', { email });
    await reset(rescuer, email, await codeFor(email));
    const before = await devicesMailedTo(email);
    await rescuer.post('/api/logout');
    expect((await rescuer.post('/api/auth/login', { email, password: NEW })).status).toBe(200);
    expect(await devicesMailedTo(email)).toBe(before);
  });
});

describe('signing out everywhere else', () => {
  it('makes other devices unknown, and leaves this one known', async () => {
    const { owner, client } = await makeThief();
    const here = browser();
    const json = { email: owner.user.email, password: PASSWORD };
    await here.post('/api/auth/login', json);
    await here.delete('/api/auth/sessions');
    const before = await devicesMailedTo(json.email);
    await here.post('/api/logout');
    await here.post('/api/auth/login', json);
    expect(await devicesMailedTo(json.email)).toBe(before);
    await client.post('/api/auth/login', json);
    expect(await devicesMailedTo(json.email)).toBe(before + 1);
  });
});
