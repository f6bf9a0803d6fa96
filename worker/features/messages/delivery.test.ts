import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Channel } from '../../../schema/channels/events';
import { deliveryStops, messages, pushDevices, systemIssues } from '../../../schema/tables';
import {
  anonymous,
  asAdmin,
  asSeller,
  db,
  offer,
  publishVehicle,
  type Seller,
  uniqueMobile,
} from '../../test/factories';
import {
  deliverAt,
  messageSettings,
  newBrowser,
  received,
  release,
  texted,
  withBrowser,
} from '../../test/message-settings';
import { soon } from '../../test/soon';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

/** A seller whose offer waits on these channels, due now. */
async function withWaiting(seller: Seller, channels: readonly Channel[]) {
  const now = Date.now();
  const { id } = await publishVehicle(seller, { name: 'Waiting Swift' });
  await anonymous()
    .with({ clock: { now: () => now }, push: null })
    .post('/api/leads', offer(id));
  // What has left right after the offer waits again.
  await db.delete(messages).where(eq(messages.userId, seller.user.id));
  const { body } = await seller.get('/api/notifications');
  const eventId: string = body[0].id;
  for (const channel of channels) {
    await db.insert(messages).values({
      id: `${eventId}-${channel}`,
      channel,
      kind: 'offer',
      recipient: '',
      recipientKey: '',
      userId: seller.user.id,
      eventId,
      data: {},
      dueAt: now,
      createdAt: now,
    });
  }
  return { now, of: (channel: Channel) => findMessage(`${eventId}-${channel}`) };
}

const findMessage = async (id: string) => (await db.select().from(messages).where(eq(messages.id, id)))[0];

const proWithNumber = (end = '') => {
  const mobile = `+91${uniqueMobile().slice(0, 10 - end.length)}${end}`;
  return { plan: 'pro' as const, mobileNumber: mobile, phoneVerified: true };
};
const numberOf = ({ user }: Seller) => user.mobileNumber?.replace('+', '') ?? '';

