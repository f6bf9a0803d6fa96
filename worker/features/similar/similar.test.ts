import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { enquiries, leadCounts, sellers, vehicles, wants } from '../../../schema/shard';
import { SIMILAR_CONSENTS } from '../../../schema/similar/consents';
import type { WantDto } from '../../../schema/wants/output';
import { newNetwork } from '../../test/buyers';
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
import { open, submit } from '../../test/html-forms';
import { htmlOf, pageClient, withPages } from '../../test/pages';
import { actingFor, letIn } from '../../test/staff';
import { nextVersion } from '../vehicles/visibility.sql';

const NOW = Date.now();

let seller: Seller;
let id: string;

const typed = (fields: Record<string, string> = {}) => ({
  maxPrice: '9 lakh',
  buyerName: 'Meera Nair',
  buyerMobile: uniqueMobile(),
  agreed: 'yes',
  ...fields,
});

async function ask(path: string, fields: Record<string, string> = {}, { now = NOW, query = '' } = {}) {
  const client = pageClient({ clock: { now: () => now } }, { RATE_SCALE: '1' });
  const form = new FormData();
  for (const [name, value] of Object.entries(typed(fields))) form.append(name, value);
  const headers = { accept: 'text/html', 'cf-connecting-ip': newNetwork() };
  const answer = await client.send('POST', `${path}/similar${query}`, { form, headers });
  return { ...answer, html: htmlOf(answer) };
}

const waiting = async (who: Seller = seller): Promise<WantDto[]> => (await who.get('/api/wants')).body;
const creta = (fields = {}) =>
  publishVehicle(seller, { name: 'Hyundai Creta SX 2019', make: 'Hyundai', model: 'Creta', ...fields });
const sell = () => seller.patch(`/api/vehicles/${id}/status`, { status: 'sold' });

beforeEach(async () => {
  seller = await asSeller({ plan: 'pro' });
  id = (await creta()).id;
});

