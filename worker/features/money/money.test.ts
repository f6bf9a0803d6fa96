import { describe, expect, it } from 'vitest';
import { indianCalendar, indianDayStart } from '../../platform/clock';
import { everything } from '../../test/everything';
import { asSeller, changeUser, publishVehicle } from '../../test/factories';
import { addMoney, moneyLine, moneyOf, withCar } from '../../test/money';
import { htmlOf } from '../../test/pages';

const DAY = 86_400_000;
const TODAY = indianCalendar(Date.now()).day;
const TOMORROW = indianCalendar(Date.now() + DAY).day;

describe('what a vehicle has cost', () => {
  it('is the sum of its lines, each of which can be changed and removed', async () => {
    const { owner, id } = await withCar();
    expect(await moneyOf(owner, id)).toMatchObject({ version: 0, boughtFor: null, spent: 0, lines: [] });
    expect((await owner.get('/api/money')).body).toEqual([]);
    await addMoney(owner, id, { kind: 'bought', amount: '4.2 lakh', day: '2026-01-10' });
    await addMoney(owner, id, { note: '  Clutch  ' });
    const { status, body } = await addMoney(owner, id, { kind: 'papers', amount: '1200.50', day: TODAY });
    expect(status).toBe(201);
    expect(body).toMatchObject({ version: 3, boughtFor: 420_000, spent: 5_700.5, mayChange: true });
    expect(body.lines).toMatchObject([
      { kind: 'papers', amount: 1_200.5, day: TODAY, note: '', isOwner: true, personName: null },
      { kind: 'repair', amount: 4_500, note: 'Clutch' },
      { kind: 'bought', amount: 420_000 },
    ]);
    const [papers, repair] = body.lines;
    const path = (of: { id: string }) => `/api/money/${id}/lines/${of.id}`;
    const changed = await owner.put(path(repair), {
      version: 3,
      ...moneyLine({ kind: 'other', amount: '9000' }),
    });
    expect(changed.body).toMatchObject({ version: 4, boughtFor: 420_000, spent: 10_200.5 });
    expect((await owner.delete(`${path(papers)}?version=4`)).body).toMatchObject({
      version: 5,
      spent: 9_000,
    });
    expect((await owner.get('/api/money')).body).toEqual([
      { vehicleId: id, boughtFor: 420_000, spent: 9_000, currency: 'INR' },
    ]);
    expect((await owner.delete(`${path(papers)}?version=5`)).body.code).toBe('money_line_not_found');
    expect((await owner.put(path(papers), { version: 5, ...moneyLine() })).body.code).toBe(
      'money_line_not_found',
    );
    expect(await moneyOf(owner, id)).toMatchObject({ version: 5 });
  });

  it('tells money received from what was spent, with how, from whom and whose', async () => {
    const { owner, id } = await withCar();
    await addMoney(owner, id, { kind: 'bought', amount: '4 lakh', source: ' Demo Uncle ' });
    await addMoney(owner, id, { amount: '5000', mode: 'upi', party: 'Demo Garage' });
    const { body } = await addMoney(owner, id, {
      kind: 'paid_in',
      amount: '21000.50',
      mode: 'cash',
      party: 'Demo Buyer',
    });
    expect(body).toMatchObject({ boughtFor: 400_000, spent: 5_000, received: 21_000.5 });
    expect(body.lines).toMatchObject([
      { kind: 'paid_in', mode: 'cash', party: 'Demo Buyer', source: '' },
      { mode: 'upi', party: 'Demo Garage' },
      { kind: 'bought', mode: null, party: '', source: 'Demo Uncle' },
    ]);
    expect((await owner.get('/api/money')).body).toEqual([
      { vehicleId: id, boughtFor: 400_000, spent: 5_000, currency: 'INR' },
    ]);
  });

  it('takes cash that reaches a limit only from somebody who has read of it', async () => {
    const { owner, id } = await withCar();
    const { id: other } = await publishVehicle(owner, { price: '300000' });
    const received = { kind: 'paid_in', mode: 'cash', party: 'Demo Buyer' };
    const code = async (vehicle: string, fields: object) =>
      (await addMoney(owner, vehicle, fields)).body.code;
    expect(await code(id, { ...received, amount: '1,50,000' })).toBeUndefined();
    expect(await code(id, { ...received, amount: '50,000' })).toBe('cash_of_sale');
    expect(await code(other, { ...received, amount: '50,000' })).toBe('cash_of_day');
    expect(await code(other, { ...received, amount: '50,000', day: '2026-01-16' })).toBeUndefined();
    expect(await code(other, { mode: 'cash', party: 'Demo Garage', amount: '10,001' })).toBe('cash_paid');
    expect(await code(other, { mode: 'bank', party: 'Demo Garage', amount: '10,001' })).toBeUndefined();
    expect((await moneyOf(owner, id)).received).toBe(150_000);
    expect(await code(id, { ...received, amount: '50,000', isCashSeen: true })).toBeUndefined();
    expect((await moneyOf(owner, id)).received).toBe(200_000);
    // A change counts without what it replaces.
    const { lines, version } = await moneyOf(owner, id);
    const large = lines.find(({ amount }) => amount === 150_000);
    const change = (amount: string) =>
      owner.put(`/api/money/${id}/lines/${large?.id}`, { version, ...moneyLine({ ...received, amount }) });
    expect((await change('1,50,000')).body.code).toBe('cash_of_sale');
    expect((await change('1,49,999')).status).toBe(200);
  });

  it('limits no cash in other currencies', async () => {
    const owner = await asSeller({ plan: 'growth' });
    const { id } = await publishVehicle(owner, { price: '9000', currency: 'USD' });
    const { status } = await addMoney(owner, id, { kind: 'paid_in', mode: 'cash', amount: '900000' });
    expect(status).toBe(201);
  });

  it('refuses nothing, less than nothing, days to come and long notes, and takes today', async () => {
    const { owner, id } = await withCar();
    for (const [fields, field] of [
      [{ amount: '0' }, 'amount'],
      [{ amount: '0.00' }, 'amount'],
      [{ amount: '-5' }, 'amount'],
      [{ amount: '' }, 'amount'],
      [{ amount: '1e5' }, 'amount'],
      [{ day: TOMORROW }, 'day'],
      [{ day: '2026-02-30' }, 'day'],
      [{ note: 'x'.repeat(101) }, 'note'],
      [{ kind: 'bribe' }, 'kind'],
      [{ mode: 'gold' }, 'mode'],
      [{ party: 'x'.repeat(61) }, 'party'],
      [{ source: 'x'.repeat(61) }, 'source'],
    ] as const) {
      const { status, body } = await addMoney(owner, id, fields);
      expect([fields, status, Object.keys(body.fields)]).toEqual([fields, 400, [field]]);
    }
    expect((await moneyOf(owner, id)).lines).toEqual([]);
    expect((await addMoney(owner, id, { amount: '0.01', day: TODAY, note: 'x'.repeat(100) })).status).toBe(
      201,
    );
    const [{ id: own } = { id: '' }] = (await moneyOf(owner, id)).lines;
    const late = { version: 1, ...moneyLine({ day: TOMORROW }) };
    expect((await owner.put(`/api/money/${id}/lines/${own}`, late)).body.code).toBe('day_future');
  });

  it('knows the day in India, where it begins earlier', async () => {
    const { owner, id } = await withCar();
    const midnight = indianDayStart(Date.now()) + DAY;
    const { day } = indianCalendar(midnight);
    expect((await addMoney(owner.at(midnight - 1), id, { day })).body.code).toBe('day_future');
    expect((await addMoney(owner.at(midnight), id, { day })).status).toBe(201);
  });

  it('has at most fifty lines', async () => {
    const { owner, id } = await withCar();
    await addMoney(owner, id);
    await everything
      .prepare(
        `with recursive n (i) as (select 1 union all select i + 1 from n where i < 49)
         insert into money_lines (id, owner_id, vehicle_id, kind, amount_minor, day, created_at, updated_at)
         select substr(m.id, 1, 24) || printf('%09x', i) || substr(m.id, -3), m.owner_id, m.vehicle_id, 'other', 100, m.day, 0, 0
         from n, money_lines m where m.vehicle_id = ?`,
      )
      .bind(id)
      .run();
    await everything.prepare('update vehicle_costs set line_count = 49 where vehicle_id = ?').bind(id).run();
    expect((await addMoney(owner, id)).status).toBe(201);
    const { status, body } = await addMoney(owner, id);
    expect([status, body.code]).toEqual([403, 'money_line_limit']);
    expect((await moneyOf(owner, id)).version).toBe(2);
  });

  it('keeps the currency of its first line, and of the vehicle while it has none', async () => {
    const { owner, id } = await withCar();
    const inYen = { price: '9000', currency: 'JPY' };
    await addMoney(owner, id, { amount: '100.50' });
    expect((await owner.patch(`/api/vehicles/${id}`, inYen)).status).toBe(200);
    expect((await addMoney(owner, id, { amount: '10.25' })).body).toMatchObject({
      currency: 'INR',
      spent: 110.75,
    });
    for (const one of (await moneyOf(owner, id)).lines) {
      const { version } = await moneyOf(owner, id);
      await owner.delete(`/api/money/${id}/lines/${one.id}?version=${version}`);
    }
    expect(await moneyOf(owner, id)).toMatchObject({ currency: 'JPY', spent: 0, version: 4 });
    expect((await addMoney(owner, id, { amount: '10.25' })).body.code).toBe('price_invalid');
    expect((await addMoney(owner, id, { amount: '500' })).body).toMatchObject({
      currency: 'JPY',
      spent: 500,
    });
  });

  it('stays readable and in the export after the plan, and cannot be changed', async () => {
    const { owner, id } = await withCar('pro');
    const { body } = await addMoney(owner, id, { kind: 'bought', amount: '123457', note: 'From Anand' });
    await changeUser(owner.user.id, { subscriptionPlan: 'starter' });
    expect(await moneyOf(owner, id)).toMatchObject({ boughtFor: 123_457, mayChange: false });
    expect((await owner.get('/api/money')).body).toHaveLength(1);
    const path = `/api/money/${id}/lines/${body.lines[0].id}`;
    for (const refused of [
      await addMoney(owner, id),
      await owner.put(path, { version: 1, ...moneyLine() }),
      await owner.delete(`${path}?version=1`),
    ])
      expect([refused.status, refused.body.code]).toEqual([403, 'money_not_included']);
    const file = JSON.parse(htmlOf(await owner.post('/api/account/export', { format: 'json' })));
    expect(file['vehicle-costs']).toMatchObject([
      {
        vehicleId: id,
        kind: 'Bought for',
        amount: 123_457,
        currency: 'INR',
        note: 'From Anand',
        byStaff: false,
      },
    ]);
  });
});
