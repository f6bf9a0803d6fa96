import { describe, expect, it } from 'vitest';
import { buyer } from '../../test/buyers';
import { anonymous, asSeller, offer, publishVehicle, shardOf, strangerTo } from '../../test/factories';
import { meteredDatabases } from '../../test/meter';
import { actingFor, letIn } from '../../test/staff';
import { stock } from '../../test/stock';

const MIDDLE = Date.parse('2026-11-20T12:00:00+05:30');
const EARLY = Date.parse('2026-11-03T12:00:00+05:30');

const store = (id: string, month: string, days: object) =>
  shardOf(id)
    .$client.prepare('insert into views (listing_id, month, view_count, days) values (?, ?, 99, ?)')
    .bind(id, month, JSON.stringify(days))
    .run();

describe('views of the last seven days', () => {
  it('are those of seven days in India, also over the end of a month, and of own listings', async () => {
    const owner = await asSeller();
    const vehicle = await publishVehicle(owner);
    const none = await publishVehicle(owner);
    const foreign = await publishVehicle(await strangerTo(owner));
    await store(vehicle.id, '2026-10', { '27': 1, '28': 2, '31': 4 });
    await store(vehicle.id, '2026-11', { '01': 8, '03': 16, '04': 32, '14': 64, '20': 128 });
    await store(foreign.id, '2026-11', { '03': 5, '20': 5 });
    const at = async (now: number) =>
      (await owner.with({ clock: { now: () => now } }).get('/api/views/week')).body;
    expect(await at(EARLY)).toEqual([{ vehicleId: vehicle.id, views: 2 + 4 + 8 + 16 }]);
    expect(await at(MIDDLE)).toEqual([{ vehicleId: vehicle.id, views: 64 + 128 }]);
    expect(JSON.stringify(await at(MIDDLE))).not.toContain(none.id);
  });

  it('read two rows a car, however many days are stored', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const cars = 1_000;
    await stock(owner.user.id, cars);
    const days = JSON.stringify(
      Object.fromEntries(Array.from({ length: 28 }, (_, day) => [`${day + 10}`, 3])),
    );
    await shardOf(owner.user.id)
      .$client.prepare(
        `insert into views (listing_id, month, view_count, days) select id, '2026-11', 9, ? from vehicles where user_id = ?`,
      )
      .bind(days, owner.user.id)
      .run();
    const cost = async (path: string, now: number) => {
      const { databases, cost } = meteredDatabases();
      expect((await owner.with({ clock: { now: () => now } }, databases).get(path)).status).toBe(200);
      return cost.rowsRead;
    };
    const session = await cost('/api/vehicles/counts', MIDDLE);
    expect(((await cost('/api/views/week', MIDDLE)) - session) / cars).toBeLessThanOrEqual(2);
    // Of the best offers, only the leads are read.
    expect((await cost('/api/leads/vehicles', MIDDLE)) - session).toBeLessThanOrEqual(2);
  });
});

describe('the best offer of a vehicle', () => {
  it('is the highest that stands, in its currency, and of leads that the reader may see', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const ravi = await asSeller();
    await letIn(owner, ravi, 'salesperson');
    const vehicle = await publishVehicle(owner, { price: '475000' });
    const best = async (client = owner, headers = {}) =>
      (await client.get('/api/leads/vehicles', { headers })).body[0]?.bestOffer;
    await anonymous().post('/api/leads', offer(vehicle.id, { offerPrice: '440000' }));
    const { body: high } = await buyer()(vehicle.id, { offerPrice: '465000' });
    const { body: gone } = await buyer()(vehicle.id, { offerPrice: '470000' });
    await owner.patch(`/api/leads/${gone.id}`, { status: 'lost' });
    expect(await best()).toBe(465_000);
    const json = { addVehicles: true, lowerPercent: 0, seeAllLeads: false };
    await owner.send('PUT', '/api/staff/switches', { json });
    const amit = await asSeller();
    await letIn(owner, amit, 'salesperson');
    await owner.send('PUT', `/api/leads/${high.id}/assignee`, { json: { personId: amit.user.id } });
    expect(await best(ravi, actingFor(owner))).toBe(440_000);
    expect(await best(amit, actingFor(owner))).toBe(465_000);
  });
});
