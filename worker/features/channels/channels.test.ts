import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PERMISSIONS } from '../../../schema/permissions/input';
import { messages, notificationPreferences, pushDevices, sellers } from '../../../schema/shard';
import { BUCKETS_A_SHARD, bucketText } from '../../platform/buckets';
import { databases } from '../../test/databases';
import { anonymous, asSeller, db, offer, publishVehicle, uniqueMobile } from '../../test/factories';
import { deadDatabase } from '../../test/faulty';
import { submit } from '../../test/html-forms';
import { messageSettings, received } from '../../test/message-settings';
import { htmlOf, pageClient } from '../../test/pages';
import { pushSubscription } from '../../test/push';
import { systemCtx } from '../../test/system';
import { everywhere } from '../../test/tick';
import { unsubscribeUrl } from '../messages/unsubscribe';

const SETTINGS = '/api/channels/settings';
const MISSING = '01900000-0000-7000-8000-000000000000';
const DAY = 86_400_000;

const rowsOf = (userId: string) =>
  db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));

describe('notification settings', () => {
  it('are the defaults until something is changed, and only deviations are stored', async () => {
    const seller = await asSeller();
    const { body } = await seller.get(SETTINGS);
    expect(body.events[0]).toEqual({ kind: 'offer', mail: 'on', push: 'on', sms: 'off', whatsapp: 'off' });
    expect(body.events.find(({ kind }: { kind: string }) => kind === 'security').mail).toBe('always');
    const set = (enabled: boolean) =>
      seller.put(`${SETTINGS}/preference`, { kind: 'follow_up', channel: 'push', enabled });
    const { body: changed } = await set(false);
    expect(changed.events).toContainEqual(expect.objectContaining({ kind: 'follow_up', push: 'off' }));
    expect(await rowsOf(seller.user.id)).toHaveLength(1);
    await set(true);
    expect(await rowsOf(seller.user.id)).toEqual([]);
  });

  it('cannot turn off what is always on, or turn on what is never sent', async () => {
    const seller = await asSeller();
    for (const [kind, channel] of [
      ['security', 'mail'],
      ['payment', 'mail'],
      ['milestone', 'mail'],
      ['rc', 'sms'],
    ]) {
      for (const enabled of [true, false]) {
        expect((await seller.put(`${SETTINGS}/preference`, { kind, channel, enabled })).status).toBe(400);
      }
    }
    expect(await rowsOf(seller.user.id)).toEqual([]);
  });

  it('require an opt-in for messages to a number, on the Pro plan, with a verified number, where we send them', async () => {
    const chosen = { kind: 'offer', channel: 'whatsapp', enabled: true };
    const mobile = { mobileNumber: `+91${uniqueMobile()}` };
    const configured = (seller: Awaited<ReturnType<typeof asSeller>>) =>
      seller.with({}, messageSettings() as never);
    const starter = await asSeller({ ...mobile, phoneVerified: true });
    expect((await configured(starter).put(`${SETTINGS}/preference`, chosen)).status).toBe(403);
    const unverified = await asSeller({ plan: 'pro', ...mobile });
    expect((await configured(unverified).put(`${SETTINGS}/preference`, chosen)).status).toBe(409);
    const pro = await asSeller({ plan: 'pro', ...mobile, phoneVerified: true });
    expect((await pro.put(`${SETTINGS}/preference`, chosen)).status).toBe(409);
    expect((await configured(pro).put(`${SETTINGS}/preference`, chosen)).status).toBe(200);
    expect(await rowsOf(pro.user.id)).toMatchObject([
      { channel: 'whatsapp', enabled: true, consentVersion: 'number-messages-2026-11-2' },
    ]);
    // Someone who may no longer opt in may still opt out.
    await configured(pro).put(`${SETTINGS}/preference`, { ...chosen, enabled: false });
    expect(await rowsOf(pro.user.id)).toEqual([]);
  });

  it('have quiet hours, in Indian time', async () => {
    const seller = await asSeller();
    const set = (quietHours: unknown) => seller.put(`${SETTINGS}/quiet-hours`, { quietHours });
    const hours = { from: '22:30', to: '06:05' };
    expect((await set(hours)).body.quietHours).toEqual(hours);
    expect((await set({ from: '22:30', to: '22:30' })).status).toBe(400);
    expect((await set({ from: '24:00', to: '06:00' })).status).toBe(400);
    expect((await set(null)).body.quietHours).toBeNull();
  });

  it('send a test message, and show its result or why there is none', async () => {
    const seller = await asSeller();
    const configured = seller.with({}, messageSettings() as never);
    const test = (channel: string) => configured.post(`${SETTINGS}/test`, { channel });
    expect((await test('mail')).status).toBe(202);
    expect(await received(seller.user.email)).toMatchObject([{ subject: 'Chaabi reaches you here' }]);
    const { body } = await configured.get(SETTINGS);
    expect(body.channels[0]).toMatchObject({ channel: 'mail', problem: null, test: { outcome: 'sent' } });
    const refused = [await test('push'), await test('sms')];
    expect(refused.map(({ status, body: { message } }) => [status, message])).toEqual([
      [409, 'Allow notifications first'],
      [409, 'Messages to your number are part of the Pro plan'],
    ]);
  });
});

