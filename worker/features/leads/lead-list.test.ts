import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { LeadFilter } from '../../../schema/leads/input';
import { leads } from '../../../schema/shard';
import { searching } from '../../test/client';
import { anonymous, asSeller, db, offer, publishVehicle, republish } from '../../test/factories';
import { withLead } from '../../test/leads';
import { queryPlan } from '../../test/query-plan';
import { listLeads, listVehicles, placeAfter } from './leads.queries';

const names = ({ body }: { body: { buyerName: string }[] }) => body.map(({ buyerName }) => buyerName);

const OWNER = { ownerId: 'o', memberId: null };

describe('the list of leads', () => {
  async function several() {
    const seller = await asSeller({ plan: 'pro' });
    const [car, bike] = [await publishVehicle(seller), await publishVehicle(seller)];
    const send = (id: string, buyerName: string, more: Record<string, unknown> = {}) =>
      anonymous().post('/api/leads', offer(id, { buyerName, ...more }));
    await send(car.id, 'Asha Rao', { source: 'qr', buyerMobile: '9000011111' });
    await send(car.id, 'Bela Das', { source: 'link' });
    const { body } = await send(bike.id, 'Chetan Roy', { source: 'qr' });
    await seller.patch(`/api/leads/${body.id}`, { status: 'won' });
    return { seller, car, bike };
  }

  it('is filtered by status, source and vehicle, and searched by name and number', async () => {
    const { seller, car } = await several();
    const list = async (query: string) => names(await seller.get(`/api/leads?${query}`));
    expect(await list('status=won')).toEqual(['Chetan Roy']);
    expect(await list('source=qr')).toEqual(['Chetan Roy', 'Asha Rao']);
    expect(await list(`vehicleId=${car.id}`)).toEqual(['Bela Das', 'Asha Rao']);
    expect(await list(`vehicleId=${car.id}&source=qr`)).toEqual(['Asha Rao']);
    const found = async (search: string, query = '') =>
      names(await seller.get(`/api/leads?${query}`, searching(search)));
    expect(await found('das')).toEqual(['Bela Das']);
    for (const number of ['90000 11111', '0 90000-11111', '+91 (90000)']) {
      expect(await found(number)).toEqual(['Asha Rao']);
    }
    for (const nothing of ["%'", '-', '+', 'É']) expect(await found(nothing)).toEqual([]);
    expect(await found('rao', 'status=won')).toEqual([]);
    expect(await list('search=das')).toHaveLength(3);
    for (const path of ['/api/leads', '/api/leads/export']) {
      for (const query of ['status=sold', 'source=x', 'vehicleId=x']) {
        expect((await seller.get(`${path}?${query}`)).status).toBe(400);
      }
      for (const header of ['x'.repeat(51), '%', '%C3', '%00']) {
        expect((await seller.get(path, { headers: { 'x-search': header } })).status).toBe(400);
      }
    }
    expect((await (await asSeller()).get('/api/leads', searching('asha'))).body).toEqual([]);
  });

  it('continues where a page ended', async () => {
    const { seller } = await several();
    const first = await seller.get('/api/leads?source=qr&limit=1');
    const cursor = first.headers.get('x-next-cursor');
    const second = await seller.get(`/api/leads?source=qr&limit=1&cursor=${cursor}`);
    expect([...names(first), ...names(second)]).toEqual(['Chetan Roy', 'Asha Rao']);
    expect(second.headers.get('x-next-cursor')).toBeNull();
  });

  it('cannot be searched by what the plan hides', async () => {
    const { seller, id } = await withLead({ buyerName: 'Hidden Name' });
    await db.update(leads).set({ monthlyOrdinal: 51 }).where(eq(leads.id, id));
    expect((await seller.get('/api/leads')).body[0]).toMatchObject({ masked: true, buyerName: null });
    expect((await seller.get('/api/leads', searching('hidden'))).body).toEqual([]);
  });

  it('is searched by its vehicle too: words in any order, the plate, hidden and withdrawn buyers', async () => {
    const seller = await asSeller();
    const car = await publishVehicle(seller, {
      name: 'Maruti Swift VXi',
      year: 2016,
      facts: { registrationNumber: 'MH 12 AB 1234' },
    });
    const lead = async (id: string, buyerName: string) =>
      (await anonymous().post('/api/leads', offer(id, { buyerName }))).body.id;
    await lead((await publishVehicle(seller, { name: 'Honda City' })).id, 'Bela Das');
    const id = await lead(car.id, 'Asha Rao');
    const found = async (search: string) =>
      (await seller.get('/api/leads', searching(search))).body.map((one: { id: string }) => one.id);
    const all = ['swift', 'vxi 2016 maruthi', 'MH-12', 'mh12ab1234', 'ab 1234', 'asha swift'];
    for (const search of all) expect([search, await found(search)]).toEqual([search, [id]]);
    for (const nothing of ['asha city', 'swift 2017']) expect(await found(nothing)).toEqual([]);
    await db.update(leads).set({ monthlyOrdinal: 51 }).where(eq(leads.id, id));
    expect([await found('swift'), await found('asha swift')]).toEqual([[id], []]);
    await db.update(leads).set({ monthlyOrdinal: 1, withdrawnAt: 1 }).where(eq(leads.id, id));
    expect([await found('swift'), await found('asha swift')]).toEqual([[id], []]);
  });

  it('is searched by the name of a vehicle that the seller has republished', async () => {
    const { id } = await publishVehicle(await asSeller({ shard: 1 }), { name: 'Tata Nexon' });
    const seller = await asSeller({ plan: 'pro', shard: 0 });
    const { body: page } = await republish(seller, id);
    await anonymous().post('/api/leads', {
      ...offer(id, { buyerName: 'Asha' }),
      vehicleId: undefined,
      republishedVehicleId: page.id,
    });
    expect(names(await seller.get('/api/leads', searching('nexon tata')))).toEqual(['Asha']);
  });

  it('names its vehicles, with their leads', async () => {
    const { seller, car, bike } = await several();
    const vehicles = async () => (await seller.get('/api/leads/vehicles')).body;
    expect(await vehicles()).toEqual([
      { vehicleId: bike.id, name: bike.name, leads: 1, bestOffer: expect.any(Number) },
      { vehicleId: car.id, name: car.name, leads: 2, bestOffer: expect.any(Number) },
    ]);
    await seller.delete(`/api/vehicles/${car.id}`);
    expect(await vehicles()).toHaveLength(2);
    expect((await (await asSeller()).get('/api/leads/vehicles')).body).toEqual([]);
    expect((await anonymous().get('/api/leads/vehicles')).status).toBe(401);
  });

  it('is searched two thousand leads at a time, and continues after them', async () => {
    const { seller, id } = await withLead({ buyerName: 'Old Friend' });
    await db.run(sql`insert into leads (id, vehicle_id, listing_id, owner_id, buyer_name, buyer_mobile, offer_price_minor,
        offer_currency, last_offer_id, last_offer_at, created_at, updated_at)
      with recursive n(value) as (select 1 union all select value + 1 from n where value < 2000)
      select substr(id, 1, 24) || printf('%012d', value), vehicle_id, listing_id, owner_id, 'Somebody',
        '+91' || (7000000000 + value), 1, 'INR', value || id, last_offer_at + 1, 1, 1
      from leads, n where id = ${id}`);
    const first = await seller.get('/api/leads', searching('friend'));
    expect(first.body).toEqual([]);
    const next = `/api/leads?cursor=${first.headers.get('x-next-cursor')}`;
    const second = await seller.get(next, searching('friend'));
    expect([names(second), second.headers.get('x-next-cursor')]).toEqual([['Old Friend'], null]);
    const file = await seller.get('/api/leads/export', searching('friend'));
    expect(new TextDecoder().decode(file.body)).toContain('Old Friend');
  });

  const filters: LeadFilter[] = [
    {},
    { status: 'won' },
    { source: 'qr' },
    { vehicleId: 'x' },
    { search: 'asha' },
    { status: 'won', source: 'qr', search: '98765' },
  ];
  it.each(filters)(
    'is read by an index when it is filtered by %j',
    async ({ search: text, ...filter }: LeadFilter) => {
      const at = { key: 1, id: 'x' };
      const search = text ? { text, mask: { limit: 50, monthStart: 1, hidesNumbers: false } } : null;
      for (const { reader, ...places } of [
        { reader: OWNER, after: null, until: null },
        { reader: OWNER, after: at, until: at },
        { reader: { ...OWNER, memberId: 'm' }, after: at, until: at },
      ]) {
        const steps = await queryPlan(listLeads(db, { reader, filter, search, limit: 101, ...places }));
        expect(steps[0]).toMatch(/^SEARCH leads USING INDEX leads_by_(owner|vehicle)/);
        expect(steps.join('; ')).not.toMatch(/SCAN (?!CONSTANT ROW|\(subquery)|TEMP B-TREE/);
      }
    },
  );

  it('finds the end of a search in an index alone, and its vehicles in the latest leads', async () => {
    expect(
      await queryPlan(placeAfter(db, { reader: OWNER, filter: {}, after: { key: 1, id: 'x' } }, 2000)),
    ).toEqual([expect.stringMatching(/^SEARCH leads USING COVERING INDEX leads_by_owner /)]);
    const steps = (await queryPlan(listVehicles(db, OWNER, 2000))).join('; ');
    expect(steps).toMatch(/SEARCH leads USING INDEX leads_by_owner /);
    expect(steps).not.toMatch(/SCAN (?!recent)/);
  });
});
