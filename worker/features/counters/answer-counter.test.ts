import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { counterOffers, messages } from '../../../schema/shard';
import {
  all,
  answer,
  digits,
  haveOffer,
  lead,
  leadOf,
  mobile,
  NOW,
  name,
  pathOf,
  phone,
  seller,
  vehicleId,
} from '../../test/counter-offers';
import { anonymous, asSeller, db, offer, republish, uniqueMobile } from '../../test/factories';
import { htmlOf, pageClient } from '../../test/pages';

haveOffer();

const notices = async () =>
  (await seller.get('/api/notifications')).body
    .filter(({ kind }: { kind: string }) => kind === 'counter_answered')
    .map(({ title, message }: Record<string, string>) => [title, message]);

describe('the buyer', () => {
  it('accepts with one press on the phone that made the offer', async () => {
    const buyer = phone();
    const { body } = await buyer.send('POST', '/api/leads', {
      json: offer(vehicleId, { buyerMobile: uniqueMobile(), offerPrice: '430000' }),
    });
    await name('460000', body.id);
    const path = await pathOf(body.id);
    const opened = htmlOf(await buyer.get(path));
    expect(opened).toContain('Accept ₹4,60,000');
    expect(opened).not.toContain('Last 4 digits');
    const { html } = await answer(path, { answer: 'accepted' }, buyer);
    expect(html).toContain('You accepted ₹4,60,000');
    expect((await leadOf(body.id)).counter).toMatchObject({ status: 'accepted', reply: null });
    expect(await notices()).toEqual([['Accepted: ₹4,60,000', 'Baleno Delta']]);
  });

  it('says the last digits elsewhere; five wrong ones close the link', async () => {
    await name('460000');
    const path = await pathOf();
    expect(htmlOf(await phone().get(path))).toContain('Last 4 digits');
    expect((await answer(path, { answer: 'accepted' })).html).toContain('Enter the last 4 digits');
    const wrong = mobile.endsWith('1') ? '0002' : '0001';
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, html } = await answer(path, { answer: 'accepted', digits: wrong });
      expect(status).toBe(400);
      expect(html).toContain(tries < 4 ? 'not the last digits' : 'Too many wrong numbers');
    }
    expect((await answer(path, { answer: 'accepted', ...digits() })).html).toContain(
      'Too many wrong numbers',
    );
    expect((await leadOf()).counter.status).toBe('open');
    expect(await notices()).toEqual([]);
  });

  it('names another sum, which stands in the lead beside the seller’s', async () => {
    await name('460000');
    const path = await pathOf();
    const missing = await answer(path, { answer: 'countered', ...digits() });
    expect(missing.status).toBe(400);
    const above = await answer(path, { answer: 'countered', price: '460001', ...digits() });
    expect(above.status).toBe(400);
    expect(above.html).toContain('more than the seller asks');
    const { html } = await answer(path, { answer: 'countered', price: '4.5 lakh', ...digits() });
    expect(html).toContain('You offered ₹4,50,000');
    expect((await leadOf()).counter).toMatchObject({ price: 460_000, status: 'countered', reply: 450_000 });
    expect(await notices()).toEqual([['The buyer names ₹4,50,000', 'Baleno Delta']]);
    const csv = new TextDecoder().decode((await seller.get('/api/leads/export')).body);
    expect(csv).toContain('460000,450000');
  });

  it('answers once; a sum typed beside “Accept” is not another offer', async () => {
    await name('460000');
    const path = await pathOf();
    await answer(path, { answer: 'accepted', price: '1', ...digits() });
    const { html } = await answer(path, { answer: 'declined', ...digits() });
    expect(html).toContain('You accepted ₹4,60,000');
    expect((await leadOf()).counter).toMatchObject({ status: 'accepted', reply: null });
    expect(await notices()).toHaveLength(1);
    expect(await db.select().from(messages).where(eq(messages.userId, seller.user.id))).toHaveLength(2);
  });

  it('takes an answer back once, for two minutes, and answers anew; the seller hears of both', async () => {
    await name('460000');
    const path = await pathOf();
    await answer(path, { answer: 'countered', price: '450000', ...digits() });
    const minute = 60_000;
    expect(htmlOf(await phone(NOW + minute).get(path))).toContain('Take my answer back');
    expect(htmlOf(await phone(NOW + 2 * minute).get(path))).not.toContain('Take my answer back');
    const late = await answer(path, { answer: 'undone', ...digits() }, phone(NOW + 2 * minute));
    expect(late.html).toContain('You offered ₹4,50,000');
    const stranger = await answer(path, { answer: 'undone' }, phone(NOW + minute));
    expect([stranger.status, stranger.html.includes('Enter the last 4 digits')]).toEqual([400, true]);
    const undone = await answer(path, { answer: 'undone', ...digits() }, phone(NOW + minute));
    expect(undone.html).toContain('Accept ₹4,60,000');
    expect((await leadOf()).counter).toMatchObject({ status: 'open', reply: null });
    const again = await answer(path, { answer: 'accepted', ...digits() }, phone(NOW + minute + 1));
    expect(again.html).toContain('You accepted ₹4,60,000');
    expect(again.html).not.toContain('Take my answer back');
    await answer(path, { answer: 'undone', ...digits() }, phone(NOW + minute + 2));
    expect((await leadOf()).counter.status).toBe('accepted');
    expect((await notices()).map(([title]: string[]) => title)).toEqual([
      'Accepted: ₹4,60,000',
      'Taken back: the answer to ₹4,50,000',
      'The buyer names ₹4,50,000',
    ]);
  });

  it('cannot take an answer back after the sale, the withdrawal, or the seller’s next price', async () => {
    await name('460000');
    const path = await pathOf();
    await answer(path, { answer: 'declined', ...digits() });
    await name('455000');
    await answer(path, { answer: 'undone', ...digits() });
    expect((await all()).map(({ status }: { status: string }) => status)).toEqual(['open', 'declined']);
    const newer = await pathOf();
    await answer(newer, { answer: 'accepted', ...digits() });
    await seller.patch(`/api/vehicles/${vehicleId}/status`, { status: 'sold' });
    expect((await answer(newer, { answer: 'undone', ...digits() })).html).not.toContain(
      'Take my answer back',
    );
    expect((await leadOf()).counter.status).toBe('accepted');
  });

  it('is too late after 48 hours, and in time just before', async () => {
    await name('460000');
    const [{ path, expiresAt }] = await all();
    const end = Date.parse(expiresAt);
    expect((await answer(path, { answer: 'accepted', ...digits() }, phone(end))).html).toContain(
      'no longer open',
    );
    expect((await leadOf()).counter.status).toBe('open');
    await answer(path, { answer: 'accepted', ...digits() }, phone(end - 1));
    expect((await leadOf()).counter.status).toBe('accepted');
  });

  it('cannot answer after the sale, and finds the page no longer linked', async () => {
    await name('460000');
    const path = await pathOf();
    expect(htmlOf(await phone().get(path))).toContain('4,60,000');
    await seller.patch(`/api/vehicles/${vehicleId}/status`, { status: 'sold' });
    const { html } = await answer(path, { answer: 'accepted', ...digits() });
    expect(html).toContain('no longer for sale');
    expect(html).not.toContain(`href="/vehicle/${vehicleId}"`);
    expect((await leadOf()).counter.status).toBe('open');
  });

  it('cannot answer once the offer is withdrawn', async () => {
    await name('460000');
    const path = await pathOf();
    const form = new FormData();
    form.append('confirm', 'yes');
    await pageClient().send('POST', lead.withdrawPath, { form, headers: { origin: 'null' } });
    expect((await answer(path, { answer: 'accepted', ...digits() })).html).toContain('no longer for sale');
  });

  it('gets nothing from a link that was never made, nor of somebody else’s price', async () => {
    await name('460000');
    const other = (await anonymous().post('/api/leads', offer(vehicleId, { buyerMobile: uniqueMobile() })))
      .body;
    await name('470000', other.id);
    const [, , id] = (await pathOf()).split('/');
    const [, , , key] = (await pathOf(other.id)).split('/');
    for (const path of [`/counter/${id}/${key}`, `/counter/${lead.id}/${key}`, '/counter/x/y']) {
      expect((await phone().get(path)).status).toBe(404);
    }
    expect((await answer(`/counter/${id}/${key}`, { answer: 'accepted', ...digits() })).status).toBe(404);
  });

  it('sees nothing of buyer and seller, and opening it changes nothing', async () => {
    await name('460000');
    const opened = await phone().get(await pathOf());
    const html = htmlOf(opened);
    for (const secret of [mobile, mobile.slice(-4), seller.user.lastName ?? '', '5,00,000']) {
      expect(html).not.toContain(secret);
    }
    expect(opened.headers.get('referrer-policy')).toBe('same-origin');
    expect(opened.headers.get('cache-control')).toBe('private, no-store');
    expect((await leadOf()).counter.status).toBe('open');
    const [row] = await db.select().from(counterOffers).where(eq(counterOffers.leadId, lead.id));
    expect(row?.tries).toBe(0);
  });

  it('answers a reseller’s price on the reseller’s own page', async () => {
    const reseller = await asSeller({ plan: 'pro' });
    const { body: page } = await republish(reseller, vehicleId, { customPrice: '550000' });
    const { vehicleId: _, ...bought } = offer('', { republishedVehicleId: page.id, buyerMobile: mobile });
    const { id } = (await anonymous().post('/api/leads', { ...bought, offerPrice: '430000' })).body;
    expect((await reseller.post(`/api/counters/leads/${id}`, { price: '540000' })).status).toBe(201);
    const [{ path }] = (await reseller.get(`/api/counters/leads/${id}`)).body;
    expect(htmlOf(await phone().get(path))).toContain(`href="/republished/${page.id}`);
    await answer(path, { answer: 'accepted', ...digits() });
    expect((await reseller.get(`/api/leads/${id}`)).body.counter.status).toBe('accepted');
  });
});
