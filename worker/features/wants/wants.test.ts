import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { CONSENTS } from '../../../schema/common/consents';
import { leads, wants } from '../../../schema/shard';
import type { WantDto } from '../../../schema/wants/output';
import { buyer } from '../../test/buyers';
import {
  anonymous,
  asSeller,
  db,
  offer,
  publishVehicle,
  type Seller,
  strangerTo,
  uniqueMobile,
} from '../../test/factories';
import { submit } from '../../test/html-forms';
import { caller } from '../../test/leads';
import { meteredDatabases } from '../../test/meter';
import { htmlOf, pageClient } from '../../test/pages';
import { actingFor, letIn } from '../../test/staff';

const DAY = 24 * 3_600_000;

let owner: Seller;
let lead: string;

const write = async (fields = {}, who: Seller = owner): Promise<string> =>
  (await who.post('/api/leads/hand-made', caller({ buyerMobile: uniqueMobile(), ...fields }))).body.id;
const keep = (fields = {}, who: Pick<Seller, 'post'> = owner, options = {}) =>
  who.post('/api/wants', { leadId: lead, model: 'Creta', ...fields }, options);
const matching = async (vehicleId: string, who: Pick<Seller, 'get'> = owner, options = {}) =>
  (await who.get(`/api/wants/for/${vehicleId}`, options)).body as WantDto[];

beforeEach(async () => {
  owner = await asSeller({ plan: 'pro' });
  lead = await write({ buyerName: 'Asha' });
});

