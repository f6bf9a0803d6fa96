import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leads } from '../../../schema/shard';
import { buyer } from '../../test/buyers';
import type { TestClient } from '../../test/client';
import {
  anonymous,
  asSeller,
  db,
  offer,
  publishVehicle,
  type Seller,
  shardOf,
  strangerTo,
  uniqueMobile,
} from '../../test/factories';
import { caller } from '../../test/leads';
import { meteredDatabases } from '../../test/meter';
import { actingFor, letIn } from '../../test/staff';

const NOW = Date.parse('2026-11-20T12:00:00+05:30');

const deskOf = async (client: TestClient, { id }: { id: string }, headers = {}) =>
  (await client.get(`/api/vehicles/${id}/desk`, { headers })).body;

async function costOf(client: Seller, path: string) {
  const { databases, cost } = meteredDatabases();
  expect((await client.with({}, databases).get(path)).status).toBe(200);
  return cost;
}

describe('the page of a vehicle', () => {
  it('has its figures and leads, without unlikely offers and those of other vehicles', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const vehicle = await publishVehicle(owner, { name: 'Swift VXi', price: '475000' });
    const other = await publishVehicle(owner);
    expect(await deskOf(owner, vehicle)).toMatchObject({
      vehicle: { id: vehicle.id, name: 'Swift VXi', views: 0, scans: 0 },
      weekViews: 0,
      leadCount: 0,
      bestOffer: null,
      leads: [],
      prices: [],
      poster: null,
    });
    await shardOf(vehicle.id)
      .$client.prepare('insert into views (listing_id, month, view_count, days) values (?, ?, 99, ?)')
      .bind(vehicle.id, '2026-11', JSON.stringify({ '13': 1, '14': 2, '20': 4 }))
      .run();
    await anonymous().post('/api/leads', offer(other.id, { offerPrice: '470000' }));
    await anonymous().post('/api/leads', offer(vehicle.id, { offerPrice: '10' }));
    await buyer()(vehicle.id, { offerPrice: '440000', buyerName: 'Asha' });
    const { body: high } = await buyer()(vehicle.id, { offerPrice: '465000', buyerName: 'Balu' });
    await owner.post(
      '/api/leads/hand-made',
      caller({ vehicleId: vehicle.id, wants: null, budget: '470000' }),
    );
    const now = owner.at(NOW);
    const desk = await deskOf(now, vehicle);
    expect(desk).toMatchObject({ weekViews: 6, leadCount: 3, bestOffer: 465_000 });
    expect(desk.leads.map(({ buyerName }: { buyerName: string | null }) => buyerName)).toEqual([
      null,
      'Balu',
      'Asha',
    ]);
    await owner.patch(`/api/leads/${high.id}`, { status: 'lost' });
    expect(await deskOf(now, vehicle)).toMatchObject({ leadCount: 3, bestOffer: 440_000 });
  });

  it('has the prices over time for the owner alone, with who set them, and the poster', async () => {
    const number = `+91${uniqueMobile()}`;
    const owner = await asSeller({ plan: 'pro', mobileNumber: number });
    const ravi = await asSeller({ firstName: 'Ravi', lastName: 'Kumar' });
    await letIn(owner, ravi, 'manager');
    const vehicle = await publishVehicle(owner, { price: '475000' });
    const headers = actingFor(owner);
    await owner.patch(`/api/vehicles/${vehicle.id}/price`, { price: '470000' });
    await owner.patch(`/api/vehicles/${vehicle.id}`, { kmsDriven: 42_000 });
    await ravi.send('PATCH', `/api/vehicles/${vehicle.id}/price`, { json: { price: '460000' }, headers });
    await owner.post('/api/prints', { posters: [{ vehicleId: vehicle.id, number }] });
    const desk = await deskOf(owner, vehicle);
    expect(desk.prices).toMatchObject([
      { from: 470_000, to: 460_000, personName: 'Ravi Kumar', isOwner: false },
      { from: 475_000, to: 470_000, personName: null, isOwner: true },
    ]);
    expect(desk.poster).toMatchObject({ isOutdated: false });
    const duty = `+91${uniqueMobile()}`;
    await owner.put(`/api/vehicles/${vehicle.id}/answerer`, { by: 'number', mobileNumber: duty });
    const seen = await deskOf(ravi, vehicle, headers);
    expect(seen).toMatchObject({
      prices: null,
      poster: { isOutdated: true },
      vehicle: { answerer: { mobileNumber: duty } },
    });
  });

  it('hides what the plan hides, and what somebody else works on', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const [ravi, amit] = [await asSeller(), await asSeller()];
    await letIn(owner, ravi, 'salesperson');
    await letIn(owner, amit, 'salesperson');
    const vehicle = await publishVehicle(owner);
    const { body: lead } = await anonymous().post('/api/leads', offer(vehicle.id));
    const json = { addVehicles: true, lowerPercent: 0, seeAllLeads: false };
    await owner.send('PUT', '/api/staff/switches', { json });
    await owner.send('PUT', `/api/leads/${lead.id}/assignee`, { json: { personId: amit.user.id } });
    const headers = actingFor(owner);
    expect(await deskOf(amit, vehicle, headers)).toMatchObject({ leadCount: 1, leads: [{ id: lead.id }] });
    expect(await deskOf(ravi, vehicle, headers)).toMatchObject({ leadCount: 0, leads: [], bestOffer: null });

    const starter = await asSeller();
    const own = await publishVehicle(starter);
    const { body: hidden } = await anonymous().post('/api/leads', offer(own.id, { buyerName: 'Hidden' }));
    await db.update(leads).set({ monthlyOrdinal: 51 }).where(eq(leads.id, hidden.id));
    expect(await deskOf(starter, own)).toMatchObject({ leads: [{ buyerName: null, masked: true }] });
  });

  it('is nobody else’s, and gone once the vehicle is deleted', async () => {
    const owner = await asSeller();
    const vehicle = await publishVehicle(owner);
    const path = `/api/vehicles/${vehicle.id}/desk`;
    expect((await (await strangerTo(owner)).get(path)).status).toBe(404);
    expect((await anonymous().get(path)).status).toBe(401);
    await owner.delete(`/api/vehicles/${vehicle.id}`);
    expect((await owner.get(path)).status).toBe(404);
  });

  it('waits once, and reads ten leads and 200 changes at most in detail', async () => {
    const owner = await asSeller({ plan: 'pro', lastActivityAt: Date.now() });
    const vehicle = await publishVehicle(owner);
    const path = `/api/vehicles/${vehicle.id}/desk`;
    const empty = await costOf(owner, path);
    const { body: lead } = await anonymous().post('/api/leads', offer(vehicle.id));
    const copies = 50;
    const { results } = await shardOf(vehicle.id)
      .$client.prepare(`select name from pragma_table_info('leads') where name not in ('id', 'buyer_mobile')`)
      .all<{ name: string }>();
    const columns = results.map(({ name }) => name).join(', ');
    await shardOf(vehicle.id)
      .$client.prepare(
        `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ?2)
         insert into leads (id, buyer_mobile, ${columns})
         select substr(?1, 1, 24) || printf('%09x', n) || substr(?1, -3), '+9190000' || printf('%05d', n), ${columns}
         from numbers, leads where leads.id = ?1`,
      )
      .bind(lead.id, copies)
      .run();
    const full = await costOf(owner, path);
    expect([empty.trips, full.trips]).toEqual([1, 1]);
    expect(empty.rowsRead).toBeLessThanOrEqual(14);
    // Counting reads a lead and its index entry, finding the latest ones as much again; ten are joined.
    expect(full.rowsRead - empty.rowsRead).toBeLessThanOrEqual((copies + 1) * 4 + 10 * 3);
  });
});
