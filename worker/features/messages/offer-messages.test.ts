import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leadCounts, messages } from '../../../schema/shard';
import { indianCalendar } from '../../platform/clock';
import {
  anonymous,
  asSeller,
  db,
  offer,
  publishVehicle,
  type Seller,
  uniqueMobile,
} from '../../test/factories';
import { submit } from '../../test/html-forms';
import { deliverAt, messageSettings, received, texted, withBrowser } from '../../test/message-settings';
import { pageClient } from '../../test/pages';

const MINUTE = 60_000;

const messagesOf = ({ user }: Pick<Seller, 'user'>) =>
  db.select().from(messages).where(eq(messages.userId, user.id)).orderBy(messages.id);
const sent = async (seller: Pick<Seller, 'user'>) =>
  (await messagesOf(seller)).map(({ channel, kind, outcome }) => `${kind} ${channel} ${outcome}`).sort();

/** An offer whose messages are delivered through the stand-ins right afterwards. */
const offerFor = (vehicleId: string, fields: Record<string, unknown> = {}, now = Date.now()) =>
  anonymous()
    .with({ clock: { now: () => now } }, messageSettings() as never)
    .post('/api/leads', offer(vehicleId, fields));

const proWithNumber = () => ({
  plan: 'pro' as const,
  mobileNumber: `+91${uniqueMobile()}`,
  phoneVerified: true,
});

describe('an offer', () => {
  it('is mailed with buyer, price, message and the ways to answer', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller, { name: 'Mailed Swift' });
    const { body } = await offerFor(id, { buyerMobile: '9876543210', message: 'Is <Saturday> fine?' });
    const [mail, ...more] = await received(seller.user.email);
    expect(more).toEqual([]);
    expect(mail.subject).toBe('₹4,50,000 offered for Mailed Swift');
    for (const part of ['₹4,50,000', '₹4,75,000', 'Test Buyer', '+91 98765 43210', 'Is <Saturday> fine?']) {
      expect(mail.text).toContain(part);
    }
    expect(mail.html).toContain('href="tel:+919876543210"');
    expect(mail.html).toContain(`/dashboard/leads?lead=${body.id}"`);
    expect(mail.html).toContain('Is &#60;Saturday&#62; fine?');
    expect(mail.html).toContain('prefers-color-scheme:dark');
    expect(mail.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(
        /^<http:\/\/localhost\/unsubscribe\/[\w-]+\/offer\/[0-9a-f]{32}>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail.tags).toEqual([{ name: 'message', value: mail.key }]);
  });

  it('is pushed so that only the browser can read it, without a number', async () => {
    const { seller, browser } = await withBrowser();
    const { id } = await publishVehicle(seller, { name: 'Pushed Swift' });
    const { body } = await offerFor(id, { buyerMobile: '9876543211', message: 'Today?' });
    const [push, ...more] = await received(browser.endpoint);
    expect(more).toEqual([]);
    expect(push.payload).toEqual({
      id: expect.stringMatching(/-push$/),
      title: '₹4,50,000 offered for Pushed Swift',
      body: 'Test Buyer: Today?',
      url: `/dashboard/leads?lead=${body.id}`,
      tag: `lead-${body.id}`,
      leadId: body.id,
      button: 'Mark as contacted',
    });
    expect(JSON.stringify(push.payload)).not.toContain('9876543211');
    expect(await sent(seller)).toEqual(['offer mail sent', 'offer push sent']);
  });

  it('reaches a number only after an opt-in, on the Pro plan, in registered templates', async () => {
    const seller = await asSeller(proWithNumber());
    const { id } = await publishVehicle(seller, { name: 'Texted Swift' });
    const to = seller.user.mobileNumber?.replace('+', '') ?? '';
    await offerFor(id);
    expect(await texted(to)).toEqual([]);
    const configured = seller.with({}, messageSettings() as never);
    for (const channel of ['sms', 'whatsapp']) {
      const chosen = { kind: 'offer', channel, enabled: true };
      expect((await configured.put('/api/channels/settings/preference', chosen)).status).toBe(200);
    }
    await offerFor(id, { exchangeModel: 'Alto' });
    const values = ['₹4,50,000', 'Texted Swift'];
    expect(await texted(to)).toEqual([
      { to, values, reference: expect.stringMatching(/-sms$/), template: 'flow-offer' },
    ]);
    expect(await received(`whatsapp ${to}`)).toMatchObject([
      { template: 'new_offer', values, reference: expect.stringMatching(/-whatsapp$/) },
    ]);
  });

  it('is in Hindi on every channel for a seller who reads Hindi, if its template is approved in it', async () => {
    const seller = await asSeller(proWithNumber());
    const configured = seller.with({}, messageSettings() as never);
    expect((await seller.put('/api/account/language', { language: 'hi' })).status).toBe(200);
    expect((await seller.get('/api/auth/user')).body.language).toBe('hi');
    const { id } = await publishVehicle(seller, { name: 'Hindi Swift' });
    await configured.put('/api/channels/settings/preference', {
      kind: 'offer',
      channel: 'whatsapp',
      enabled: true,
    });
    const to = `whatsapp ${seller.user.mobileNumber?.replace('+', '')}`;
    await offerFor(id);
    expect(await received(seller.user.email)).toMatchObject([{ subject: 'Hindi Swift पर ₹4,50,000 का ऑफ़र' }]);
    expect(await received(to)).toMatchObject([{ language: 'en' }]);
    const approved = { ...messageSettings(), WHATSAPP_LANGUAGES: 'en, hi' };
    const mobile = uniqueMobile();
    await anonymous()
      .with({ clock: { now: () => Date.now() + 11 * MINUTE } }, approved as never)
      .post('/api/leads', offer(id, { buyerMobile: mobile }));
    expect((await received(to)).map(({ language }) => language)).toEqual(['en', 'hi']);
    // The bell's answer keeps the English text; the screen words it.
    const [line] = (await seller.get('/api/notifications')).body;
    expect(line.title).toBe('New offer on Hindi Swift');
    expect((await seller.put('/api/account/language', { language: 'mr' })).status).toBe(400);
  });

  it('is masked on every channel if the plan masks it', async () => {
    const { seller, browser } = await withBrowser();
    const { id } = await publishVehicle(seller);
    await offerFor(id);
    const month = indianCalendar(Date.now()).yearMonth;
    await db.update(leadCounts).set({ monthCount: 50, month }).where(eq(leadCounts.ownerId, seller.user.id));
    const later = Date.now() + 11 * MINUTE;
    await offerFor(
      id,
      { buyerName: 'Hidden Person', buyerMobile: '9876512345', message: 'Secret words' },
      later,
    );
    const mail = (await received(seller.user.email)).at(-1);
    const push = (await received(browser.endpoint)).at(-1);
    for (const text of [mail.text, mail.html, JSON.stringify(push)]) {
      expect(text).not.toMatch(/Hidden Person|9876512345|Secret words/);
    }
    expect(mail.html).not.toContain('tel:');
    expect(mail.text).toContain('over your plan’s leads for this month');
  });

  it('sends nothing if the seller does not want it', async () => {
    const { seller, browser } = await withBrowser();
    const { id } = await publishVehicle(seller);
    for (const channel of ['mail', 'push']) {
      await seller.put('/api/channels/settings/preference', { kind: 'offer', channel, enabled: false });
    }
    await offerFor(id);
    expect([await received(seller.user.email), await received(browser.endpoint)]).toEqual([[], []]);
    expect(await messagesOf(seller)).toEqual([]);
  });

  it('that is unlikely is left to the bell’s daily notification', async () => {
    const { seller } = await withBrowser();
    const { id } = await publishVehicle(seller);
    await offerFor(id, { offerPrice: '1000' });
    expect(await messagesOf(seller)).toEqual([]);
    expect((await seller.get('/api/notifications')).body[0].title).toBe('Unlikely offers today');
  });

  it('that was withdrawn before its message left is not announced', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    const failing = { mailer: { send: async () => Promise.reject(new Error('down')) } };
    const { body } = await anonymous().with(failing).post('/api/leads', offer(id));
    await submit(pageClient(), body.withdrawPath, { confirm: 'yes' });
    await deliverAt(Date.now() + 2 * MINUTE);
    expect(await received(seller.user.email)).toEqual([]);
  });
});