describe('a buyer who waits', () => {
  it('is kept with what they agreed to, for ninety days', async () => {
    const { status, body } = await keep({
      maxPrice: '9 lakh',
      fuelType: 'Diesel',
      yearFrom: '2018',
      city: 'Pune',
    });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        leadId: lead,
        buyerName: 'Asha',
        model: 'Creta',
        maxPrice: 900_000,
        fuelType: 'Diesel',
        yearFrom: 2018,
        city: 'Pune',
      }),
    ]);
    expect(Date.parse(body.until) - Date.parse(body.createdAt)).toBe(90 * DAY);
    expect((await owner.get('/api/wants')).body).toEqual([body]);
    const [row] = await db.select().from(wants).where(eq(wants.leadId, lead));
    expect(row?.consentVersion).toBe(CONSENTS.waiting.version.en);
    const agreedBefore = async (days: number) => {
      await keep({}, owner.at(Date.now() - days * DAY));
      return (await owner.get('/api/wants')).body;
    };
    expect(await agreedBefore(91)).toEqual([]);
    expect(await agreedBefore(89)).toHaveLength(1);
    await keep({ maxPrice: '9 lakh' });
    expect(htmlOf(await owner.post('/api/account/export', { format: 'json' }))).toContain(
      '"maxPrice":900000',
    );
  });

  it('is kept once, as they said last', async () => {
    await keep({ maxPrice: '900000' });
    await keep({ model: 'Seltos', maxPrice: '' });
    expect((await owner.get('/api/wants')).body).toMatchObject([{ model: 'Seltos', maxPrice: null }]);
  });

  it.each([
    [{ model: '' }, 'model'],
    [{ model: 'x'.repeat(61) }, 'model'],
    [{ maxPrice: 'cheap' }, 'maxPrice'],
    [{ yearFrom: '1900' }, 'yearFrom'],
    [{ fuelType: 'Water' }, 'fuelType'],
  ])('says at least a model or a price, and nothing wrong: %j', async (fields, field) => {
    const { status, body } = await keep(fields);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect((await owner.get('/api/wants')).body).toEqual([]);
  });

  it('is one of ten on the free plan, and one of many on others', async () => {
    const starter = await asSeller();
    const ids = [];
    for (let at = 0; at < 11; at++) ids.push(await write({}, starter));
    const statuses = [];
    for (const leadId of ids) statuses.push((await keep({ leadId }, starter)).status);
    expect(statuses).toEqual([...Array(10).fill(201), 403]);
    // What one of them wants may change.
    expect((await keep({ leadId: ids[0], model: 'Alto' }, starter)).status).toBe(201);
    const [first] = (await starter.get('/api/wants')).body;
    expect((await starter.delete(`/api/wants/${first.id}`)).status).toBe(200);
    expect((await keep({ leadId: ids[10] }, starter)).status).toBe(201);
  });

  it('no longer waits once they withdraw or their lead is deleted', async () => {
    await keep();
    expect((await owner.delete(`/api/leads/${lead}`)).status).toBe(200);
    expect(await db.select().from(wants).where(eq(wants.ownerId, owner.user.id))).toEqual([]);
    const vehicle = await publishVehicle(owner);
    const { body } = await anonymous().post('/api/leads', offer(vehicle.id));
    expect((await keep({ leadId: body.id })).status).toBe(201);
    await submit(pageClient(), body.withdrawPath, { confirm: 'yes' });
    expect(await db.select().from(wants).where(eq(wants.ownerId, owner.user.id))).toEqual([]);
    expect((await keep({ leadId: body.id })).status).toBe(409);
  });

  it('belongs to the seller alone, and to the salesperson whose lead it is', async () => {
    const { body: want } = await keep();
    const vehicle = await publishVehicle(owner, { name: 'Hyundai Creta' });
    const stranger = await strangerTo(owner);
    expect((await keep({}, stranger)).status).toBe(404);
    expect((await stranger.delete(`/api/wants/${want.id}`)).status).toBe(404);
    expect((await stranger.patch(`/api/wants/${want.id}`, { vehicleId: vehicle.id })).status).toBe(404);
    expect((await stranger.get('/api/wants')).body).toEqual([]);
    expect(await matching(vehicle.id, stranger)).toEqual([]);
    const [sales, helper] = [await asSeller(), await asSeller()];
    await letIn(owner, sales, 'salesperson');
    await letIn(owner, helper, 'helper');
    const headers = actingFor(owner);
    const [seen] = await matching(vehicle.id, sales, { headers });
    expect(seen?.buyerMobile).toMatch(/^•••• \d{4}$/);
    expect((await helper.get('/api/wants', { headers })).status).toBe(403);
    expect((await keep({}, helper, { headers })).status).toBe(403);
  });

  it('still waits when their lead is merged into another', async () => {
    const vehicle = await publishVehicle(owner);
    const sent = { buyerMobile: uniqueMobile() };
    const { body: first } = await buyer()(vehicle.id, sent);
    const { body: second } = await buyer()(vehicle.id, { ...sent, offerPrice: '410000' });
    await keep({ leadId: second.id });
    expect((await owner.post(`/api/leads/${first.id}/merge`, { otherId: second.id })).status).toBe(200);
    expect((await owner.get('/api/wants')).body).toMatchObject([{ leadId: first.id }]);
  });

  it('whose number the plan hides is not kept', async () => {
    const starter = await asSeller();
    const vehicle = await publishVehicle(starter);
    const { body } = await anonymous().post('/api/leads', offer(vehicle.id));
    await db.update(leads).set({ monthlyOrdinal: 51 }).where(eq(leads.id, body.id));
    expect((await keep({ leadId: body.id }, starter)).status).toBe(404);
  });
});

