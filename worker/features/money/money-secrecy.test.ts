import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { vehicles } from '../../../schema/shard';
import { TestClient } from '../../test/client';
import { anonymous, asAdmin, asSeller, db, publishVehicle, type Seller } from '../../test/factories';
import { addMoney, letManagersSeeMoney } from '../../test/money';
import { ORDERED_ROUTES } from '../../test/ordered-routes';
import { withPages } from '../../test/pages';
import { PURCHASE } from '../../test/purchases';
import { makeSampledWorld, nameOf, sampleOf } from '../../test/samples';
import { openSocket } from '../../test/sockets';
import { actingFor, letIn } from '../../test/staff';
import type { World } from '../../test/world';

const AMOUNT = '123457.89';
const NOTE = 'zqsecret';
/** In major and minor units, and as written in India. */
const SECRET = /123457|1,23,457|12\.35 lakh|1\.23 lakh|zqsecret/;

let world: World;
let people: Record<'salesperson' | 'helper' | 'manager', Seller>;
beforeAll(async () => {
  world = await makeSampledWorld();
  const { owner } = world.people;
  people = { salesperson: await asSeller(), helper: await asSeller(), manager: await asSeller() };
  await letManagersSeeMoney(owner, false);
  for (const role of ['salesperson', 'helper', 'manager'] as const) await letIn(owner, people[role], role);
  for (const id of [world.vehicle, world.second, world.sold]) {
    const { status } = await addMoney(owner, id, { kind: 'bought', amount: AMOUNT, note: NOTE });
    expect(status).toBe(201);
  }
  const at = `/api/purchases/${world.vehicle}`;
  const { body } = await owner.get(at);
  const { version } = body.purchases[0];
  await owner.put(`${at}/paid`, { ...PURCHASE, version, price: AMOUNT, paidBy: 'bank' });
  expect((await owner.post(`${at}/receipt`, { version: version + 1 })).status).toBe(201);
});

/** Without signing out, after which nothing would be seen. */
const READS = ORDERED_ROUTES.filter(({ method, path }) => method === 'get' && path !== '/api/logout');

const textOf = (body: unknown): string =>
  body instanceof ArrayBuffer ? new TextDecoder().decode(body) : JSON.stringify(body);

/** The reads whose answer has it. */
async function whereSeen(who: TestClient, headers: Record<string, string> = {}): Promise<string[]> {
  const seen: string[] = [];
  for (const entry of READS) {
    const client = new TestClient({}, {}, { cookies: new Map(who.cookies) });
    const sender = entry.path.startsWith('/api/') ? client : withPages(client);
    const { path } = await sampleOf(entry, world);
    const all = { ...headers, 'sec-fetch-site': 'same-origin' };
    const { body } = await sender.send('GET', path, { headers: all });
    if (SECRET.test(textOf(body))) seen.push(nameOf(entry));
  }
  return seen;
}

const MONEY = [
  'get /api/money',
  'get /api/money/:id',
  'get /api/papers/vehicles/:id',
  'get /api/purchases/:id/money',
];

describe('the cost of a vehicle', () => {
  it('is in no answer for staff who may not see it', async () => {
    const headers = actingFor(world.people.owner);
    for (const [role, person] of Object.entries(people)) {
      expect([role, await whereSeen(person, headers)]).toEqual([role, []]);
    }
  }, 60_000);

  it('is in no answer for strangers, resellers, buyers and operators', async () => {
    const { other, republisher, admin } = world.people;
    for (const person of [other, republisher, admin, anonymous()]) {
      expect(await whereSeen(person)).toEqual([]);
    }
  }, 60_000);

  it('is in its own answers for the owner, and in no list, figure, record or download', async () => {
    const { owner } = world.people;
    expect((await whereSeen(owner)).sort()).toEqual(MONEY);
    await letManagersSeeMoney(owner, true);
    expect((await whereSeen(people.manager, actingFor(owner))).sort()).toEqual(MONEY);
    await letManagersSeeMoney(owner, false);
  }, 60_000);

  it('is on no page of buyers', async () => {
    const { vehicle, sold, page, people: all } = world;
    const paths = [`/vehicle/${vehicle}`, `/vehicle/${sold}`, `/republished/${page}`];
    for (const path of [...paths, `/${all.owner.user.username}`, `/vehicle/${vehicle}?lang=hi`]) {
      const { status, body } = await withPages(anonymous()).get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(textOf(body)).not.toMatch(SECRET);
    }
  });

  it('reaches nobody’s socket, and no record of changes, as it is written', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const meera = await asSeller();
    await letIn(owner, meera, 'manager');
    const { id } = await publishVehicle(owner);
    const sockets = [await openSocket(owner), await openSocket(anonymous())];
    await addMoney(owner, id, { amount: AMOUNT, note: NOTE });
    for (const { texts } of sockets) expect(texts.join()).not.toMatch(SECRET);
    expect(textOf((await owner.get('/api/changes')).body)).not.toMatch(SECRET);
    const operator = await asAdmin();
    expect(textOf((await operator.get('/api/admin/activity')).body)).not.toMatch(SECRET);
  });
});

describe('a suggested price below the cost', () => {
  it('is marked for those who may see money, and bears no mark for others', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const [meera, ravi] = [await asSeller(), await asSeller()];
    await letIn(owner, meera, 'manager');
    await letIn(owner, ravi, 'salesperson');
    const { id } = await publishVehicle(owner, { price: '475000' });
    const createdAt = Date.now() - 22 * 86_400_000;
    await db.update(vehicles).set({ createdAt }).where(eq(vehicles.id, id));
    const switches = { addVehicles: true, lowerPercent: 10, seeAllLeads: true };
    const set = (managersSeeMoney: boolean) =>
      owner.put('/api/staff/switches', { ...switches, managersSeeMoney });
    const headers = actingFor(owner);
    const standing = async (who: Seller, acting = {}) =>
      (await who.get('/api/leads/today', { headers: acting })).body.standing[0];
    await set(false);
    expect(await standing(owner)).toMatchObject({ lowered: 465_500, isBelowCost: false });
    const [, repair] = [
      await addMoney(owner, id, { kind: 'bought', amount: '460000' }),
      await addMoney(owner, id, { amount: '5500' }),
    ];
    expect(await standing(owner), 'as much as it cost').toMatchObject({ isBelowCost: false });
    const line = repair.body.lines.find(({ kind }: { kind: string }) => kind === 'repair');
    const json = { version: 2, kind: 'repair', amount: '5500.01', day: line.day };
    await owner.put(`/api/money/${id}/lines/${line.id}`, json);
    expect(await standing(owner)).toMatchObject({ isBelowCost: true });
    for (const person of [meera, ravi]) {
      expect(await standing(person, headers)).toMatchObject({ lowered: 465_500 });
      expect(await standing(person, headers)).not.toHaveProperty('isBelowCost');
    }
    await set(true);
    expect(await standing(meera, headers)).toMatchObject({ isBelowCost: true });
    expect(await standing(ravi, headers)).not.toHaveProperty('isBelowCost');
    await owner.patch(`/api/vehicles/${id}`, { price: '4750', currency: 'USD' });
    expect((await standing(owner))?.isBelowCost ?? false, 'another currency').toBe(false);
  });
});