describe('several offers', () => {
  it('within ten minutes of the first share one second mail, and the next one after them is mailed at once', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller, { name: 'Wanted Swift' });
    const start = Date.now();
    await offerFor(id, {}, start);
    await offerFor(id, { offerPrice: '460000' }, start + 2 * MINUTE);
    await offerFor(id, { offerPrice: '470000' }, start + 9 * MINUTE);
    await deliverAt(start + 9.5 * MINUTE);
    expect(await received(seller.user.email)).toHaveLength(1);
    await deliverAt(start + 10 * MINUTE);
    const [, second, ...none] = await received(seller.user.email);
    expect(none).toEqual([]);
    expect(second.subject).toBe('2 more offers on your vehicles');
    expect(second.text).toContain('₹4,60,000');
    expect(second.text).toContain('₹4,70,000');
    expect(second.text).not.toContain('₹4,50,000');
    await offerFor(id, { offerPrice: '480000' }, start + 11 * MINUTE);
    expect((await received(seller.user.email)).map(({ subject }) => subject).at(-1)).toBe(
      '₹4,80,000 offered for Wanted Swift',
    );
  });

  it('of one buyer are announced as one buyer’s', async () => {
    const { seller, browser } = await withBrowser();
    const { id } = await publishVehicle(seller, { name: 'Haggled Swift' });
    const buyer = anonymous();
    const bid = { ...offer(id), buyerName: 'Asha' };
    const send = (offerPrice: string, now: number) =>
      buyer
        .with({ clock: { now: () => now } }, messageSettings() as never)
        .post('/api/leads', { ...bid, offerPrice });
    const start = Date.now();
    await send('450000', start);
    await send('465000', start + 30 * MINUTE);
    expect((await received(seller.user.email)).map(({ subject }) => subject)).toEqual([
      '₹4,50,000 offered for Haggled Swift',
      'Asha now offers ₹4,65,000 for Haggled Swift',
    ]);
    const pushes = await received(browser.endpoint);
    // The second replaces the first, at the push service and on the device.
    expect(new Set(pushes.map(({ topic }) => topic)).size).toBe(1);
    expect(new Set(pushes.map(({ payload }) => payload.tag)).size).toBe(1);
  });
});
