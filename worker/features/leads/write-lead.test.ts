import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CONSENTS } from '../../../schema/common/consents';
import { leadCounts, leadOffers, leads } from '../../../schema/shard';
import {
  anonymous,
  asSeller,
  db,
  offer,
  publishVehicle,
  strangerTo,
  uniqueMobile,
} from '../../test/factories';
import { caller } from '../../test/leads';

const PATH = '/api/leads/hand-made';

/** A starter whose month's leads are used up. */
async function fullMonth() {
  const seller = await asSeller();
  const vehicle = await publishVehicle(seller);
  const first = (await anonymous().post('/api/leads', offer(vehicle.id))).body.id;
  const month = new Date(Date.now() + 19_800_000).toISOString().slice(0, 7);
  await db.update(leads).set({ monthlyOrdinal: 50 }).where(eq(leads.id, first));
  await db
    .update(leadCounts)
    .set({ month, monthCount: 50, dayCount: 0 })
    .where(eq(leadCounts.ownerId, seller.user.id));
  return { seller, vehicle, first };
}

describe('a buyer whom the seller writes down', () => {
  it('is a lead like any other: in the list, the search, the filter and the export', async () => {
    const seller = await asSeller();
    const vehicle = await publishVehicle(seller, { name: 'Written Swift' });
    const buyerMobile = '9876501234';
    const { status, body } = await seller.post(
      PATH,
      caller({
        buyerMobile,
        vehicleId: vehicle.id,
        wants: null,
        source: 'walk_in',
        followUpAt: '2030-01-01',
      }),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      vehicleId: vehicle.id,
      vehicleName: 'Written Swift',
      buyerName: null,
      buyerMobile: '+919876501234',
      offerPrice: 850_000,
      offerCurrency: 'INR',
      message: null,
      status: 'contacted',
      source: 'walk_in',
      masked: false,
      followUpAt: '2030-01-01T04:30:00.000Z',
      lastContactAt: expect.any(String),
    });
    const wanted = (await seller.post(PATH, caller({ buyerName: 'Lata', source: 'olx' }))).body;
    expect(wanted).toMatchObject({ vehicleId: null, vehicleName: null, message: 'Diesel Creta from 2018' });
    const found = async (query: string, search = '') => {
      const list = await seller.get(`/api/leads${query}`, { headers: { 'x-search': search } });
      return list.body.map(({ id }: { id: string }) => id);
    };
    expect(await found('')).toEqual([wanted.id, body.id]);
    expect(await found('?source=walk_in')).toEqual([body.id]);
    expect(await found('', 'creta')).toEqual([wanted.id]);
    expect(await found('', 'written 01234')).toEqual([body.id]);
    expect((await seller.get('/api/leads/vehicles')).body).toEqual([
      { vehicleId: vehicle.id, name: 'Written Swift', leads: 1, bestOffer: null },
    ]);
    const csv = new TextDecoder().decode((await seller.get('/api/leads/export')).body);
    // Neither an offer nor a message of the buyer.
    expect(csv).toContain(',Lata,');
    expect(csv).toMatch(/,Lata,.*,,,INR,Contacted,OLX,,,,,,,,,850000,Diesel Creta from 2018,,\r\n/);
    expect(csv).toMatch(/,Written Swift,475000,,INR,Contacted,Walk-in,.*,850000,,,\r\n/);
    const { body: offers } = await seller.get(`/api/leads/${wanted.id}/offers`);
    expect(offers).toMatchObject([{ price: 850_000, source: 'olx', message: 'Diesel Creta from 2018' }]);
  });

  it('neither counts towards the plan’s leads nor is masked, nor is new in the bell', async () => {
    const { seller, vehicle } = await fullMonth();
    const unreadOf = async () => (await seller.get('/api/notifications/unread-count')).body.count;
    const before = await unreadOf();
    const { body: written } = await seller.post(PATH, caller({ vehicleId: vehicle.id }));
    expect(await unreadOf()).toBe(before);
    expect(written.masked).toBe(false);
    expect((await seller.get('/api/subscription/usage')).body.monthly.leadsGenerated).toBe(50);
    const unread = (await seller.get('/api/notifications')).body;
    expect(unread.filter(({ kind }: { kind: string }) => kind === 'lead_generated')).toHaveLength(1);
    // Becoming junk frees no number, and coming back takes none.
    await seller.patch(`/api/leads/${written.id}`, { status: 'junk' });
    await seller.patch(`/api/leads/${written.id}`, { status: 'contacted', isUndo: true });
    const next = (await anonymous().post('/api/leads', offer(vehicle.id))).body.id;
    expect((await seller.get(`/api/leads/${next}`)).body.masked).toBe(true);
    expect((await seller.get(`/api/leads/${written.id}`)).body.masked).toBe(false);
  });

  it('frees no lead of the plan when a buyer’s own offer is merged into it', async () => {
    const { seller, vehicle, first } = await fullMonth();
    const { body: own } = await seller.get(`/api/leads/${first}`);
    const { body: written } = await seller.post(
      PATH,
      caller({ buyerMobile: own.buyerMobile, vehicleId: vehicle.id, wants: null }),
    );
    const hidden = (await anonymous().post('/api/leads', offer(vehicle.id))).body.id;
    expect((await seller.get(`/api/leads/${hidden}`)).body.masked).toBe(true);
    const merged = await seller.post(`/api/leads/${written.id}/merge`, { otherId: first });
    expect(merged.body).toMatchObject({ id: written.id, source: 'link', masked: false });
    expect((await seller.get(`/api/leads/${hidden}`)).body.masked).toBe(true);
    const [row] = await db.select().from(leads).where(eq(leads.id, written.id));
    expect(row?.monthlyOrdinal).toBe(50);
  });

  it('stores what the seller confirmed, in the language in which it was read', async () => {
    const seller = await asSeller();
    const { body } = await seller.send('POST', PATH, {
      json: caller(),
      headers: { 'accept-language': 'hi' },
    });
    const [row] = await db.select().from(leadOffers).where(eq(leadOffers.leadId, body.id));
    expect(row?.consentVersion).toBe(CONSENTS.writtenLead.version.hi);
  });

  it('needs no budget, which a buyer’s own offer then gives', async () => {
    const seller = await asSeller();
    const vehicle = await publishVehicle(seller);
    const buyerMobile = uniqueMobile();
    const post = (fields: Record<string, unknown>) =>
      seller.post(PATH, caller({ vehicleId: vehicle.id, wants: null, ...fields }));
    const { body: written } = await post({ buyerMobile, budget: '' });
    expect(written).toMatchObject({ offerPrice: null, offerCurrency: 'INR', status: 'contacted' });
    expect((await post({ budget: undefined })).body.offerPrice).toBeNull();
    expect((await seller.get(`/api/leads/${written.id}/offers`)).body).toMatchObject([{ price: null }]);
    const { body: own } = await anonymous().post('/api/leads', offer(vehicle.id, { buyerMobile }));
    await seller.post(`/api/leads/${written.id}/merge`, { otherId: own.id });
    expect((await seller.get(`/api/leads/${written.id}`)).body.offerPrice).toBe(450_000);
  });

  it('is refused for what is not the seller’s, and for what makes no sense', async () => {
    const seller = await asSeller();
    const foreign = await publishVehicle(await strangerTo(seller));
    const removed = await publishVehicle(seller);
    await seller.delete(`/api/vehicles/${removed.id}`);
    const yen = await publishVehicle(seller, { currency: 'JPY' });
    const post = (fields: Record<string, unknown>) => seller.post(PATH, caller(fields));
    for (const vehicleId of [foreign.id, removed.id]) {
      expect(await post({ vehicleId })).toMatchObject({ status: 404, body: { code: 'vehicle_not_found' } });
    }
    expect(await post({ vehicleId: yen.id, budget: '4.5' })).toMatchObject({
      status: 400,
      body: { fields: { budget: expect.any(String) } },
    });
    for (const [field, value] of [
      ['buyerMobile', '12345'],
      ['budget', '0'],
      ['wants', '  '],
      ['wants', 'x'.repeat(201)],
      ['source', 'qr'],
      ['followUpAt', '2020-01-01'],
      ['buyerName', 'x'.repeat(101)],
    ] as const) {
      expect(await post({ [field]: value }), `${field} ${value}`).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      });
    }
    expect((await seller.get('/api/leads')).body).toEqual([]);
  });

  it('is written down once for each vehicle, however often Save is pressed', async () => {
    const seller = await asSeller();
    const vehicle = await publishVehicle(seller);
    const buyerMobile = uniqueMobile();
    const presses = Array.from({ length: 3 }, () => seller.post(PATH, caller({ buyerMobile })));
    const statuses = (await Promise.all(presses)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
    const other = { buyerMobile, vehicleId: vehicle.id };
    expect((await seller.post(PATH, caller(other))).status).toBe(201);
    const [first] = (await seller.get('/api/leads?source=call')).body;
    await seller.patch(`/api/leads/${first.id}`, { status: 'lost' });
    expect((await seller.post(PATH, caller(other))).status).toBe(201);
    // Another seller’s caller is another lead.
    expect((await (await strangerTo(seller)).post(PATH, caller({ buyerMobile }))).status).toBe(201);
  });

  it('is deleted at the seller’s wish, unlike a buyer’s own offer, and by nobody else', async () => {
    const seller = await asSeller();
    const vehicle = await publishVehicle(seller);
    const own = (await anonymous().post('/api/leads', offer(vehicle.id))).body.id;
    const { id } = (await seller.post(PATH, caller())).body;
    expect((await (await strangerTo(seller)).delete(`/api/leads/${id}`)).status).toBe(404);
    expect((await seller.delete(`/api/leads/${own}`)).body.code).toBe('lead_not_deletable');
    expect((await seller.delete(`/api/leads/${id}`)).status).toBe(200);
    expect((await seller.delete(`/api/leads/${id}`)).status).toBe(404);
    expect(await db.select().from(leadOffers).where(eq(leadOffers.leadId, id))).toEqual([]);
    const [counts] = await db.select().from(leadCounts).where(eq(leadCounts.ownerId, seller.user.id));
    expect(counts).toMatchObject({ leadCount: 1, openCount: 1, monthCount: 1 });
  });
});