describe('push devices', () => {
  const devicesOf = (userId: string) => db.select().from(pushDevices).where(eq(pushDevices.userId, userId));

  it('are listed, renewed and removed; a removed one returns only at its person’s request', async () => {
    const seller = await asSeller({ permissions: DEFAULT_PERMISSIONS });
    const browser = pushSubscription();
    const put = (isRenewal: boolean) => seller.put('/api/channels/devices', { ...browser, isRenewal });
    const list = async () => (await seller.get(SETTINGS)).body.devices;
    await put(false);
    await put(true);
    const [device, ...none] = await list();
    expect(none).toEqual([]);
    expect(device).toMatchObject({ name: 'Chrome on Android', isThisSession: true });
    expect((await seller.delete(`/api/channels/devices/${device.id}`)).status).toBe(200);
    await put(true);
    expect(await list()).toEqual([]);
    await put(false);
    expect(await list()).toHaveLength(1);
    expect((await seller.delete(`/api/channels/devices/${MISSING}`)).status).toBe(404);
  });

  it('are written again once a day at most', async () => {
    let now = Date.now();
    const seller = await asSeller({}, { clock: { now: () => now } });
    const browser = pushSubscription();
    const put = () => seller.put('/api/channels/devices', { ...browser, isRenewal: true });
    const seen = async () => (await devicesOf(seller.user.id)).map(({ lastSeenAt }) => lastSeenAt);
    const first = now;
    await put();
    now = first + DAY;
    await put();
    expect(await seen()).toEqual([first]);
    now = first + DAY + 1;
    await put();
    expect(await seen()).toEqual([now]);
  });

  it('of another person cannot be removed', async () => {
    const [seller, stranger] = [await asSeller({ shard: 0 }), await asSeller({ shard: 0 })];
    await seller.put('/api/channels/devices', pushSubscription());
    const [device] = await devicesOf(seller.user.id);
    expect((await stranger.delete(`/api/channels/devices/${device?.id}`)).status).toBe(404);
    expect(await devicesOf(seller.user.id)).toMatchObject([{ removedAt: null }]);
  });

  it('are at most ten: the one seen longest ago is replaced', async () => {
    const seller = await asSeller();
    const start = Date.now();
    const browsers = Array.from({ length: 12 }, pushSubscription);
    for (const [at, browser] of browsers.entries()) {
      await seller.at(start + at * 1000).put('/api/channels/devices', browser);
    }
    const left = (await devicesOf(seller.user.id)).map(({ endpoint }) => endpoint).sort();
    expect(left).toEqual(
      browsers
        .slice(2)
        .map(({ endpoint }) => endpoint)
        .sort(),
    );
  });

  it('must be at browsers’ push services, with valid keys', async () => {
    const seller = await asSeller();
    const good = pushSubscription();
    for (const wrong of [
      { ...good, endpoint: 'https://evil.example/fcm/send/1' },
      { ...good, endpoint: 'http://fcm.googleapis.com/fcm/send/1' },
      { ...good, endpoint: 'https://fcm.googleapis.com.evil.example/1' },
      { ...good, endpoint: 'https://fcm.googleapis.com@evil.example/1' },
      { ...good, endpoint: 'https://fcm.googleapis.com:8443/1' },
      { ...good, endpoint: 'https://169.254.169.254/1' },
      { ...good, keys: { ...good.keys, p256dh: 'AAAA' } },
      { ...good, keys: { ...good.keys, auth: '' } },
    ]) {
      expect((await seller.put('/api/channels/devices', wrong)).status).toBe(400);
    }
    expect(await devicesOf(seller.user.id)).toEqual([]);
  });

  it.each([0, 1])(
    'move to the next person who signs in with the browser, who is in shard %i',
    async (shard) => {
      const [seller, next] = [await asSeller({ shard: 0 }), await asSeller({ shard })];
      const browser = pushSubscription();
      await seller.put('/api/channels/devices', browser);
      next.cookies.set('push', seller.cookies.get('push') ?? '');
      await next.put('/api/channels/devices', { ...browser, isRenewal: true });
      expect(await devicesOf(seller.user.id)).toEqual([]);
      expect((await next.get(SETTINGS)).body.devices).toHaveLength(1);
      expect(next.cookies.get('push')).toBe(next.user.id.slice(-3));
    },
  );

  it('are registered while a shard is gone, unless the browser was registered there', async () => {
    const seller = await asSeller({ shard: 0 });
    const lost = seller.with({}, { ...databases, SHARD_1: deadDatabase() });
    const put = () => lost.put('/api/channels/devices', pushSubscription());
    expect((await put()).status).toBe(200);
    for (const [bucket, status] of [
      ['', 200],
      ['what', 200],
      [bucketText(BUCKETS_A_SHARD), 503],
    ] as const) {
      lost.cookies.set('push', bucket);
      expect([bucket, (await put()).status]).toEqual([bucket, status]);
    }
  });

  it('get no message rows once their session has ended', async () => {
    const seller = await asSeller({ permissions: DEFAULT_PERMISSIONS });
    await seller.put('/api/channels/devices', pushSubscription());
    const { id } = await publishVehicle(seller);
    await seller.post('/api/logout');
    await anonymous().post('/api/leads', offer(id));
    const stored = await db.select().from(messages).where(eq(messages.userId, seller.user.id));
    expect(stored.map(({ channel }) => channel)).toEqual(['mail']);
  });

  it('are removed after ninety days without use', async () => {
    const seller = await asSeller();
    await seller.at(Date.now() - 91 * DAY).put('/api/channels/devices', pushSubscription());
    const { deleteExpiredRows } = await import('../../jobs/retention');
    await everywhere(deleteExpiredRows, systemCtx());
    expect(await devicesOf(seller.user.id)).toEqual([]);
  });
});

