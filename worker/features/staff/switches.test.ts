import { describe, expect, it } from 'vitest';
import type { Switches } from '../../../schema/staff/switches';
import {
  anonymous,
  asSeller,
  offer,
  publishVehicle,
  type Seller,
  uniqueMobile,
  vehicleInput,
} from '../../test/factories';
import { interceptedDatabases } from '../../test/intercepted-database';
import { caller } from '../../test/leads';
import { actingFor, letIn } from '../../test/staff';

const AS_NEW: Switches = {
  addVehicles: true,
  lowerPercent: 0,
  seeAllLeads: true,
  managersSeeMoney: false,
};
const set = (owner: Seller, switches: Partial<Switches>) =>
  owner.send('PUT', '/api/staff/switches', { json: { ...AS_NEW, ...switches } });

async function team() {
  const owner = await asSeller({ plan: 'pro' });
  const [ravi, amit, meera] = [await asSeller(), await asSeller(), await asSeller()];
  await letIn(owner, ravi, 'salesperson');
  await letIn(owner, amit, 'salesperson');
  await letIn(owner, meera, 'manager');
  return { owner, ravi, amit, meera, headers: actingFor(owner) };
}

it('the switches are the owner’s, within their limits, and everybody is told of them', async () => {
  const { owner, ravi, meera, headers } = await team();
  expect((await owner.get('/api/staff')).body.switches).toEqual(AS_NEW);
  expect((await set(owner, { lowerPercent: 50 })).body.switches.lowerPercent).toBe(50);
  for (const lowerPercent of [-1, 51, 2.5]) expect((await set(owner, { lowerPercent })).status).toBe(400);
  const { status } = await meera.send('PUT', '/api/staff/switches', { json: AS_NEW, headers });
  expect(status).toBe(403);
  const { body } = await ravi.get('/api/auth/user', { headers });
  expect(body.staff.switches).toEqual({ ...AS_NEW, lowerPercent: 50 });
});

