import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions } from '../../../schema/directory';
import { createApp } from '../../app';
import type { Platform } from '../../context';
import { newId } from '../../platform/random';
import type { SessionStore } from '../../platform/sessions';
import { TestClient } from '../../test/client';
import { asSeller, db, PASSWORD, type Seller, shardOf } from '../../test/factories';
import { sidOf } from '../../test/sessions';
import { extendSession, sellerHome } from './session.queries';

const DAY = 86_400_000;
const inDays = (days: number): Partial<Platform> => ({ clock: { now: () => Date.now() + days * DAY } });

function sameBrowser(seller: Seller, overrides: Partial<Platform>) {
  const client = new TestClient(overrides);
  client.cookies.set('sid', seller.cookies.get('sid') ?? '');
  return client;
}

const cookieSet = (headers: Headers) => headers.getSetCookie().find((cookie) => cookie.startsWith('sid='));

describe('a session', () => {
  it('is extended by use after seven days, together with its cookie', async () => {
    const seller = await asSeller();
    const early = await sameBrowser(seller, inDays(6)).get('/api/auth/user');
    expect([early.status, cookieSet(early.headers)]).toEqual([200, undefined]);

    const used = await sameBrowser(seller, inDays(8)).get('/api/auth/user');
    expect(cookieSet(used.headers)).toBe(
      `sid=${seller.cookies.get('sid')}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect((await sameBrowser(seller, inDays(37)).get('/api/auth/user')).status).toBe(200);
  });

  it('ends after thirty days without use', async () => {
    const seller = await asSeller();
    expect((await sameBrowser(seller, inDays(30.01)).get('/api/auth/user')).status).toBe(401);
  });

  it('is extended on a page too, whose handler returns a Response of its own', async () => {
    const seller = await asSeller();
    const app = createApp({
      overrides: inDays(8),
      pages: (router) => router.get('*', () => new Response('page')),
    });
    const headers = { cookie: `sid=${seller.cookies.get('sid')}` };
    const page = await app.fetch(
      new Request('http://localhost/dashboard', { headers }),
      { ...env },
      createExecutionContext(),
    );
    expect(cookieSet(page.headers)).toContain('Max-Age=2592000');
  });

  it('is not restored by the log-out that would have extended it', async () => {
    const seller = await asSeller();
    const { headers } = await sameBrowser(seller, inDays(8)).post('/api/logout');
    expect(headers.getSetCookie().filter((cookie) => cookie.startsWith('sid='))).toEqual([
      expect.stringContaining('Max-Age=0'),
    ]);
  });

  it('is not extended once it has ended, by a request in progress', async () => {
    const seller = await asSeller();
    const sid = sidOf(seller);
    await sellerHome(shardOf(seller.user.id), seller.user.id).revoke(sid, {
      cause: newId(Date.now()),
      now: Date.now(),
    });
    expect(await extendSession(db, sid, Date.now() + 30 * DAY, 90 * DAY)).toBeNull();
  });

  it('ends ninety days after it began, however much it is used', async () => {
    const seller = await asSeller();
    for (const day of [20, 40, 60, 75, 89]) {
      expect((await sameBrowser(seller, inDays(day)).get('/api/auth/user')).status, `day ${day}`).toBe(200);
    }
    await sameBrowser(seller, inDays(89)).post('/api/auth/refresh-session');
    const kept = await env.SESSIONS.get(`session:${sidOf(seller)}`, 'json');
    const [row] = await db.select().from(sessions).where(eq(sessions.userId, seller.user.id));
    expect(row?.expire).toBe((row?.createdAt ?? 0) + 90 * DAY);
    expect(kept).toMatchObject({ createdAt: row?.createdAt, expiresAt: row?.expire });
    const last = await sameBrowser(seller, inDays(89.99)).get('/api/auth/user');
    expect([last.status, cookieSet(last.headers)]).toEqual([200, undefined]);
    expect((await sameBrowser(seller, inDays(90.01)).get('/api/auth/user')).status).toBe(401);
  });

  it('is ended by any later sign-in in its browser, and only there', async () => {
    const [seller, other] = [await asSeller(), await asSeller()];
    const elsewhere = new TestClient();
    const person = { email: seller.user.email, password: PASSWORD };
    await elsewhere.post('/api/auth/login', person);
    for (const { user } of [seller, other]) {
      const before = sameBrowser(seller, {});
      expect((await before.get('/api/auth/user')).status).toBe(200);
      await seller.post('/api/auth/login', { email: user.email, password: PASSWORD });
      expect((await before.get('/api/auth/user')).status).toBe(401);
    }
    expect((await seller.get('/api/auth/user')).body.id).toBe(other.user.id);
    for (const client of [elsewhere, other]) expect((await client.get('/api/auth/user')).status).toBe(200);
  });

  it('gets a new token at every log-in', async () => {
    const seller = await asSeller();
    const before = seller.cookies.get('sid');
    await seller.post('/api/auth/login', { email: seller.user.email, password: PASSWORD });
    expect(seller.cookies.get('sid')).not.toBe(before);
  });

  it('survives an outage of the session store: D1 decides', async () => {
    const broken: SessionStore = {
      find: async () => null,
      put: async () => {},
      remove: async () => {},
      erase: async () => {},
      check: () => Promise.reject(new Error('sessions are down')),
    };
    const seller = await asSeller();
    const client = sameBrowser(seller, { sessions: broken });
    expect((await client.get('/api/auth/user')).status).toBe(200);
    expect((await client.get('/api/auth/session-health')).body).toMatchObject({
      sessionExists: true,
      isAuthenticated: true,
      persistentUser: false,
    });
    expect(
      (await client.post('/api/auth/login', { email: seller.user.email, password: PASSWORD })).status,
    ).toBe(200);
  });

  it('survives a session store that throws at every call', async () => {
    const fail = () => Promise.reject(new Error('KV is down'));
    const seller = await asSeller();
    const client = new TestClient(
      {},
      { SESSIONS: Object.assign(Object.create(env.SESSIONS), { get: fail, put: fail, delete: fail }) },
    );
    client.cookies.set('sid', seller.cookies.get('sid') ?? '');
    expect((await client.get('/api/auth/user')).status).toBe(200);
    expect((await client.post('/api/logout')).status).toBe(200);
    expect((await seller.get('/api/auth/user')).status).toBe(401);
  });
});
