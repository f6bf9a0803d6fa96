import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../../schema/common/languages';
import { PRICE_ALERT_CONSENTS } from '../../../schema/price-alerts/consents';
import type { PriceAlertDto } from '../../../schema/price-alerts/output';
import { enquiries, leadCounts } from '../../../schema/shard';
import { newNetwork } from '../../test/buyers';
import {
  anonymous,
  asSeller,
  db,
  offer,
  publishVehicle,
  republish,
  type Seller,
  strangerTo,
  uniqueMobile,
} from '../../test/factories';
import { open, submit } from '../../test/html-forms';
import { htmlOf, pageClient, withPages } from '../../test/pages';
import { actingFor, letIn } from '../../test/staff';

let seller: Seller;
let id: string;
let path: string;

const typed = (fields: Record<string, string> = {}) => ({
  below: '450000',
  buyerName: 'Meera Nair',
  buyerMobile: uniqueMobile(),
  agreed: 'yes',
  ...fields,
});

/** A browser from its own network and under the real limits, by default a new one for each request. */
async function ask(
  at: string,
  fields: Record<string, string> = {},
  { client = pageClient({}, { RATE_SCALE: '1' }), network = newNetwork(), query = '' } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed(fields))) form.append(name, value);
  const headers = { accept: 'text/html', 'cf-connecting-ip': network };
  const answer = await client.send('POST', `${at}/alert${query}`, { form, headers });
  const html = htmlOf(answer);
  return { ...answer, html, link: /href="(\/withdraw\/[^"]*)"/.exec(html)?.[1] ?? '' };
}

const alertsOf = async (who: Seller = seller): Promise<PriceAlertDto[]> =>
  (await who.get('/api/price-alerts')).body;
const titlesOf = async (who: Seller) =>
  (await who.get('/api/notifications')).body.map(({ title }: { title: string }) => title);

beforeEach(async () => {
  seller = await asSeller({ plan: 'pro' });
  id = (await publishVehicle(seller, { name: 'Baleno Delta', price: '475000' })).id;
  path = `/vehicle/${id}`;
});

describe('the page', () => {
  it('is linked from the vehicle, proposes prices as people say them, and ticks nothing', async () => {
    expect((await open(pageClient(), path)).html).toContain(`href="${path}/alert"`);
    const { html } = await open(pageClient(), `${path}/alert`);
    expect(html.match(/name="below" value="(\d+)"/g)).toEqual(
      ['460000', '450000', '425000'].map((price) => `name="below" value="${price}"`),
    );
    expect(html).not.toMatch(/name="below"[^>]*checked|name="agreed"[^>]*checked/);
    expect(html).toContain('content="noindex');
    expect(html).toContain('₹4,75,000');
  });

  it.each(LANGUAGE_CODES)('asks for consent in %s', async (language) => {
    const { html } = await open(pageClient(), `${path}/alert?lang=${language}`);
    expect(html).toContain(PRICE_ALERT_CONSENTS[language].text);
  });

  it('is not offered to its seller, nor once it is sold', async () => {
    expect((await open(withPages(seller), `${path}/alert`)).html).not.toContain('name="below"');
    expect((await submit(withPages(seller), `${path}/alert`, typed())).status).toBe(400);
    await seller.patch(`/api/vehicles/${id}/status`, { status: 'sold' });
    expect((await open(pageClient(), `${path}/alert`)).html).not.toContain('name="below"');
    expect((await ask(path)).status).toBe(409);
    await seller.delete(`/api/vehicles/${id}`);
    expect((await open(pageClient(), `${path}/alert`)).status).toBe(410);
    expect((await open(pageClient(), '/vehicle/nothing/alert')).status).toBe(404);
    expect(await alertsOf()).toEqual([]);
  });
});