describe('adding vehicles', () => {
  it('is refused to salespeople, but not to managers, once it is switched off', async () => {
    const { owner, ravi, meera, headers } = await team();
    const add = async (person: Seller) =>
      person.post('/api/vehicles', await vehicleInput(owner), { headers });
    expect((await add(ravi)).status).toBe(201);
    await set(owner, { addVehicles: false });
    expect((await add(ravi)).body.code).toBe('not_your_role');
    expect((await add(meera)).status).toBe(201);
  });

  it('is refused from the switch on, a vehicle on its way included', async () => {
    const { owner, ravi, headers } = await team();
    let isOff = false;
    const late = ravi.with(
      {},
      interceptedDatabases({
        before: async (queries) => {
          if (isOff || !queries.some((query) => /insert into "?vehicles/i.test(query))) return;
          isOff = true;
          await set(owner, { addVehicles: false });
        },
      }),
    );
    expect((await late.post('/api/vehicles', await vehicleInput(owner), { headers })).status).toBe(404);
    expect(isOff).toBe(true);
    expect((await owner.get('/api/vehicles')).body).toEqual([]);
  });
});

describe('lowering a price', () => {
  const price = (client: Pick<Seller, 'send'>, id: string, amount: string, headers = {}) =>
    client.send('PATCH', `/api/vehicles/${id}/price`, { json: { price: amount }, headers });

  it('is for salespeople only as far below the owner’s price as the owner allows, in however many steps', async () => {
    const { owner, ravi, headers } = await team();
    const { id } = await publishVehicle(owner, { price: '400000' });
    expect((await price(ravi, id, '399000', headers)).body.code).toBe('not_your_role');
    await set(owner, { lowerPercent: 5 });
    expect((await price(ravi, id, '390000', headers)).body.price).toBe(390_000);
    expect((await price(ravi, id, '380000', headers)).body.price).toBe(380_000);
    const { body } = await price(ravi, id, '379999', headers);
    expect(body).toMatchObject({
      code: 'price_outside',
      values: { from: '₹3,80,000', to: '₹4,00,000' },
    });
    expect((await price(ravi, id, '400001', headers)).body.code).toBe('price_outside');
    expect((await owner.get('/api/vehicles')).body).toMatchObject([{ price: 380_000, basePrice: 400_000 }]);
    expect((await price(ravi, id, '400000', headers)).status).toBe(200);
    expect((await owner.get('/api/vehicles')).body).toMatchObject([{ price: 400_000, basePrice: null }]);
  });

  it('counts from a price that the owner or a manager has set since', async () => {
    const { owner, ravi, meera, headers } = await team();
    const { id } = await publishVehicle(owner, { price: '400000' });
    await set(owner, { lowerPercent: 10 });
    await price(ravi, id, '360000', headers);
    expect((await price(meera, id, '300000', headers)).status).toBe(200);
    expect((await price(ravi, id, '270000', headers)).status).toBe(200);
    expect((await price(ravi, id, '269999', headers)).body.code).toBe('price_outside');
    await owner.patch(`/api/vehicles/${id}`, { price: '500000' });
    expect((await owner.get('/api/vehicles')).body).toMatchObject([{ basePrice: null }]);
    expect((await price(ravi, id, '449999', headers)).body.code).toBe('price_outside');
    expect((await price(ravi, id, '450000', headers)).status).toBe(200);
  });

  it('is held back by a switch that changes on the way', async () => {
    const { owner, ravi, headers } = await team();
    const { id } = await publishVehicle(owner, { price: '400000' });
    await set(owner, { lowerPercent: 20 });
    let isLess = false;
    const late = ravi.with(
      {},
      interceptedDatabases({
        before: async (queries) => {
          if (isLess || !queries.some((query) => /^\s*update "?vehicles/i.test(query))) return;
          isLess = true;
          await set(owner, { lowerPercent: 1 });
        },
      }),
    );
    expect((await price(late, id, '330000', headers)).status).toBe(409);
    expect(isLess).toBe(true);
    expect((await owner.get('/api/vehicles')).body).toMatchObject([{ price: 400_000 }]);
  });
});

describe('leads of others', () => {
  /** One lead each of Amit's, of Ravi's and of nobody's, each due for a call, and a second one of Amit's buyer. */
  async function withLeads() {
    const { owner, ravi, amit, ...people } = await team();
    const vehicle = await publishVehicle(owner);
    const offered = async (of: Seller | null, buyerMobile = uniqueMobile()) => {
      const { body } = await anonymous().post('/api/leads', offer(vehicle.id, { buyerMobile }));
      const followUpAt = new Date(Date.now() + 60_000).toISOString();
      await owner.patch(`/api/leads/${body.id}`, { followUpAt });
      const json = { personId: of?.user.id ?? null };
      await owner.send('PUT', `/api/leads/${body.id}/assignee`, { json });
      return body.id as string;
    };
    const leads = { amits: await offered(amit), ravis: await offered(ravi), nobodys: await offered(null) };
    return { owner, ravi, amit, ...people, vehicle, ...leads };
  }

  it('are on no list and in no count of a salesperson who may not see them', async () => {
    const { owner, ravi, meera, headers, vehicle, amits, ravis, nobodys } = await withLeads();
    const seen = async (client: Seller, acting = {}) => {
      const read = async (path: string) => (await client.get(path, { headers: acting })).body;
      const [list, filtered, vehicles, today] = await Promise.all(
        ['', `?vehicleId=${vehicle.id}`, '/vehicles', '/today'].map((part) => read(`/api/leads${part}`)),
      );
      const ids = [list, filtered].map((some: { id: string }[]) => some.map(({ id }) => id).sort());
      const due = today.followUps.map(({ id }: { id: string }) => id).sort();
      return { ids, due, counts: [vehicles[0].leads, today.newOffers, today.followUpsDue] };
    };
    const all = [amits, ravis, nobodys].sort();
    const everything = { ids: [all, all], due: all, counts: [3, 3, 3] };
    expect(await seen(ravi, headers)).toEqual(everything);
    await set(owner, { seeAllLeads: false });
    const some = [ravis, nobodys].sort();
    expect(await seen(ravi, headers)).toEqual({ ids: [some, some], due: some, counts: [2, 2, 2] });
    expect(await seen(meera, headers)).toEqual(everything);
    expect(await seen(owner)).toEqual(everything);
  });

  it('answer 404 on every route, and stay as they are', async () => {
    const { owner, ravi, headers, amits, ravis, nobodys } = await withLeads();
    await set(owner, { seeAllLeads: false });
    const { body: written } = await owner.post('/api/leads/hand-made', caller());
    const amitsToo = (await owner.get(`/api/leads/${amits}`)).body.assignee;
    await owner.send('PUT', `/api/leads/${written.id}/assignee`, { json: { personId: amitsToo.personId } });
    const before = (await owner.get(`/api/leads/${amits}`)).body;
    const requests: [string, string, object?][] = [
      ['GET', `/api/leads/${amits}`],
      ['GET', `/api/leads/${amits}/offers`],
      ['GET', `/api/leads/${amits}/same-number`],
      ['PATCH', `/api/leads/${amits}`, { notes: 'Mine now' }],
      ['PATCH', `/api/leads/${amits}`, { status: 'junk' }],
      ['PATCH', `/api/leads/${amits}`, { callResult: 'talked' }],
      ['POST', `/api/leads/${amits}/merge`, { otherId: ravis }],
      ['POST', `/api/leads/${ravis}/merge`, { otherId: amits }],
      ['DELETE', `/api/leads/${written.id}`],
    ];
    for (const [method, path, json] of requests) {
      const { status } = await ravi.send(method, path, { ...(json ? { json } : {}), headers });
      expect([method, path, status]).toEqual([method, path, 404]);
    }
    expect((await owner.get(`/api/leads/${amits}`)).body).toEqual(before);
    expect((await owner.get(`/api/leads/${written.id}`)).status).toBe(200);
    for (const id of [ravis, nobodys]) {
      const json = { notes: 'Called' };
      expect((await ravi.send('PATCH', `/api/leads/${id}`, { json, headers })).status).toBe(200);
    }
  });
});