describe('a channel that fails', () => {
  it('delays no other, and is tried again less and less often', async () => {
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

  it('that hangs delays no other', async () => {
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
    for (const name of ['gone', 'fails'])
      await seller.put('/api/notifications/devices', await newBrowser(name));
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

  it('leaves twenty times a day at most for one person', async () => {
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

  it('does not leave for a number that is no longer verified, or a plan that has ended', async () => {
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
  it('let mails through, and gather the rest into one message at their end', async () => {
    const { seller, browser } = await withBrowser();
    const { id } = await publishVehicle(seller);
    await seller.put('/api/notifications/settings/quiet-hours', {
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

describe('reports of deliveries', () => {
  const SECRET = `whsec_${Buffer.from('a secret of the mail provider').toString('base64')}`;
  const settings = { ...messageSettings(), MAIL_WEBHOOK_SECRET: SECRET } as never;

  const mailReport = (messageId: string, type: string, bounce?: object) =>
    JSON.stringify({
      type,
      data: { email_id: 'x', tags: { message: messageId }, ...(bounce ? { bounce } : {}) },
    });
  const sendMailReport = (body: string, at = Date.now(), signed = body) => {
    const time = String(Math.floor(at / 1000));
    const key = Buffer.from(SECRET.replace('whsec_', ''), 'base64');
    const signature = createHmac('sha256', key).update(`msg_1.${time}.${signed}`).digest('base64');
    const headers = {
      'svix-id': 'msg_1',
      'svix-timestamp': time,
      'svix-signature': `v1,${signature}`,
      origin: '',
    };
    return anonymous().with({}, settings).send('POST', '/api/delivery/mail', { body, headers });
  };
  const stopsOf = ({ user }: Seller) =>
    db.select().from(deliveryStops).where(eq(deliveryStops.userId, user.id));

  it('of an address that bounces stop mails to it, and show the seller why; a test starts them again', async () => {
    const seller = await asSeller();
    const { now, of } = await withWaiting(seller, ['mail']);
    await deliverAt(now);
    const id = (await of('mail'))?.id ?? '';
    const permanent = mailReport(id, 'email.bounced', { type: 'Permanent', message: 'no such mailbox' });
    for (let time = 0; time < 2; time++) expect((await sendMailReport(permanent)).status).toBe(200);
    expect(await of('mail')).toMatchObject({ outcome: 'bounced', error: 'no such mailbox' });
    const { body } = await seller.get('/api/notifications/settings');
    expect(body.channels[0]).toMatchObject({ problem: 'stopped', reason: 'Mails to this address come back' });
    const before = (await received(seller.user.email)).length;
    const next = await withWaiting(seller, ['mail']);
    await deliverAt(next.now);
    expect(await next.of('mail')).toMatchObject({ outcome: 'dropped' });
    expect(await received(seller.user.email)).toHaveLength(before);
    const configured = seller.with({}, messageSettings() as never);
    expect((await configured.post('/api/notifications/settings/test', { channel: 'mail' })).status).toBe(202);
    expect(await stopsOf(seller)).toEqual([]);
    expect(await received(seller.user.email)).toHaveLength(before + 1);
  });

  it('of a full mailbox stop nothing, and of a delivery are written down', async () => {
    const seller = await asSeller();
    const { now, of } = await withWaiting(seller, ['mail']);
    await deliverAt(now);
    const id = (await of('mail'))?.id ?? '';
    await sendMailReport(mailReport(id, 'email.delivered'));
    expect(await of('mail')).toMatchObject({ outcome: 'delivered' });
    await sendMailReport(mailReport(id, 'email.bounced', { type: 'Transient', message: 'mailbox full' }));
    expect(await of('mail')).toMatchObject({ outcome: 'bounced' });
    expect(await stopsOf(seller)).toEqual([]);
  });

  it('are refused unsigned, changed, late, or without a secret', async () => {
    const seller = await asSeller();
    const { now, of } = await withWaiting(seller, ['mail']);
    await deliverAt(now);
    const body = mailReport((await of('mail'))?.id ?? '', 'email.complained');
    const refused = [
      await sendMailReport(body, Date.now(), `${body} `),
      await sendMailReport(body, Date.now() - 6 * MINUTE),
      await anonymous().send('POST', '/api/delivery/mail', { body }),
      await anonymous().with({}, settings).send('POST', '/api/delivery/whatsapp', { body }),
      await anonymous().with({}, settings).send('POST', '/api/delivery/twilio', { body }),
      await anonymous().with({}, settings).send('POST', '/api/delivery/msg91/wrong', { body }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
    expect(await stopsOf(seller)).toEqual([]);
    expect((await sendMailReport(body)).status).toBe(200);
    expect(await stopsOf(seller)).toMatchObject([
      { channel: 'mail', reason: 'Our mails were marked as spam' },
    ]);
  });

  it('of MSG91 are found by the request, and a blocked number stops', async () => {
    const seller = await asSeller(proWithNumber());
    const { now, of } = await withWaiting(seller, ['sms']);
    await deliverAt(now);
    const withKey = { ...messageSettings(), MSG91_WEBHOOK_KEY: 'a-key-of-twenty-letters' } as never;
    const report = (status: string) =>
      anonymous()
        .with({}, withKey)
        .send('POST', '/api/delivery/msg91/a-key-of-twenty-letters', {
          body: JSON.stringify({ requestId: `request-${numberOf(seller)}`, status, desc: 'BLOCKED' }),
        });
    expect((await report('1')).status).toBe(200);
    expect(await of('sms')).toMatchObject({ outcome: 'delivered' });
    await report('17');
    expect(await of('sms')).toMatchObject({ outcome: 'bounced', error: 'BLOCKED' });
    expect(await stopsOf(seller)).toMatchObject([{ channel: 'sms' }]);
  });

  it('of Twilio are signed over address and form', async () => {
    const seller = await asSeller(proWithNumber());
    const { now, of } = await withWaiting(seller, ['sms']);
    await db
      .update(messages)
      .set({ providerId: 'SM1', outcome: 'sent', dueAt: null, sentAt: now })
      .where(eq(messages.userId, seller.user.id));
    const form = { MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30005' };
    const url = 'http://localhost/api/delivery/twilio';
    const text =
      url +
      Object.entries(form)
        .sort()
        .map(([name, value]) => name + value)
        .join('');
    const signature = createHmac('sha1', 'twilio-token').update(text).digest('base64');
    const answer = await anonymous()
      .with({}, { ...messageSettings(), TWILIO_AUTH_TOKEN: 'twilio-token' } as never)
      .send('POST', '/api/delivery/twilio', {
        body: new URLSearchParams(form),
        headers: { 'x-twilio-signature': signature },
      });
    expect(answer.status).toBe(200);
    expect(await of('sms')).toMatchObject({ outcome: 'bounced', error: 'error 30005' });
    expect(await stopsOf(seller)).toHaveLength(1);
  });

  it('of WhatsApp are signed by its app, whose address is set up with our word', async () => {
    const seller = await asSeller(proWithNumber());
    const { now, of } = await withWaiting(seller, ['whatsapp']);
    await deliverAt(now);
    const id = (await of('whatsapp'))?.providerId;
    const statuses = [{ id, status: 'failed', errors: [{ code: 131026, title: 'Undeliverable' }] }];
    const body = JSON.stringify({ entry: [{ changes: [{ value: { statuses } }] }] });
    const signature = createHmac('sha256', 'meta-secret').update(body).digest('hex');
    const configured = anonymous().with({}, messageSettings() as never);
    const headers = { 'x-hub-signature-256': `sha256=${signature}` };
    expect((await configured.send('POST', '/api/delivery/whatsapp', { body, headers })).status).toBe(200);
    expect(await of('whatsapp')).toMatchObject({ outcome: 'bounced', error: 'Undeliverable' });
    expect(await stopsOf(seller)).toMatchObject([{ channel: 'whatsapp' }]);
    const setUp = (word: string) =>
      configured.get(`/api/delivery/whatsapp?hub.mode=subscribe&hub.verify_token=${word}&hub.challenge=4711`);
    expect(new TextDecoder().decode((await setUp('meta-word')).body)).toBe('4711');
    expect((await setUp('wrong')).status).toBe(400);
  });
});

describe('operators', () => {
  it('see what waits and what failed, and send it again, on record; what may have arrived stays', async () => {
    const admin = await asAdmin();
    const seller = await asSeller({ email: `fails-${uniqueMobile()}@example.test` });
    const { now, of } = await withWaiting(seller, ['mail']);
    await deliverAt(now + 25 * HOUR);
    const id = (await of('mail'))?.id ?? '';
    const { body } = await admin.get('/api/admin/messages');
    expect(body.failures).toContainEqual(
      expect.objectContaining({
        id,
        outcome: 'given_up',
        error: 'mail provider answered 500',
        canSendAgain: true,
      }),
    );
    expect(body.channels).toContainEqual(
      expect.objectContaining({ channel: 'mail', failed: expect.any(Number) }),
    );
    expect(JSON.stringify(body)).not.toContain(seller.user.email);
    await db.delete(systemIssues).where(and(eq(systemIssues.type, 'job_failed')));
    expect((await admin.post(`/api/admin/messages/${id}/send-again`)).status).toBe(200);
    expect(await of('mail')).toMatchObject({ outcome: 'sent', attempts: 1 });
    await db.update(messages).set({ outcome: 'unknown' }).where(eq(messages.id, id));
    expect((await admin.post(`/api/admin/messages/${id}/send-again`)).status).toBe(409);
    expect(
      (await admin.post('/api/admin/messages/01900000-0000-7000-8000-000000000000-mail/send-again')).status,
    ).toBe(404);
    const { body: log } = await admin.get('/api/admin/activity-feed');
    expect(log[0]).toMatchObject({ action: 'message_sent_again', entityId: id });
  });
});
