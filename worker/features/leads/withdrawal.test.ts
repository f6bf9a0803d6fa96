import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { leadOffers, leads } from '../../../schema/shard';
import { parseSettings } from '../../env';
import { newId } from '../../platform/random';
import { searching } from '../../test/client';
import {
  anonymous,
  asSeller,
  db,
  offer,
  publishVehicle,
  republish,
  type Seller,
  uniqueMobile,
} from '../../test/factories';
import { htmlOf, pageClient } from '../../test/pages';

const typed = { buyerName: 'Meera Nair', message: 'Is the tyre new?' };

let seller: Seller;
let vehicleId: string;
let mobile: string;
let lead: { id: string; withdrawPath: string };

const make = async (fields: Record<string, unknown> = {}) =>
  (await anonymous().post('/api/leads', offer(vehicleId, { ...typed, buyerMobile: mobile, ...fields }))).body;
const open = async (path = lead.withdrawPath) => {
  const answer = await pageClient().get(path);
  return { ...answer, html: htmlOf(answer) };
};
/** Submits the page's form like a browser that sends no referrer. */
function withdraw(path = lead.withdrawPath, confirm = 'yes') {
  const form = new FormData();
  form.append('confirm', confirm);
  return pageClient().send('POST', path, { form, headers: { origin: 'null' } });
}
const notices = async (who: Seller) =>
  (await who.get('/api/notifications')).body.map(({ title }: { title: string }) => title);

beforeEach(async () => {
  seller = await asSeller();
  mobile = uniqueMobile();
  ({ id: vehicleId } = await publishVehicle(seller, { name: 'Baleno Delta' }));
  lead = await make();
});

describe('the private page of an offer', () => {
  it('shows the offer and its consent to anyone with the link, and nothing about the buyer', async () => {
    const { status, html, headers } = await open();
    expect(status).toBe(200);
    expect(html).toContain('Baleno Delta');
    expect(html).toContain('₹4,50,000');
    expect(html).toContain('you agree that the seller gets your name and number');
    expect(html).toMatch(/<form [^>]*method="post"/);
    expect(html).not.toContain('Meera');
    expect(html).not.toContain(mobile);
    expect(html).toContain('content="noindex, nofollow"');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect((await seller.get(`/api/leads/${lead.id}`)).body.withdrawnAt).toBeNull();
  });

  it('does not exist for a wrong key, an unknown offer and a key of another', async () => {
    const other = await make({ buyerMobile: uniqueMobile() });
    const [, , id, key = ''] = lead.withdrawPath.split('/');
    const wrong = key.startsWith('0') ? `1${key.slice(1)}` : `0${key.slice(1)}`;
    for (const path of [
      `/withdraw/${id}/${wrong}`,
      `/withdraw/${id}/${key.slice(1)}`,
      `/withdraw/${newId(Date.now())}/${key}`,
      `/withdraw/nonsense/${key}`,
      `/withdraw/${id}/${other.withdrawPath.split('/')[3]}`,
    ]) {
      const { status, html } = await open(path);
      expect([path, status]).toEqual([path, 404]);
      expect(html).toContain('Nothing to withdraw');
      expect((await withdraw(path)).status).toBe(404);
    }
    expect((await withdraw(lead.withdrawPath, 'no')).status).toBe(400);
    expect((await seller.get(`/api/leads/${lead.id}`)).body.buyerName).toBe('Meera Nair');
  });
});

describe('a private link', () => {
  it('survives a change of the key while the previous one is configured, and no longer', async () => {
    const bindings = { SECRET_KEY: 'the key that has come after the one of this test' };
    const after = pageClient({}, bindings);
    expect((await after.get(lead.withdrawPath)).status).toBe(404);
    const { SECRET_KEY: before } = parseSettings(env);
    const both = pageClient({}, { ...bindings, SECRET_KEY_BEFORE: before });
    expect((await both.get(lead.withdrawPath)).status).toBe(200);
    const { body: next } = await both.post('/api/leads', offer(vehicleId, { buyerMobile: uniqueMobile() }));
    expect((await after.get(next.withdrawPath)).status).toBe(200);
  });
});

