import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leadOffers, leads, messages } from '../../../schema/shard';
import { systemClock } from '../../platform/clock';
import { anonymous, asSeller, db, offer, publishVehicle, uniqueMobile } from '../../test/factories';
import { open, submit } from '../../test/html-forms';
import { messageSettings, received } from '../../test/message-settings';
import { pageClient } from '../../test/pages';

const ALTO = {
  exchangeModel: 'Alto LXi',
  exchangeYear: '२०१४',
  exchangeKms: '65,000 km',
  exchangeOwners: '2',
  exchangePrice: 'dedh lakh',
};
const STORED = { model: 'Alto LXi', year: 2014, kms: 65_000, owners: 2, price: 150_000 };

async function listed() {
  const seller = await asSeller();
  const { id } = await publishVehicle(seller, { name: 'Wanted Creta' });
  const leadsOf = async (query = '') => (await seller.get(`/api/leads${query}`)).body;
  return { seller, id, leadsOf };
}

const typed = (fields: Record<string, string> = {}) => ({
  buyerName: 'Meera Nair',
  buyerMobile: uniqueMobile(),
  offerPrice: '3,80,000',
  asked: '475000',
  ...fields,
});

const send = async (id: string, fields: Record<string, string> = {}, client = pageClient()) =>
  submit(client, `/vehicle/${id}/offer`, typed(fields));

