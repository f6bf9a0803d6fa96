import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobMarks, messages, pushDevices } from '../../../schema/shard';
import { anonymous, asSeller, db, offer, publishVehicle, uniqueMobile } from '../../test/factories';
import {
  deliverAt,
  messageSettings,
  newBrowser,
  received,
  release,
  texted,
  withBrowser,
} from '../../test/message-settings';
import { numberOf, proWithNumber, withWaiting } from '../../test/messages';
import { soon } from '../../test/soon';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('a channel that fails', () => {
  it('does not delay others, and is retried less and less often', async () => {
    const { seller, browser } = await withBrowser({ email: `fails-${uniqueMobile()}@example.test` });
    const { now, of } = await withWaiting(seller, ['mail', 'push']);
    await deliverAt(now);
    expect(await received(browser.endpoint)).toHaveLength(1);
    expect(await of('mail')).toMatchObject({
      outcome: null,
      error: 'mail provider answered 500',
      attempts: 1,
    });
    const tries: number[] = [];
    for (let minute = 1; minute <= 16; minute++) {
      const before = (await of('mail'))?.attempts ?? 0;
      await deliverAt(now + minute * MINUTE);
      if (((await of('mail'))?.attempts ?? 0) > before) tries.push(minute);
    }
    expect(tries).toEqual([1, 3, 7, 15]);
    await deliverAt(now + 25 * HOUR);
    expect(await of('mail')).toMatchObject({ outcome: 'given_up', dueAt: null });
  });

  it('is retried by the job a minute after a request that stored a message and ended without sending it', async () => {
    const { seller, browser } = await withBrowser();
    const { now, of } = await withWaiting(seller, ['push']);
    const fresh = `${(await of('push'))?.eventId}-push`;
    await db.update(messages).set({ dueAt: null }).where(eq(messages.id, fresh));
    // Other tests deliver at later times.
    await db.delete(jobMarks);
    await deliverAt(now + MINUTE - 1);
    expect(await received(browser.endpoint)).toHaveLength(0);
    await deliverAt(now + MINUTE + 1000);
    expect(await received(browser.endpoint)).toHaveLength(1);
    expect(await of('push')).toMatchObject({ outcome: 'sent' });
  });

  it('that hangs does not delay others', async () => {
    const { seller, browser } = await withBrowser({ email: `late-${uniqueMobile()}@example.test` });
    const { now, of } = await withWaiting(seller, ['mail', 'push']);
    const run = deliverAt(now);
    await soon(async () => expect(await received(browser.endpoint)).toHaveLength(1));
    expect(await of('mail')).toMatchObject({ outcome: null });
    await soon(async () => {
      await release();
      expect(await of('mail')).toMatchObject({ outcome: 'sent' });
    });
    await run;
  });

  it('is left alone after ten failures in a row, until the next run', async () => {
    const sellers = await Promise.all(
      Array.from({ length: 14 }, () => asSeller({ email: `fails-${uniqueMobile()}@example.test` })),
    );
    const now = Date.now();
    await db.delete(messages);
    for (const { user } of sellers) {
      const message = { channel: 'mail', kind: 'test', recipient: '', recipientKey: '', data: {} } as const;
      await db
        .insert(messages)
        .values({ ...message, id: `${user.id}-t`, userId: user.id, dueAt: now, createdAt: now });
    }
    await deliverAt(now);
    const tried = await db.select().from(messages).where(eq(messages.attempts, 1));
    expect(tried.length).toBeGreaterThanOrEqual(10);
    expect(tried.length).toBeLessThan(15);
    await deliverAt(now);
    expect(await db.select().from(messages).where(eq(messages.attempts, 0))).toEqual([]);
  });
});