describe('a vehicle for sale', () => {
  const creta = (fields = {}) =>
    publishVehicle(owner, {
      name: 'Creta SX',
      make: 'Hyundai',
      model: 'Creta',
      price: '850000',
      year: 2019,
      fuelType: 'Diesel',
      city: 'Pune',
      ...fields,
    });

  it('shows who asked for one like it', async () => {
    await keep({
      model: 'hyundai creta',
      maxPrice: '900000',
      fuelType: 'Diesel',
      yearFrom: 2018,
      city: 'pune',
    });
    expect(await matching((await creta()).id)).toMatchObject([{ leadId: lead }]);
    const others = [
      { price: '900001' },
      { fuelType: 'Petrol' },
      { year: 2017 },
      { city: 'Nagpur' },
      { name: 'Seltos', make: 'Kia', model: 'Seltos' },
      { currency: 'USD', price: '9000' },
    ];
    for (const fields of others) expect(await matching((await creta(fields)).id)).toEqual([]);
    // A fact that the listing leaves open is no reason against it.
    expect(await matching((await creta({ fuelType: undefined, city: undefined })).id)).toHaveLength(1);
  });

  it('is named to the seller when it stands there already', async () => {
    const { body: want } = await keep({ maxPrice: '900000' });
    const wanted = async (who: Seller = owner) => (await who.get(`/api/wants/vehicles/${want.id}`)).body;
    expect(await wanted()).toEqual([]);
    const { id } = await creta({ kmsDriven: 42_000 });
    const sold = await creta();
    for (const fields of [{ price: '900001' }, { name: 'Seltos', make: 'Kia', model: 'Seltos' }])
      await creta(fields);
    await owner.patch(`/api/vehicles/${sold.id}/status`, { status: 'sold' });
    const vehicle = { id, name: 'Creta SX', price: 850_000, currency: 'INR', kmsDriven: 42_000 };
    expect(await wanted()).toEqual([{ ...vehicle, shortUrl: expect.stringMatching(/\/q\/\w+$/) }]);
    expect(await wanted(await strangerTo(owner))).toEqual([]);
    for (let at = 0; at < 6; at++) await creta({ price: '700000' });
    expect(await wanted()).toHaveLength(5);
    await owner.patch(`/api/wants/${want.id}`, { vehicleId: id });
    expect((await wanted()).map((one: { id: string }) => one.id)).not.toContain(id);
    await owner.patch(`/api/leads/${lead}`, { status: 'junk' });
    expect(await wanted()).toEqual([]);
  });

  it('shows a buyer again only when it gets cheaper', async () => {
    const { body: want } = await keep();
    const { id } = await creta();
    const tell = () => owner.patch(`/api/wants/${want.id}`, { vehicleId: id });
    expect((await tell()).status).toBe(200);
    expect(await matching(id)).toEqual([]);
    await owner.patch(`/api/vehicles/${id}`, { price: '860000' });
    expect(await matching(id)).toEqual([]);
    await owner.patch(`/api/vehicles/${id}`, { price: '840000' });
    expect(await matching(id)).toHaveLength(1);
    await tell();
    expect(await matching((await creta()).id)).toHaveLength(1);
  });

  it('shows the buyer of its own lead only below their price, and no buyer who has bought', async () => {
    const { id } = await creta();
    lead = await write({ vehicleId: id, wants: null, budget: '800000' });
    await keep();
    expect(await matching(id)).toEqual([]);
    await keep({ maxPrice: '800000' });
    expect(await matching(id)).toEqual([]);
    await owner.patch(`/api/vehicles/${id}`, { price: '800000' });
    expect(await matching(id)).toHaveLength(1);
    await owner.patch(`/api/leads/${lead}`, { status: 'won' });
    expect(await matching(id)).toEqual([]);
  });

  it('shows nobody once it is sold, and does not show a lost lead as lost', async () => {
    await keep();
    await owner.patch(`/api/leads/${lead}`, { status: 'lost' });
    const { id } = await creta();
    expect(await matching(id)).toHaveLength(1);
    await owner.patch(`/api/vehicles/${id}/status`, { status: 'sold' });
    expect(await matching(id)).toEqual([]);
  });

  it('reads each waiting buyer, and no other lead', async () => {
    await keep();
    for (let at = 0; at < 5; at++) await write();
    const { id } = await creta();
    const { databases, cost } = meteredDatabases();
    await owner.with({}, databases).get(`/api/wants/for/${id}`);
    expect(cost.rowsRead).toBeLessThanOrEqual(12);
  });
});