describe('an offer with a vehicle in part payment', () => {
  it('reaches the seller with both, and the need for a loan, in list, history, mail and thanks', async () => {
    const { seller, id, leadsOf } = await listed();
    await seller.put('/api/auth/user/mobile-number', { mobileNumber: '9876501234' });
    const { status, html } = await send(id, { ...ALTO, needsLoan: 'yes' });
    expect([status, html.includes('Offer sent')]).toEqual([200, true]);
    expect(html.replaceAll('<!-- -->', '')).toMatch(/₹3,80,000<span[^>]*> \+ Alto LXi 2014<\/span>/);
    expect(decodeURIComponent(html)).toContain('My offer: ₹3,80,000 + Alto LXi 2014');
    const [lead] = await leadsOf();
    expect(lead).toMatchObject({
      offerPrice: 380_000,
      needsLoan: true,
      exchange: STORED,
      unlikelyReason: null,
    });
    const { body: offers } = await seller.get(`/api/leads/${lead.id}/offers`);
    expect(offers).toMatchObject([{ needsLoan: true, exchange: STORED }]);
    const sent = await db.select().from(messages).where(eq(messages.userId, seller.user.id));
    expect(sent.length).toBeGreaterThan(0);
    const csv = new TextDecoder().decode((await seller.get('/api/leads/export')).body);
    expect(csv.split('\r\n')[0]).toMatch(
      /Message,In exchange,Exchange km,Exchange owners,Exchange price,Needs a loan,Budget,Wants,Your price,Their answer$/,
    );
    expect(csv).toContain(',Alto LXi 2014,65000,2,150000,Yes,,,,\r\n');
  });

  it('is named in the mail', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller, { name: 'Mailed Creta' });
    await anonymous()
      .with({}, messageSettings() as never)
      .post('/api/leads', offer(id, { offerPrice: '380000', ...ALTO, needsLoan: 'yes' }));
    const [mail] = await received(seller.user.email);
    expect(mail.subject).toBe('₹3,80,000 + Alto LXi 2014 offered for Mailed Creta');
    expect(mail.text).toContain('Alto LXi 2014, 65,000 km, 2 owners, expects ₹1,50,000');
    expect(mail.text).toContain('The buyer needs a loan');
  });

  it('needs neither: without them nothing is stored, and a loan alone is no exchange', async () => {
    const { id, leadsOf } = await listed();
    await send(id);
    await send(id, { needsLoan: 'yes' });
    const found = await leadsOf();
    expect(
      found.map((lead: { needsLoan: boolean; exchange: unknown }) => [lead.needsLoan, lead.exchange]),
    ).toEqual([
      [true, null],
      [false, null],
    ]);
    const rows = await db.select().from(leads).where(eq(leads.listingId, id));
    expect(rows.map(({ payment }) => payment)).toContain(null);
  });

  it('may leave out everything but the vehicle, whose year may be in its name', async () => {
    const { id, leadsOf } = await listed();
    const { html } = await send(id, { exchangeModel: 'Alto 2014', exchangeYear: '2014' });
    expect(html).not.toContain('2014 2014');
    await send(id, { exchangeModel: 'Activa' });
    expect((await leadsOf())[0].exchange).toEqual({
      model: 'Activa',
      year: null,
      kms: null,
      owners: null,
      price: null,
    });
  });

  it.each([
    [{ exchangeYear: '2014' }, 'Say which vehicle you give in exchange'],
    [{ exchangePrice: '1 lakh' }, 'Say which vehicle you give in exchange'],
    [{ exchangeOwners: '1', exchangeYear: '2099' }, 'Say which vehicle you give in exchange'],
    [{ exchangeOwners: '1', exchangeYear: '2099' }, 'Enter its year in four digits, this year or earlier'],
    [{ exchangeModel: 'Alto', exchangeOwners: '99' }, 'Enter from 1 to 9 owners'],
    [{ exchangeModel: 'Alto', exchangeYear: '1814' }, 'Enter its year in four digits, this year or earlier'],
    [
      { exchangeModel: 'Alto', exchangeYear: String(new Date(systemClock.now()).getFullYear() + 1) },
      'Enter its year in four digits, this year or earlier',
    ],
    [{ exchangeModel: 'Alto', exchangeKms: 'many' }, 'Enter the kilometres in figures'],
    [{ exchangeModel: 'Alto', exchangeOwners: '0' }, 'Enter from 1 to 9 owners'],
    [{ exchangeModel: 'Alto', exchangePrice: 'a lot' }, 'Please enter a valid price'],
    [{ exchangeModel: 'x'.repeat(81) }, 'At most 80 characters'],
  ])('with %j is refused at its field, with what was typed, and its fields open', async (fields, problem) => {
    const { id, leadsOf } = await listed();
    const { status, html } = await send(id, fields as Record<string, string>);
    expect([status, html.includes(problem)]).toEqual([400, true]);
    expect(html).toMatch(/<details open=""/);
    for (const value of Object.values(fields)) expect(html).toContain(`value="${value}"`);
    expect(await leadsOf()).toEqual([]);
  });

  it('keeps its fields closed until they are wanted', async () => {
    const { id } = await listed();
    expect((await open(pageClient(), `/vehicle/${id}`)).html).toContain('<details>');
  });

  it('is as likely as both are worth together', async () => {
    const { id, leadsOf } = await listed();
    // Far below the price alone: neither questioned nor unlikely with the vehicle.
    for (const fields of [{ exchangeModel: 'Swift', exchangePrice: '350000' }, { exchangeModel: 'Swift' }]) {
      const { html } = await send(id, { offerPrice: '50000', ...(fields as Record<string, string>) });
      expect(html).toContain('Offer sent');
    }
    expect(await leadsOf()).toHaveLength(2);
    const doubted = await send(id, { offerPrice: '50000', exchangeModel: 'Scooter', exchangePrice: '10000' });
    expect(doubted.html).toContain('That is 87% below the price.');
    expect(doubted.html).toMatch(/name="exchangeModel"[^>]*value="Scooter"/);
    await send(id, {
      offerPrice: '50000',
      confirmed: '50000',
      exchangeModel: 'Scooter',
      exchangePrice: '10000',
    });
    expect(await leadsOf('?unlikely=only')).toMatchObject([{ unlikelyReason: 'price' }]);
  });

  it('sent again is one offer, and with another vehicle another', async () => {
    const { id, leadsOf, seller } = await listed();
    const client = pageClient();
    const buyerMobile = uniqueMobile();
    for (const fields of [{}, {}, ALTO, ALTO]) await send(id, { buyerMobile, ...fields }, client);
    const [lead, ...others] = await leadsOf();
    expect([others, lead.exchange]).toEqual([[], STORED]);
    const { body: offers } = await seller.get(`/api/leads/${lead.id}/offers`);
    expect(offers.map((one: { exchange: unknown }) => one.exchange)).toEqual([STORED, null]);
  });

  it('beyond the phone’s limit is refused, not taken for the offer of the same sum before', async () => {
    const { id } = await listed();
    const client = pageClient({}, { RATE_SCALE: '1' });
    const buyerMobile = uniqueMobile();
    for (const exchangeModel of ['Alto', 'Swift', 'Ciaz', 'Dzire']) {
      const { status } = await send(id, { buyerMobile, exchangeModel }, client);
      expect([exchangeModel, status]).toEqual([exchangeModel, exchangeModel === 'Dzire' ? 429 : 200]);
    }
    expect((await send(id, { buyerMobile, exchangeModel: 'Ciaz' }, client)).status).toBe(200);
  });

  it('is hidden with the buyer by the plan, and erased by a withdrawal', async () => {
    const { id, leadsOf, seller } = await listed();
    const { html } = await send(id, { ...ALTO, needsLoan: 'yes' });
    const [{ id: leadId }] = await leadsOf();
    await db.update(leads).set({ monthlyOrdinal: 51 }).where(eq(leads.id, leadId));
    expect((await leadsOf())[0]).toMatchObject({ masked: true, needsLoan: true, exchange: null });
    const { body: offers } = await seller.get(`/api/leads/${leadId}/offers`);
    expect(offers[0].exchange).toBeNull();
    const csv = new TextDecoder().decode((await seller.get('/api/leads/export')).body);
    expect(csv).not.toContain('Alto');
    const [, link = ''] = /href="(\/withdraw\/[^"]*)"/.exec(html) ?? [];
    expect((await open(pageClient(), link)).html).toContain('Alto LXi 2014');
    await submit(pageClient(), link, { confirm: 'yes' });
    for (const table of [leads, leadOffers]) {
      const [row] = await db.select({ payment: table.payment }).from(table).where(eq(table.listingId, id));
      expect(row).toEqual({ payment: null });
    }
    expect((await open(pageClient(), link)).html).not.toContain('Alto');
  });

  it('stays with the lead when the buyer offers more and says nothing of it, and goes when it is withdrawn', async () => {
    const { id, leadsOf, seller } = await listed();
    const client = pageClient();
    const buyerMobile = uniqueMobile();
    await send(id, { buyerMobile, ...ALTO }, client);
    const linkIn = (html: string) => /href="(\/withdraw\/[^"]*)"/.exec(html)?.[1] ?? '';
    const second = await send(
      id,
      { buyerMobile, offerPrice: '385000', needsLoan: 'yes', ...ALTO, exchangeKms: '70000' },
      client,
    );
    const third = await send(id, { buyerMobile, offerPrice: '390000' }, client);
    const shown = async () => {
      const [{ offerPrice, needsLoan, exchange }] = await leadsOf();
      return [offerPrice, needsLoan, exchange?.kms];
    };
    expect(await shown()).toEqual([390_000, true, 70_000]);
    const { body: offers } = await seller.get(`/api/leads/${(await leadsOf())[0].id}/offers`);
    expect(offers.map((one: { exchange: { kms: number } | null }) => one.exchange?.kms ?? null)).toEqual([
      null,
      70_000,
      65_000,
    ]);
    await submit(client, linkIn(second.html), { confirm: 'yes' });
    expect(await shown()).toEqual([390_000, false, 65_000]);
    await submit(client, linkIn(third.html), { confirm: 'yes' });
    expect(await shown()).toEqual([380_000, false, 65_000]);
  });

  it('is accepted by the API under the same rules', async () => {
    const { id, leadsOf } = await listed();
    const wrong = await anonymous().post('/api/leads', offer(id, { exchangeYear: '2014' }));
    expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([
      400,
      expect.stringContaining('exchange_model'),
    ]);
    const sent = await anonymous().post('/api/leads', offer(id, { ...ALTO, needsLoan: 'yes' }));
    expect(sent.status).toBeLessThan(300);
    expect(await leadsOf()).toMatchObject([{ needsLoan: true, exchange: STORED }]);
  });
});