describe('a push', () => {
  it('goes to every device; one that has gone is removed, one that fails gets it later, and none twice', async () => {
    const { seller, browser } = await withBrowser();
    for (const name of ['gone', 'fails']) await seller.put('/api/channels/devices', await newBrowser(name));
    const { now, of } = await withWaiting(seller, ['push']);
    await deliverAt(now);
    expect(await of('push')).toMatchObject({ outcome: null, error: 'push service answered 500' });
    const left = await db.select().from(pushDevices).where(eq(pushDevices.userId, seller.user.id));
    expect(left.map(({ endpoint }) => endpoint).some((endpoint) => endpoint.includes('gone'))).toBe(false);
    expect(left).toHaveLength(2);
    await deliverAt(now + 2 * MINUTE);
    expect(await received(browser.endpoint)).toHaveLength(1);
  });

  it('ends at log-out, when another device signs this one out, and with a new password', async () => {
    const { seller } = await withBrowser();
    const devices = () => db.select().from(pushDevices).where(eq(pushDevices.userId, seller.user.id));
    expect(await devices()).toHaveLength(1);
    await seller.post('/api/logout');
    expect(await devices()).toEqual([]);
    const other = await withBrowser();
    const { body } = await other.seller.get('/api/auth/sessions');
    expect(body).toHaveLength(1);
    await other.seller.post('/api/account/erase', {
      email: other.seller.user.email,
      password: 'correct-horse-7',
    });
    expect(await db.select().from(pushDevices).where(eq(pushDevices.userId, other.seller.user.id))).toEqual(
      [],
    );
  });
});

describe('a text message', () => {
  it.each(['sms', 'whatsapp'] as const)(
    'by %s is never sent again once it may have left',
    async (channel) => {
      const seller = await asSeller(proWithNumber('500'));
      const { now, of } = await withWaiting(seller, [channel]);
      await deliverAt(now);
      await deliverAt(now + 30 * MINUTE);
      expect(await of(channel)).toMatchObject({ outcome: 'unknown', dueAt: null, attempts: 1 });
      if (channel === 'sms') expect(await texted(numberOf(seller))).toHaveLength(1);
    },
  );

  it.each(['sms', 'whatsapp'] as const)(
    'by %s that was refused for good is given up at once',
    async (channel) => {
      const seller = await asSeller(proWithNumber(channel === 'sms' ? '200' : '400'));
      const { now, of } = await withWaiting(seller, [channel]);
      await deliverAt(now);
      expect(await of(channel)).toMatchObject({ outcome: 'given_up', attempts: 1 });
    },
  );

  it('is sent at most twenty times a day to one person', async () => {
    const seller = await asSeller(proWithNumber());
    const { now, of } = await withWaiting(seller, ['sms']);
    const row = { channel: 'sms', kind: 'offer', recipient: '', recipientKey: '', data: {} } as const;
    for (let at = 0; at < 20; at++) {
      const id = `${seller.user.id}-${at}`;
      await db
        .insert(messages)
        .values({ ...row, id, userId: seller.user.id, outcome: 'sent', sentAt: now, createdAt: now - HOUR });
    }
    await deliverAt(now);
    expect(await of('sms')).toMatchObject({ outcome: 'dropped' });
    expect(await texted(numberOf(seller))).toEqual([]);
  });

  it('is not sent to a number that is no longer verified, or after the plan has ended', async () => {
    for (const fields of [{ phoneVerified: false }, { plan: 'starter' as const }]) {
      const seller = await asSeller({ ...proWithNumber(), ...fields });
      const { now, of } = await withWaiting(seller, ['sms']);
      await deliverAt(now);
      expect(await of('sms')).toMatchObject({ outcome: 'dropped' });
      expect(await texted(numberOf(seller))).toEqual([]);
    }
  });
});

describe('quiet hours', () => {
  it('let mails through, and combine the rest into one message at their end', async () => {
    const { seller, browser } = await withBrowser();
    const { id } = await publishVehicle(seller);
    await seller.put('/api/channels/settings/quiet-hours', {
      quietHours: { from: '22:00', to: '07:00' },
    });
    const night = Date.parse('2026-12-01T23:30:00+05:30');
    for (const minutes of [0, 20, 40]) {
      await anonymous()
        .with({ clock: { now: () => night + minutes * MINUTE } }, messageSettings() as never)
        .post('/api/leads', offer(id));
    }
    await deliverAt(night + HOUR);
    expect((await received(seller.user.email)).length).toBeGreaterThan(1);
    expect(await received(browser.endpoint)).toEqual([]);
    await deliverAt(Date.parse('2026-12-02T06:59:00+05:30'));
    expect(await received(browser.endpoint)).toEqual([]);
    await deliverAt(Date.parse('2026-12-02T07:00:00+05:30'));
    const pushes = await received(browser.endpoint);
    expect(pushes.map(({ payload }) => [payload.title, payload.tag])).toEqual([['3 offers', 'digest']]);
  });
});
