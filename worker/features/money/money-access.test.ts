import { describe, expect, it } from 'vitest';
import { deleteExpiredRows } from '../../jobs/retention';
import { bulk, newOperation, pick, undo } from '../../test/bulk';
import { asSeller, changeUser, publishVehicle, type Seller, strangerTo } from '../../test/factories';
import { interceptedDatabases } from '../../test/intercepted-database';
import { meteredDatabases } from '../../test/meter';
import { addMoney, letManagersSeeMoney, moneyLine, moneyOf, moneyRows, withCar } from '../../test/money';
import { actingFor, letIn } from '../../test/staff';
import { systemCtx } from '../../test/system';
import { everywhere } from '../../test/tick';

const DAY = 86_400_000;

describe('two people who write at once', () => {
  it('do not both change what they saw', async () => {
    const { owner, id } = await withCar();
    const json = { version: 0, ...moneyLine() };
    const both = [1, 2].map(() => owner.send('POST', `/api/money/${id}/lines`, { json }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([201, 409]);
    const { lines } = await moneyOf(owner, id);
    expect(lines).toHaveLength(1);
    const path = `/api/money/${id}/lines/${lines[0]?.id}`;
    expect((await owner.put(path, { version: 1, ...moneyLine({ amount: '700' }) })).status).toBe(200);
    for (const late of [
      await owner.put(path, { version: 1, ...moneyLine({ amount: '800' }) }),
      await owner.delete(`${path}?version=1`),
      await owner.post(`/api/money/${id}/lines`, { version: 1, ...moneyLine() }),
      await owner.post(`/api/money/${id}/lines`, { version: 3, ...moneyLine() }),
    ])
      expect([late.status, late.body.code]).toEqual([409, 'money_changed']);
    expect(await moneyOf(owner, id)).toMatchObject({ version: 2, spent: 700 });
  });

  it('are refused if the vehicle is deleted, or the switch is turned off, on the way', async () => {
    const { owner, id } = await withCar('pro');
    const meera = await asSeller();
    await letIn(owner, meera, 'manager');
    await letManagersSeeMoney(owner, true);
    const headers = actingFor(owner);
    const late = (who: Seller, between: () => Promise<unknown>) => {
      let isDone = false;
      const before = async (queries: readonly string[]) => {
        if (isDone || !queries.some((query) => /insert into "?money_lines/i.test(query))) return;
        isDone = true;
        await between();
      };
      return who.with({}, interceptedDatabases({ before }));
    };
    const offMidway = late(meera, () => letManagersSeeMoney(owner, false));
    expect((await addMoney(offMidway, id, {}, headers)).status).toBe(404);
    const deletedMidway = late(owner, () => owner.delete(`/api/vehicles/${id}`));
    expect((await addMoney(deletedMidway, id)).status).toBe(409);
    expect(await moneyRows('money_lines', id)).toBe(0);
  });
});

describe('whose it is', () => {
  it('is the owner’s, and managers’ once the owner says so; they are named', async () => {
    const { owner, id } = await withCar('pro');
    const people = {
      meera: await asSeller({ firstName: 'Meera', lastName: 'Iyer' }),
      ravi: await asSeller(),
    };
    await letIn(owner, people.meera, 'manager');
    await letIn(owner, people.ravi, 'salesperson');
    const headers = actingFor(owner);
    const read = async (who: Seller) => (await who.get(`/api/money/${id}`, { headers })).status;
    expect([await read(people.meera), await read(people.ravi)]).toEqual([403, 403]);
    await letManagersSeeMoney(owner, true);
    expect([await read(people.meera), await read(people.ravi)]).toEqual([200, 403]);
    const { body } = await addMoney(people.meera, id, {}, headers);
    expect(body.lines).toMatchObject([{ isOwner: false, personName: 'Meera Iyer' }]);
    // As a page of an earlier release sends them.
    await owner.put('/api/staff/switches', { addVehicles: true, lowerPercent: 0, seeAllLeads: true });
    expect(await read(people.meera)).toBe(403);
    expect((await people.meera.get('/api/money', { headers })).status).toBe(403);
  });

  it('is nobody else’s, by whichever of two ids', async () => {
    const { owner, id } = await withCar();
    const { body } = await addMoney(owner, id);
    const stranger = await strangerTo(owner);
    await changeUser(stranger.user.id, { subscriptionPlan: 'pro' });
    const own = (await publishVehicle(stranger)).id;
    await addMoney(stranger, own);
    const foreign = body.lines[0].id;
    const json = { version: 1, ...moneyLine({ amount: '1' }) };
    for (const { status } of [
      await stranger.get(`/api/money/${id}`),
      await stranger.post(`/api/money/${id}/lines`, json),
      await stranger.put(`/api/money/${id}/lines/${foreign}`, json),
      await stranger.put(`/api/money/${own}/lines/${foreign}`, json),
      await stranger.delete(`/api/money/${own}/lines/${foreign}?version=1`),
    ])
      expect(status).toBe(404);
    expect(await moneyOf(owner, id)).toMatchObject({ version: 1, spent: 4_500 });
    expect(await moneyOf(stranger, own)).toMatchObject({ version: 1, spent: 4_500 });
  });

  it('costs one row a vehicle in the list', async () => {
    const { owner, id } = await withCar();
    await addMoney(owner, id);
    await addMoney(owner, (await publishVehicle(owner)).id);
    const cost = async () => {
      const metered = meteredDatabases();
      await owner.with({}, metered.databases).get('/api/money');
      return metered.cost.rowsRead;
    };
    const before = await cost();
    const third = (await publishVehicle(owner)).id;
    for (let count = 0; count < 5; count += 1) await addMoney(owner, third);
    expect((await cost()) - before).toBe(1);
  });
});

describe('a deleted vehicle', () => {
  it('shows none of it, has it again when the deletion is undone, and loses it a day later', async () => {
    const { owner, id } = await withCar('pro');
    await addMoney(owner, id);
    const remove = async () => {
      const json = {
        operation: newOperation(),
        vehicles: await pick(owner, [id]),
        change: { kind: 'delete' },
      };
      await bulk(owner, 'listings', json);
      return json.operation;
    };
    const operation = await remove();
    expect((await owner.get(`/api/money/${id}`)).status).toBe(404);
    const forget = (now: number) => everywhere(deleteExpiredRows, systemCtx({ clock: { now: () => now } }));
    await forget(Date.now());
    await undo(owner, 'listings', operation);
    expect(await moneyOf(owner, id)).toMatchObject({ version: 1, spent: 4_500 });
    await forget(Date.now() + 2 * DAY);
    expect(await moneyRows('money_lines', id)).toBe(1);
    await remove();
    await forget(Date.now() + DAY - 60_000);
    expect(await moneyRows('money_lines', id)).toBe(1);
    await forget(Date.now() + DAY + 60_000);
    expect([await moneyRows('money_lines', id), await moneyRows('vehicle_costs', id)]).toEqual([0, 0]);
  });

  it('is a sold one no less: its money can still be read and written', async () => {
    const { owner, id } = await withCar();
    await owner.patch(`/api/vehicles/${id}/status`, { status: 'sold', soldPrice: '460000' });
    expect((await addMoney(owner, id, { kind: 'commission' })).status).toBe(201);
    expect((await owner.get('/api/money')).body).toMatchObject([{ vehicleId: id, spent: 4_500 }]);
  });
});