describe('a withdrawn offer', () => {
  it('erases its buyer everywhere if it was the last one, stays counted, and notifies the seller once', async () => {
    const better = await make({ offerPrice: '460000', message: 'Or a bit more?' });
    await seller.patch(`/api/leads/${lead.id}`, { notes: 'Meera comes on Sunday', followUpAt: '2030-01-01' });
    const usage = (await seller.get('/api/subscription/usage')).body;
    expect((await withdraw(better.withdrawPath)).status).toBe(303);
    expect((await withdraw()).status).toBe(303);
    expect((await withdraw()).status).toBe(303);

    const { body } = await seller.get(`/api/leads/${lead.id}`);
    expect(body).toMatchObject({
      buyerName: null,
      buyerMobile: '',
      message: null,
      notes: null,
      followUpAt: null,
      withdrawnAt: expect.any(String),
      offerPrice: 450_000,
      isContact: false,
    });
    const rows = [
      ...(await db.select().from(leads).where(eq(leads.id, lead.id))),
      ...(await db.select().from(leadOffers).where(eq(leadOffers.leadId, lead.id))),
    ];
    expect(rows).toHaveLength(3);
    for (const trace of ['Meera', mobile, 'tyre', 'bit more']) {
      expect(JSON.stringify(rows)).not.toContain(trace);
      expect(htmlOf(await seller.get('/api/leads/export'))).not.toContain(trace);
      expect(JSON.stringify((await seller.get(`/api/leads/${lead.id}/offers`)).body)).not.toContain(trace);
    }
    expect(htmlOf(await seller.get('/api/leads/export'))).toContain('Withdrawn by the buyer');
    expect((await seller.get('/api/leads', searching(mobile.slice(0, 6)))).body).toEqual([]);
    expect((await seller.get('/api/leads', searching('withdrawn'))).body).toEqual([]);
    expect((await seller.get('/api/subscription/usage')).body).toEqual(usage);
    expect(
      (await notices(seller)).filter((title: string) => title === 'Offer withdrawn by the buyer'),
    ).toHaveLength(2);
    const { html } = await open();
    expect(html).toContain('Offer withdrawn');
    expect(html).not.toContain('<form');
  });

  it('leaves the buyer’s other offers', async () => {
    const better = await make({ offerPrice: '460000', message: 'Or a bit more?', buyerName: 'Meera N' });
    await seller.patch(`/api/leads/${lead.id}`, { notes: 'Comes on Sunday' });
    await withdraw(better.withdrawPath);
    expect((await seller.get(`/api/leads/${lead.id}`)).body).toMatchObject({
      buyerName: 'Meera Nair',
      buyerMobile: `+91${mobile}`,
      offerPrice: 450_000,
      message: 'Is the tyre new?',
      notes: 'Comes on Sunday',
      withdrawnAt: null,
    });
    const { body: offers } = await seller.get(`/api/leads/${lead.id}/offers`);
    expect(offers).toMatchObject([
      { price: 460_000, message: null, withdrawnAt: expect.any(String) },
      { price: 450_000, message: 'Is the tyre new?', withdrawnAt: null },
    ]);
    expect((await open(better.withdrawPath)).html).toContain('Offer withdrawn');
    expect((await open()).html).toMatch(/<form [^>]*method="post"/);
    await make({ offerPrice: '470000' });
    expect((await seller.get('/api/leads')).body).toMatchObject([{ id: lead.id, offerPrice: 470_000 }]);
  });

  it('cannot be edited, and its buyer may offer again', async () => {
    await withdraw();
    const { status, body } = await seller.patch(`/api/leads/${lead.id}`, { notes: 'Meera' });
    expect([status, body.message]).toEqual([409, 'The buyer has withdrawn this offer']);
    expect((await seller.get(`/api/leads/${lead.id}`)).body.notes).toBeNull();
    const again = await make();
    expect(again.id).not.toBe(lead.id);
    expect((await seller.get('/api/leads')).body).toHaveLength(2);
  });

  it('leaves a contact that the seller has saved', async () => {
    await seller.post('/api/contacts', { name: 'Meera', mobileNumber: mobile });
    await withdraw();
    expect((await seller.get('/api/contacts')).body).toMatchObject([{ mobileNumber: `+91${mobile}` }]);
  });

  it('belongs to the reseller if it was made on their page', async () => {
    const reseller = await asSeller({ plan: 'pro' });
    const { body: page } = await republish(reseller, vehicleId);
    await republish(reseller, (await publishVehicle(seller, { name: 'Another' })).id);
    const json = { ...offer(''), vehicleId: undefined, republishedVehicleId: page.id };
    const { body } = await anonymous().post('/api/leads', json);
    await withdraw(body.withdrawPath);
    expect((await reseller.get('/api/leads')).body).toMatchObject([{ withdrawnAt: expect.any(String) }]);
    expect((await reseller.get('/api/notifications')).body).toContainEqual(
      expect.objectContaining({
        title: 'Offer withdrawn by the buyer',
        message: expect.stringContaining('Baleno Delta'),
      }),
    );
    expect(await notices(seller)).not.toContain('Offer withdrawn by the buyer');
  });
});

describe('the link of a repeated offer', () => {
  it('goes to the network the offer came from, and to no other', async () => {
    expect((await make()).withdrawPath).toBe(lead.withdrawPath);
    const json = offer(vehicleId, { ...typed, buyerMobile: mobile });
    const headers = { 'cf-connecting-ip': '203.0.113.9' };
    const { status, body } = await anonymous().post('/api/leads', json, { headers });
    expect([status, body.id, body.withdrawPath]).toEqual([201, lead.id, null]);
  });
});