describe('a buyer of a vehicle that is gone', () => {
  it('is offered one like it on the page of a sold and of a deleted one, not while it is for sale', async () => {
    const link = `href="/vehicle/${id}/similar"`;
    expect((await open(pageClient(), `/vehicle/${id}`)).html).not.toContain(link);
    await sell();
    expect((await open(pageClient(), `/vehicle/${id}`)).html).toContain(link);
    await seller.delete(`/api/vehicles/${id}`);
    const gone = await open(pageClient(), `/vehicle/${id}?lang=ta`);
    expect([gone.status, gone.html]).toEqual([410, expect.stringContaining('/similar')]);
    const form = await open(pageClient(), `/vehicle/${id}/similar?lang=ta`);
    expect(form.html).toContain(SIMILAR_CONSENTS.ta.text);
    expect(form.html).toContain('content="noindex');
    expect(form.html).not.toMatch(/name="agreed"[^>]*checked/);
    expect((await open(pageClient(), '/vehicle/nothing')).html).not.toContain('/similar');
  });

  it('waits beside the seller’s other buyers, as agreed to in their language', async () => {
    await sell();
    const { status, html } = await ask(
      `/vehicle/${id}`,
      { buyerMobile: '98123 45678' },
      { query: '?lang=hi' },
    );
    expect([status, html]).toEqual([200, expect.stringMatching(/href="\/withdraw\/[^"]+"/)]);
    const [want] = await waiting();
    expect(want).toMatchObject({
      leadId: null,
      buyerName: 'Meera Nair',
      buyerMobile: '+919812345678',
      model: 'Creta',
      maxPrice: 900_000,
    });
    const [row] = await db.select().from(enquiries).where(eq(enquiries.ownerId, seller.user.id));
    expect(row).toMatchObject({
      id: want?.enquiryId,
      kind: 'similar',
      consentVersion: 'similar-2026-11-1-hi',
    });
    expect((await seller.get('/api/notifications')).body).toMatchObject([
      { title: 'A buyer waits for one like Hyundai Creta SX 2019', path: '/dashboard/leads' },
    ]);
    expect((await seller.get('/api/visits')).body).toEqual([]);
    expect((await seller.get('/api/leads')).body).toEqual([]);
  });

  it('is told of the next one, once, and is gone when they withdraw', async () => {
    await sell();
    const { html } = await ask(`/vehicle/${id}`);
    const next = await creta({ price: '899999' });
    const matching = async (vehicleId: string): Promise<WantDto[]> =>
      (await seller.get(`/api/wants/for/${vehicleId}`)).body;
    const [want] = await matching(next.id);
    expect(want?.buyerName).toBe('Meera Nair');
    expect(await matching((await creta({ price: '900001' })).id)).toEqual([]);
    expect((await seller.get(`/api/wants/vehicles/${want?.id}`)).body).toMatchObject([{ id: next.id }]);
    expect((await seller.patch(`/api/wants/${want?.id}`, { vehicleId: next.id })).status).toBe(200);
    expect(await matching(next.id)).toEqual([]);
    const [, link = ''] = /href="(\/withdraw\/[^"]*)"/.exec(html) ?? [];
    expect((await open(pageClient(), link)).html).toContain('₹9,00,000');
    await submit(pageClient(), link, { confirm: 'yes' });
    expect(await waiting()).toEqual([]);
    expect(await db.select().from(wants).where(eq(wants.ownerId, seller.user.id))).toEqual([]);
    expect((await seller.get('/api/notifications')).body[0]).toMatchObject({
      title: 'A waiting buyer has withdrawn',
    });
  });

  it('who asks again waits once, as said last, and is refused after three times', async () => {
    await sell();
    const buyerMobile = uniqueMobile();
    for (const maxPrice of ['900000', '900000', '']) await ask(`/vehicle/${id}`, { buyerMobile, maxPrice });
    expect((await waiting()).map(({ maxPrice }) => maxPrice)).toEqual([null]);
    const client = pageClient({}, { RATE_SCALE: '1' });
    const statuses = [];
    for (const maxPrice of ['1', '2', '3', '4'])
      statuses.push(
        (await submit(client, `/vehicle/${id}/similar`, typed({ buyerMobile, maxPrice }))).status,
      );
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await waiting()).map(({ maxPrice }) => maxPrice)).toEqual([3]);
  });

  it.each([
    [{ agreed: '' }, 'Tick the box, so that the seller may keep your number'],
    [{ buyerName: ' ' }, 'Name is required'],
    [{ buyerMobile: '12345' }, 'Mobile number must be at least 10 digits'],
    [{ maxPrice: 'cheap' }, 'Please enter a valid price'],
  ])('with %j is told what is missing, and nothing is stored', async (fields, words) => {
    await sell();
    const { status, html } = await ask(`/vehicle/${id}`, fields as Record<string, string>);
    expect([status, html]).toEqual([400, expect.stringContaining(words)]);
    expect(await waiting()).toEqual([]);
  });

  it('on a reseller’s page waits for the reseller', async () => {
    const reseller = await asSeller({ plan: 'pro' });
    const { body: page } = await republish(reseller, id);
    await sell();
    const gone = await open(pageClient(), `/republished/${page.id}`);
    expect(gone.html).toContain(`href="/republished/${page.id}/similar"`);
    expect((await ask(`/republished/${page.id}`)).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(await waiting(reseller)).toMatchObject([{ model: 'Hyundai Creta SX 2019' }]);
  });

  it('cannot ask a seller who is suspended, an operator’s hidden listing, or nobody; a seller not themselves', async () => {
    await sell();
    expect((await submit(withPages(seller), `/vehicle/${id}/similar`, typed())).status).toBe(400);
    await db
      .update(vehicles)
      .set({ ...nextVersion, hiddenReason: 'operator' })
      .where(eq(vehicles.id, id));
    expect((await ask(`/vehicle/${id}`)).status).toBe(404);
    await db
      .update(vehicles)
      .set({ ...nextVersion, hiddenReason: null })
      .where(eq(vehicles.id, id));
    await db.update(sellers).set({ isActive: false }).where(eq(sellers.id, seller.user.id));
    expect((await ask(`/vehicle/${id}`)).status).toBe(404);
    expect((await ask('/vehicle/nothing')).status).toBe(404);
    await db.update(sellers).set({ isActive: true }).where(eq(sellers.id, seller.user.id));
    expect(await waiting()).toEqual([]);
  });
});

describe('the seller', () => {
  it('on the free plan sees those within the month’s leads, beside the ten of their own', async () => {
    const starter = await asSeller();
    const { id: sold } = await publishVehicle(starter, { name: 'Swift' });
    await anonymous().post('/api/leads', offer(sold));
    await starter.patch(`/api/vehicles/${sold}/status`, { status: 'sold' });
    await ask(`/vehicle/${sold}`);
    await db.update(leadCounts).set({ monthCount: 50 }).where(eq(leadCounts.ownerId, starter.user.id));
    await ask(`/vehicle/${sold}`, { buyerName: 'Hidden Buyer' });
    expect((await waiting(starter)).map(({ buyerName }) => buyerName)).toEqual(['Meera Nair']);
  });

  it('lets a salesperson see them with the number’s last digits, and removes them', async () => {
    await sell();
    await ask(`/vehicle/${id}`, { buyerMobile: '9812345678' });
    const sales = await asSeller();
    await letIn(seller, sales, 'salesperson');
    const headers = actingFor(seller);
    const [seen] = (await sales.get('/api/wants', { headers })).body;
    expect(seen.buyerMobile).toBe('•••• 5678');
    const opened = await sales.post(
      '/api/numbers',
      { of: 'enquiry', id: seen.enquiryId, use: 'called' },
      { headers },
    );
    expect(opened.body).toEqual({ mobileNumber: '+919812345678' });
    expect((await seller.delete(`/api/wants/${seen.id}`)).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });
});
