import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { DeviceDto } from '../../../schema/auth/output';
import { durableLive } from '../../platform/live';
import { anonymous, asSeller, PASSWORD, type Seller } from '../../test/factories';
import { sidOf } from '../../test/sessions';
import { deviceName } from './device-name';

const MINUTE = 60_000;
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const listed = async (seller: Pick<Seller, 'get'>): Promise<DeviceDto[]> =>
  (await seller.get('/api/auth/sessions')).body;

/** Another browser of the same person. */
async function alsoOn(seller: Seller, userAgent = SAFARI, now = Date.now()) {
  const client = anonymous().at(now);
  const json = { email: seller.user.email, password: PASSWORD };
  await client.post('/api/auth/login', json, { headers: { 'user-agent': userAgent } });
  return client;
}

const isSignedIn = async (client: Pick<Seller, 'get'>) => (await client.get('/api/auth/user')).status === 200;

describe('devices', () => {
  it('are listed by name, the current one first, without other people’s', async () => {
    const [seller] = [await asSeller(), await asSeller()];
    const before = Date.now() - 60 * MINUTE;
    const phone = await alsoOn(seller, SAFARI, before);
    const [own, other, ...rest] = await listed(seller);
    expect(rest).toEqual([]);
    expect(own).toMatchObject({ isThis: true, name: 'Unknown device' });
    expect(other).toMatchObject({
      isThis: false,
      name: 'Safari on iPhone',
      signedInAt: new Date(before).toISOString(),
    });
    const tokens = [seller, phone].map((client) => client.cookies.get('sid')?.split('.')[1] ?? '');
    for (const secret of [...tokens, sidOf(seller), sidOf(phone)]) {
      expect(JSON.stringify([own, other])).not.toContain(secret.slice(0, 12));
    }
  });

  it('know when they were last used, each separately', async () => {
    const now = Date.now();
    const seller = await asSeller();
    const phone = await alsoOn(seller, SAFARI, now);
    await phone.at(now + 60 * MINUTE).get('/api/auth/user');
    const [own, other] = await listed(seller);
    expect(other?.lastUsedAt).toBe(new Date(now + 60 * MINUTE).toISOString());
    expect(Date.parse(own?.lastUsedAt ?? '')).toBeLessThan(now + MINUTE);
  });

  it('are signed out one by one, in the database and the store', async () => {
    const seller = await asSeller();
    const [phone, tablet] = [await alsoOn(seller), await alsoOn(seller)];
    const sid = sidOf(phone);
    const devices = await listed(phone);
    const id = devices.find(({ isThis }) => isThis)?.id ?? '';
    expect(await env.SESSIONS.get(`session:${sid}`)).not.toBeNull();
    expect((await seller.delete(`/api/auth/sessions/${id}`)).status).toBe(200);
    expect(await env.SESSIONS.get(`session:${sid}`)).toBeNull();
    expect([await isSignedIn(phone), await isSignedIn(tablet), await isSignedIn(seller)]).toEqual([
      false,
      true,
      true,
    ]);
    expect((await seller.delete(`/api/auth/sessions/${id}`)).status).toBe(404);
    expect(await listed(seller)).toHaveLength(2);
  });

  it('are all signed out but this one', async () => {
    const [seller, stranger] = [await asSeller(), await asSeller()];
    const others = [await alsoOn(seller), await alsoOn(seller)];
    const closed: string[] = [];
    const closeEnded = async (userId: string) => void closed.push(userId);
    const watched = seller.with({ live: { ...durableLive(env.LIVE_HUB), closeEnded } });
    expect((await watched.delete('/api/auth/sessions')).status).toBe(200);
    expect(closed).toEqual([seller.user.id]);
    for (const client of others) expect(await isSignedIn(client)).toBe(false);
    expect(await isSignedIn(stranger)).toBe(true);
    expect(await listed(seller)).toMatchObject([{ isThis: true }]);
  });

  it('are 404 if they are other people’s or unknown, and a visitor has none', async () => {
    const [seller, stranger] = [await asSeller(), await asSeller()];
    const [device] = await listed(seller);
    for (const id of [device?.id, sidOf(seller), 'f'.repeat(32), 'x']) {
      expect((await stranger.delete(`/api/auth/sessions/${id}`)).status).toBe(404);
    }
    expect(await isSignedIn(seller)).toBe(true);
    expect((await anonymous().get('/api/auth/sessions')).status).toBe(401);
    expect((await anonymous().delete('/api/auth/sessions')).status).toBe(401);
  });
});

describe('a device’s name', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0',
      'Firefox on Mac',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [SAFARI, 'Safari on iPhone'],
    ['curl/8.5.0', 'Unknown device'],
    ['<script>alert(1)</script>', 'Unknown device'],
  ])('of %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
});
