import { beforeEach, describe, expect, it } from 'vitest';
import { searching, type TestClient } from '../../test/client';
import { asSeller, db, publishVehicle, type Seller, shardOf, strangerTo } from '../../test/factories';
import { meteredDatabases } from '../../test/meter';
import { queryPlan } from '../../test/query-plan';
import { actingFor, letIn } from '../../test/staff';
import { findVehicles } from './find.queries';

const plate = (registrationNumber: string) => ({ facts: { registrationNumber } });

async function found(client: TestClient, search: string, headers = {}) {
  const { status, body } = await client.get('/api/vehicles/find', {
    headers: { ...searching(search).headers, ...headers },
  });
  expect(status).toBe(200);
  return body as { name: string; price: number | null }[];
}
const names = async (client: TestClient, search: string, headers = {}) =>
  (await found(client, search, headers)).map(({ name }) => name);

describe('finding vehicles', () => {
  let owner: Seller;
  beforeEach(async () => {
    owner = await asSeller({ plan: 'pro', shard: 0 });
    await publishVehicle(owner, { name: 'Maruti Swift VXi', year: 2018, ...plate('MH12AB4321') });
    await publishVehicle(owner, { name: 'Wagon R', year: 2020, ...plate('DL3CAB4321') });
    await publishVehicle(owner, { name: 'Creta', ...plate('MH14XY9999') });
    await publishVehicle(owner, { name: 'Alto', ...plate('UP78ZZ4321') });
  });

  it('takes words in any order, in other spellings, of plate, name and stock number', async () => {
    expect(await names(owner, '2018 swift maruthi')).toEqual(['Maruti Swift VXi']);
    expect(await names(owner, 'wagonr')).toEqual(['Wagon R']);
    expect(await names(owner, 'MH 14 xy')).toEqual(['Creta']);
    expect(await names(owner, 'swift creta')).toEqual([]);
    const facts = { stockNumber: 'A-17' };
    await publishVehicle(owner, { name: 'Baleno', facts });
    expect(await names(owner, 'a17')).toEqual(['Baleno']);
    expect(await names(owner, 'a-17')).toEqual(['Baleno']);
  });

  it('shows all that have the same last four digits, newest first', async () => {
    expect(await names(owner, '4321')).toEqual(['Alto', 'Wagon R', 'Maruti Swift VXi']);
  });

  it('finds nothing without words, and nothing of other sellers', async () => {
    expect(await names(owner, '')).toEqual([]);
    expect((await owner.get('/api/vehicles/find')).body).toEqual([]);
    expect(await names(await strangerTo(owner), '4321')).toEqual([]);
    expect((await owner.get('/api/vehicles/find', searching('x'.repeat(51)))).status).toBe(400);
  });

  it('finds sold vehicles, but no deleted ones', async () => {
    const [alto, wagon] = await found(owner, '4321').then((list) => list as unknown as { id: string }[]);
    await owner.patch(`/api/vehicles/${alto?.id}/status`, { status: 'sold' });
    await owner.delete(`/api/vehicles/${wagon?.id}`);
    expect(await names(owner, '4321')).toEqual(['Alto', 'Maruti Swift VXi']);
  });

  it('shows prices to those who see the stock, and to a yard helper what stands there without them', async () => {
    const [sales, helper] = [await asSeller(), await asSeller()];
    await letIn(owner, sales, 'salesperson');
    await letIn(owner, helper, 'helper');
    const acting = actingFor(owner);
    expect(await found(sales, 'creta', acting)).toMatchObject([{ name: 'Creta', price: expect.any(Number) }]);
    expect(await found(helper, 'creta', acting)).toMatchObject([{ name: 'Creta', price: null }]);
    const [creta] = (await found(owner, 'creta')) as unknown as [{ id: string }];
    await owner.patch(`/api/vehicles/${creta.id}/status`, { status: 'sold' });
    expect(await names(helper, 'creta', acting)).toEqual([]);
    expect(await names(sales, 'creta', acting)).toEqual(['Creta']);
  });

  it('answers with at most six, and reads each listing once by an index', async () => {
    for (let more = 0; more < 4; more++) await publishVehicle(owner, plate('KA01AA4321'));
    expect(await found(owner, '4321')).toHaveLength(6);
    const { databases, cost } = meteredDatabases();
    await owner.with({}, databases).get('/api/vehicles/find', searching('nothing like it'));
    expect(cost.rowsRead).toBeLessThan(30);
    const search = { userId: 'u', text: '4321', seesSold: true, scanned: 2, limit: 6 };
    expect((await queryPlan(findVehicles(db, search)))[0]).toMatch(/USING INDEX vehicles_by_owner/);
    const shard = shardOf(owner.user.id);
    const latest = await findVehicles(shard, { ...search, userId: owner.user.id });
    expect(latest).toHaveLength(2);
  });
});
