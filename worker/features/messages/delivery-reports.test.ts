import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemIssues } from '../../../schema/directory';
import { deliveryStops, messages } from '../../../schema/shard';
import { smsSender } from '../../platform/sms';
import { databases } from '../../test/databases';
import { anonymous, asAdmin, asSeller, db, type Seller, uniqueMobile } from '../../test/factories';
import { deliverAt, messageSettings, received, texted } from '../../test/message-settings';
import { numberOf, proWithNumber, withWaiting } from '../../test/messages';
import { systemCtx } from '../../test/system';
import { everywhere } from '../../test/tick';
import { reportDatabase } from '../operations/operations.service';
import { causeOf } from './cause-of';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

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

  it('for an address that bounces stop mails to it, and show the seller why; a test starts them again', async () => {
    const seller = await asSeller();
    const { now, of } = await withWaiting(seller, ['mail']);
    await deliverAt(now);
    const id = (await of('mail'))?.id ?? '';
    const permanent = mailReport(id, 'email.bounced', { type: 'Permanent', message: 'no such mailbox' });
    for (let time = 0; time < 2; time++) expect((await sendMailReport(permanent)).status).toBe(200);
    expect(await of('mail')).toMatchObject({ outcome: 'bounced', error: 'no such mailbox' });
    const { body } = await seller.get('/api/channels/settings');
    expect(body.channels[0]).toMatchObject({ problem: 'stopped', reason: 'Mails to this address come back' });
    const before = (await received(seller.user.email)).length;
    const next = await withWaiting(seller, ['mail']);
    await deliverAt(next.now);
    expect(await next.of('mail')).toMatchObject({ outcome: 'dropped' });
    expect(await received(seller.user.email)).toHaveLength(before);
    const configured = seller.with({}, messageSettings() as never);
    expect((await configured.post('/api/channels/settings/test', { channel: 'mail' })).status).toBe(202);
    expect(await stopsOf(seller)).toEqual([]);
    expect(await received(seller.user.email)).toHaveLength(before + 1);
  });

  it('for a full mailbox stop nothing, and deliveries are recorded', async () => {
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

  it('name our id, which every provider gets with the message', async () => {
    const seller = await asSeller(proWithNumber());
    const { now, of } = await withWaiting(seller, ['sms', 'whatsapp']);
    await deliverAt(now);
    const [sms = '', whatsapp = ''] = [(await of('sms'))?.id, (await of('whatsapp'))?.id];
    expect(await texted(numberOf(seller))).toMatchObject([{ reference: sms }]);
    expect(await received(`whatsapp ${numberOf(seller)}`)).toMatchObject([{ reference: whatsapp }]);
    const to = `+91${uniqueMobile()}`;
    const notice = { to, template: 'offer', values: ['1', 'Swift'], text: 'An offer' } as const;
    const twilio = { SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'twilio-token' };
    const origin = { TWILIO_FROM: '+15005550006', PUBLIC_ORIGIN: 'https://chaabi.example' };
    await smsSender({ ...messageSettings(), ...twilio, ...origin } as never)?.sendNotice(notice, sms);
    const callback = `https://chaabi.example/api/delivery/twilio?message=${sms}`;
    expect(await texted(to)).toMatchObject([{ reference: callback }]);
  });

  it('ask one shard besides the directory', async () => {
    const asked: string[] = [];
    const counting = (name: 'SHARD_0' | 'SHARD_1') =>
      new Proxy(databases[name] as D1Database, {
        get: (target, key) => {
          const found = Reflect.get(target, key);
          if (typeof found !== 'function') return found;
          if (key === 'batch' || key === 'prepare') asked.push(name);
          return found.bind(target);
        },
      });
    const seller = await asSeller({ ...proWithNumber(), shard: 1 });
    const withKey = { ...messageSettings(), MSG91_WEBHOOK_KEY: 'a-key-of-twenty-letters' };
    const shards = { SHARD_0: counting('SHARD_0'), SHARD_1: counting('SHARD_1') };
    const body = JSON.stringify({ CRQID: `${seller.user.id}-sms`, status: '1' });
    const answer = await anonymous()
      .with({}, { ...withKey, ...shards } as never)
      .send('POST', '/api/delivery/msg91/a-key-of-twenty-letters', { body });
    expect([answer.status, [...new Set(asked)]]).toEqual([200, ['SHARD_1']]);
  });

  it('from MSG91 name the message, and a blocked number stops', async () => {
    const seller = await asSeller(proWithNumber());
    const { now, of } = await withWaiting(seller, ['sms']);
    await deliverAt(now);
    const message = (await of('sms'))?.id;
    const withKey = { ...messageSettings(), MSG91_WEBHOOK_KEY: 'a-key-of-twenty-letters' } as never;
    const report = (status: string) =>
      anonymous()
        .with({}, withKey)
        .send('POST', '/api/delivery/msg91/a-key-of-twenty-letters', {
          body: JSON.stringify([
            { requestId: '1', CRQID: '0', status: '17' },
            { requestId: '2', CRQID: message, status, desc: 'BLOCKED' },
          ]),
        });
    expect((await report('1')).status).toBe(200);
    expect(await of('sms')).toMatchObject({ outcome: 'delivered' });
    await report('17');
    expect(await of('sms')).toMatchObject({ outcome: 'bounced', error: 'BLOCKED' });
    expect(await stopsOf(seller)).toMatchObject([{ channel: 'sms' }]);
  });

  it('from Twilio are signed over address and form', async () => {
    const seller = await asSeller(proWithNumber());
    const { now, of } = await withWaiting(seller, ['sms']);
    await db
      .update(messages)
      .set({ outcome: 'sent', dueAt: null, sentAt: now })
      .where(eq(messages.userId, seller.user.id));
    const form = { MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30005' };
    const path = `/api/delivery/twilio?message=${(await of('sms'))?.id}`;
    const url = `http://localhost${path}`;
    const text =
      url +
      Object.entries(form)
        .sort()
        .map(([name, value]) => name + value)
        .join('');
    const signature = createHmac('sha1', 'twilio-token').update(text).digest('base64');
    const answer = await anonymous()
      .with({}, { ...messageSettings(), TWILIO_AUTH_TOKEN: 'twilio-token' } as never)
      .send('POST', path, {
        body: new URLSearchParams(form),
        headers: { 'x-twilio-signature': signature },
      });
    expect(answer.status).toBe(200);
    expect(await of('sms')).toMatchObject({ outcome: 'bounced', error: 'error 30005' });
    expect(await stopsOf(seller)).toHaveLength(1);
  });

  it('from WhatsApp are signed by its app, whose address is set up with our word', async () => {
    const seller = await asSeller(proWithNumber());
    const { now, of } = await withWaiting(seller, ['whatsapp']);
    await deliverAt(now);
    const failed = { status: 'failed', errors: [{ code: 131026, title: 'Undeliverable' }] };
    const ours = { ...failed, id: 'wamid.1', biz_opaque_callback_data: (await of('whatsapp'))?.id };
    const statuses = [{ ...failed, id: 'wamid.2' }, ours];
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
  it('see waiting and failed messages, and send them again, with a log line; what may have arrived stays', async () => {
    const admin = await asAdmin();
    const seller = await asSeller({ email: `fails-${uniqueMobile()}@example.test` });
    const { now, of } = await withWaiting(seller, ['mail']);
    await deliverAt(now + 25 * HOUR);
    const id = (await of('mail'))?.id ?? '';
    await everywhere(reportDatabase, systemCtx());
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

it('the id of a message leads to its cause, also that of a second mail and of a digest', () => {
  const id = '01a209c7-fd38-75a5-8d2e-15a95c982047';
  for (const end of ['-mail', '-mail-2', '-push', '-whatsapp']) expect(causeOf(`${id}${end}`)).toBe(id);
  expect(causeOf(`01a20a00-0000-${id}-sms`).endsWith(id)).toBe(true);
});