describe('a buyer', () => {
  it('waits for the chosen price, as agreed to in their language, apart from visits and leads', async () => {
    const { status, link } = await ask(path, { buyerMobile: '98123 45678' }, { query: '?lang=ta' });
    expect([status, link]).toEqual([200, expect.stringContaining('/withdraw/')]);
    expect(await alertsOf()).toMatchObject([
      {
        listingId: id,
        isRepublished: false,
        vehicleName: 'Baleno Delta',
        buyerName: 'Meera Nair',
        buyerMobile: '+919812345678',
        language: 'ta',
        below: 450_000,
        price: 475_000,
        currency: 'INR',
        status: 'waiting',
      },
    ]);
    const [row] = await db.select().from(enquiries).where(eq(enquiries.ownerId, seller.user.id));
    expect(row).toMatchObject({ kind: 'price', consentVersion: 'price-2026-11-1-ta' });
    expect((await seller.get('/api/notifications')).body).toMatchObject([
      {
        title: 'A buyer waits for a lower price: Baleno Delta',
        message: 'They want to hear at ₹4,50,000 or less.',
        path: '/dashboard/leads#prices',
      },
    ]);
    expect((await seller.get('/api/visits')).body).toEqual([]);
    expect((await seller.get('/api/leads')).body).toEqual([]);
    const exported = htmlOf(await seller.post('/api/account/export', { format: 'json' }));
    expect(exported).toContain('"below":450000');
    expect(exported).toContain('A lower price');
  });

  it('may write another sum, which then counts', async () => {
    await ask(path, { other: '4.4 lakh' });
    expect((await alertsOf()).map(({ below }) => below)).toEqual([440_000]);
  });

  it.each([
    [{ agreed: '' }, 'Tick the box, so that the seller may keep your number'],
    [{ buyerName: ' ' }, 'Name is required'],
    [{ buyerMobile: '12345' }, 'Mobile number must be at least 10 digits'],
    [{ below: '' }, 'Choose a price below today’s, or write one'],
    [{ below: '475000' }, 'Choose a price below today’s, or write one'],
    [{ other: '5 lakh' }, 'Choose a price below today’s, or write one'],
    [{ other: 'cheap' }, 'Please enter a valid price'],
    [{ below: '-1' }, 'Please enter a valid price'],
  ])('with %j is told what is missing, and nothing is stored', async (fields, words) => {
    const { status, html } = await ask(path, fields as Record<string, string>);
    expect([status, html]).toEqual([400, expect.stringContaining(words)]);
    expect(await alertsOf()).toEqual([]);
  });

  it('who asks again waits once, for the last price, and is refused after many', async () => {
    const client = pageClient({}, { RATE_SCALE: '1' });
    const buyerMobile = uniqueMobile();
    const network = newNetwork();
    for (const other of ['440000', '440000', '430000'])
      await ask(path, { buyerMobile, other }, { client, network });
    expect((await alertsOf()).map(({ below }) => below)).toEqual([430_000]);
    const rows = await db.select().from(enquiries).where(eq(enquiries.ownerId, seller.user.id));
    expect(rows.map(({ buyerName }) => buyerName).sort()).toEqual(['Meera Nair', null]);
    const statuses = [];
    for (let sum = 1; sum <= 20; sum++)
      statuses.push(
        (await ask(path, { buyerMobile, other: `${400_000 + sum}` }, { client, network })).status,
      );
    expect(statuses).toEqual([...Array(18).fill(200), 429, 429]);
    expect((await alertsOf()).map(({ below }) => below)).toEqual([400_018]);
  });

  it('cannot end what somebody else asked for with the same number', async () => {
    const buyerMobile = uniqueMobile();
    await ask(path, { buyerMobile });
    await ask(path, { buyerMobile, other: '1000' });
    expect((await alertsOf()).map(({ below }) => below)).toEqual([1_000, 450_000]);
  });

  it('withdraws by the private link, which shows the price', async () => {
    const { link } = await ask(path);
    const { html } = await open(pageClient(), link);
    expect(html).toContain('₹4,50,000');
    expect(html).toContain(PRICE_ALERT_CONSENTS.en.text);
    await submit(pageClient(), link, { confirm: 'yes' });
    expect(await alertsOf()).toEqual([]);
    const [row] = await db.select().from(enquiries).where(eq(enquiries.ownerId, seller.user.id));
    expect(row).toMatchObject({ buyerName: null, buyerMobile: '', deviceHash: '' });
    expect((await titlesOf(seller))[0]).toBe('A buyer no longer waits for a lower price');
  });

  it('on a reseller’s page waits for the reseller’s price', async () => {
    const reseller = await asSeller({ plan: 'pro' });
    const { body: page } = await republish(reseller, id, { customPrice: '500000' });
    const at = `/republished/${page.id}`;
    expect((await open(pageClient(), at)).html).toContain(`href="${at}/alert"`);
    expect((await ask(at, { below: '480000' })).status).toBe(200);
    expect(await alertsOf()).toEqual([]);
    expect(await alertsOf(reseller)).toMatchObject([
      { listingId: page.id, isRepublished: true, below: 480_000, price: 500_000 },
    ]);
  });
});

describe('the seller', () => {
  it('on the free plan sees no name or number beyond the month’s leads', async () => {
    const starter = await asSeller();
    const { id: other } = await publishVehicle(starter, { price: '475000' });
    await anonymous().post('/api/leads', offer(other));
    await db.update(leadCounts).set({ monthCount: 50 }).where(eq(leadCounts.ownerId, starter.user.id));
    await ask(`/vehicle/${other}`, { buyerMobile: '9812345678' });
    expect(await alertsOf(starter)).toMatchObject([
      { masked: true, buyerName: null, buyerMobile: expect.stringMatching(/^\+91•+78$/) },
    ]);
  });

  it('lets staff see the last digits and open the number, and strangers nothing', async () => {
    await ask(path, { buyerMobile: '9812345678' });
    const sales = await asSeller();
    await letIn(seller, sales, 'salesperson');
    const headers = actingFor(seller);
    const [seen] = (await sales.get('/api/price-alerts', { headers })).body;
    expect(seen.buyerMobile).toBe('•••• 5678');
    const opened = await sales.post(
      '/api/numbers',
      { of: 'enquiry', id: seen.id, use: 'called' },
      { headers },
    );
    expect(opened.body).toEqual({ mobileNumber: '+919812345678' });
    const stranger = await strangerTo(seller);
    expect(await alertsOf(stranger)).toEqual([]);
    expect((await stranger.patch(`/api/price-alerts/${seen.id}`, { status: 'told' })).status).toBe(404);
  });
});