describe('the unsubscribe link of a mail', () => {
  const linkOf = (userId: string) => new URL(unsubscribeUrl(systemCtx(), userId, 'offer')).pathname;

  it('changes nothing when opened, and unsubscribes by its button', async () => {
    const { user } = await asSeller();
    const path = linkOf(user.id);
    expect(htmlOf(await pageClient().get(path))).toContain('Turn these mails off');
    expect(await rowsOf(user.id)).toEqual([]);
    const answer = await submit(pageClient(), path, { 'List-Unsubscribe': 'One-Click' });
    expect(htmlOf(answer)).toContain('These mails are off');
    expect(await rowsOf(user.id)).toMatchObject([{ kind: 'offer', channel: 'mail', enabled: false }]);
    expect(htmlOf(await pageClient().get(path))).toContain('These mails are off');
  });

  it('is read in Hindi, with what the mails are about', async () => {
    const { user } = await asSeller();
    const path = linkOf(user.id);
    const page = htmlOf(await pageClient().get(`${path}?lang=hi`));
    expect(page).toContain('“नए ऑफ़र” के मेल');
    expect(page).toContain('ये मेल बंद करें');
    expect(htmlOf(await pageClient().get(`${path.slice(0, -1)}?lang=hi`))).toContain('यह लिंक नहीं चल रहा');
  });

  it('works by one click in a mail program, which sends no origin and no cookie', async () => {
    const { user } = await asSeller();
    const answer = await pageClient().send('POST', linkOf(user.id), {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: '' },
    });
    expect(answer.status).toBe(200);
    expect(await rowsOf(user.id)).toHaveLength(1);
  });

  it('leads nowhere with another key, another person or another event', async () => {
    const [{ user }, { user: other }] = [await asSeller(), await asSeller()];
    const path = linkOf(user.id);
    for (const wrong of [
      path.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      path.replace(user.id, other.id),
      path.replace('/offer/', '/rc/'),
    ]) {
      expect((await pageClient().get(wrong)).status).toBe(404);
      const form = { 'List-Unsubscribe': 'One-Click' };
      expect((await submit(pageClient(), wrong, form)).status).toBe(404);
    }
    expect([await rowsOf(user.id), await rowsOf(other.id)]).toEqual([[], []]);
  });

  it('changes nothing for an account that is being erased, and says so', async () => {
    const seller = await asSeller();
    await db.update(sellers).set({ erasingAt: 1 }).where(eq(sellers.id, seller.user.id));
    const { status } = await submit(pageClient(), linkOf(seller.user.id), {
      'List-Unsubscribe': 'One-Click',
    });
    expect(status).toBe(404);
    expect(await rowsOf(seller.user.id)).toEqual([]);
  });
});
