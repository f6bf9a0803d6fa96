import { describe, expect, it } from 'vitest';
import { bulk, listOf, newOperation, pick, publishMany } from '../../test/bulk';
import { asSeller, publishVehicle, type Seller, shardOf, strangerTo } from '../../test/factories';
import { interceptedDatabases } from '../../test/intercepted-database';
import { meteredDatabases } from '../../test/meter';
import { actingFor, letIn } from '../../test/staff';
import { stock } from '../../test/stock';

const LESS = { by: 'amount', amount: -10_000, currency: 'INR' };
const pricesOf = async (owner: Seller) =>
  [...(await listOf(owner)).values()].map(({ price }) => price).sort();
const codes = (refused: { id: string; code: string }[]) =>
  Object.fromEntries(refused.map(({ id, code }) => [id, code]));

async function team() {
  const owner = await asSeller({ plan: 'pro' });
  const [ravi, meera, chotu] = [await asSeller(), await asSeller(), await asSeller()];
  await letIn(owner, ravi, 'salesperson');
  await letIn(owner, meera, 'manager');
  await letIn(owner, chotu, 'helper');
  const allow = (lowerPercent: number) =>
    owner.send('PUT', '/api/staff/switches', {
      json: { addVehicles: true, lowerPercent, seeAllLeads: true },
    });
  return { owner, ravi, meera, chotu, allow, headers: actingFor(owner) };
}

describe('changing many prices', () => {
  it('lowers each by an amount, in one statement, and says until when that can be undone', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const ids = await publishMany(owner, ['475000', '300000', '250000']);
    const { status, body } = await bulk(owner, 'prices', {
      operation: newOperation(),
      vehicles: await pick(owner, ids),
      change: LESS,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ changed: ids, same: [], refused: [] });
    expect(Date.parse(body.undoUntil ?? '') - Date.now()).toBeGreaterThan(9 * 60_000);
    expect(await pricesOf(owner)).toEqual([240_000, 290_000, 465_000]);
    const { body: record } = await owner.get('/api/changes');
    expect(record.map(({ after }: { after: object }) => after)).toHaveLength(3);
  });

  it('changes by per cent to whole rupees, and forgets from where a salesperson lowered a price', async () => {
    const { owner, ravi, allow, headers } = await team();
    const [id = ''] = await publishMany(owner, ['333333']);
    await allow(10);
    const json = { price: '330000' };
    await ravi.send('PATCH', `/api/vehicles/${id}/price`, { json, headers });
    const change = { by: 'percent', percent: -2.5 };
    await bulk(owner, 'prices', { operation: newOperation(), vehicles: await pick(owner, [id]), change });
    expect((await listOf(owner)).get(id)).toMatchObject({ price: 321_750, basePrice: null });
  });

  it('refuses row by row: a price of 0, another currency, a sold one, a stranger’s and what has changed', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const [fine = '', cheap = '', sold = '', stale = ''] = await publishMany(owner, [
      '400000',
      '10000',
      '400000',
      '400000',
    ]);
    const dollars = await publishVehicle(owner, { price: '40000', currency: 'USD' });
    const foreign = await publishVehicle(await strangerTo(owner), { price: '400000' });
    await owner.patch(`/api/vehicles/${sold}/status`, { status: 'sold' });
    const vehicles = await pick(owner, [fine, cheap, sold, stale, dollars.id, foreign.id]);
    await owner.patch(`/api/vehicles/${stale}`, { price: '410000' });
    const { body } = await bulk(owner, 'prices', { operation: newOperation(), vehicles, change: LESS });
    expect(body.changed).toEqual([fine]);
    expect(codes(body.refused)).toEqual({
      [cheap]: 'price_not_possible',
      [sold]: 'vehicle_sold',
      [stale]: 'listing_changed',
      [dollars.id]: 'other_currency',
      [foreign.id]: 'vehicle_not_found',
    });
    expect(body.refused.every(({ message }) => message.length > 5 && !message.includes('{'))).toBe(true);
    expect(await pricesOf(owner)).toEqual([10_000, 390_000, 40_000, 400_000, 410_000]);
  });

  it('changes at most 200, and refuses the rest one by one', async () => {
    const owner = await asSeller({ plan: 'pro' });
    await stock(owner.user.id, 201);
    const { results } = await shardOf(owner.user.id)
      .$client.prepare('select id, version from vehicles where user_id = ?')
      .bind(owner.user.id)
      .all<{ id: string; version: number }>();
    const { databases, cost } = meteredDatabases();
    const operation = newOperation();
    const { body } = await bulk(owner.with({}, databases), 'prices', {
      operation,
      vehicles: results,
      change: LESS,
    });
    expect([body.changed.length, body.refused.map(({ code }) => code)]).toEqual([200, ['too_many_at_once']]);
    // The session and what there is, side by side; then one batch.
    expect(cost.trips).toBeLessThanOrEqual(3);
    const beyond = { operation: newOperation(), vehicles: [], change: LESS };
    expect((await bulk(owner, 'prices', beyond)).status).toBe(400);
  });

  it('sent again, also at the same time, changes nothing and answers the same', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const ids = await publishMany(owner, ['475000', '300000']);
    const json = { operation: newOperation(), vehicles: await pick(owner, ids), change: LESS };
    const answers = await Promise.all([1, 2, 3].map(() => bulk(owner, 'prices', json)));
    answers.push(await bulk(owner, 'prices', json));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await pricesOf(owner)).toEqual([290_000, 465_000]);
  });

  it('refuses a vehicle that changes between the pick and the write, and changes the others', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const [one = '', two = ''] = await publishMany(owner, ['475000', '300000']);
    const json = { operation: newOperation(), vehicles: await pick(owner, [one, two]), change: LESS };
    let isChanged = false;
    const late = owner.with(
      {},
      interceptedDatabases({
        before: async (queries) => {
          if (isChanged || !queries.some((query) => /insert into "?bulk_changes/i.test(query))) return;
          isChanged = true;
          await owner.patch(`/api/vehicles/${one}`, { price: '111000' });
        },
      }),
    );
    const { body } = await bulk(late, 'prices', json);
    expect(isChanged).toBe(true);
    expect([body.changed, codes(body.refused)]).toEqual([[two], { [one]: 'listing_changed' }]);
    expect(await pricesOf(owner)).toEqual([111_000, 290_000]);
  });
});

describe('staff', () => {
  it('lower prices only as far as the owner allows, row by row', async () => {
    const { owner, ravi, meera, chotu, allow, headers } = await team();
    const [dear = '', cheap = ''] = await publishMany(owner, ['475000', '100000']);
    const ask = async () => ({
      operation: newOperation(),
      vehicles: await pick(owner, [dear, cheap]),
      change: LESS,
    });
    expect((await bulk(ravi, 'prices', await ask(), headers)).body.code).toBe('not_your_role');
    await allow(5);
    const { body } = await bulk(ravi, 'prices', await ask(), headers);
    expect([body.changed, codes(body.refused)]).toEqual([[dear], { [cheap]: 'price_outside' }]);
    expect((await listOf(owner)).get(dear)).toMatchObject({ price: 465_000, basePrice: 475_000 });
    const more = await bulk(
      ravi,
      'prices',
      { ...(await ask()), change: { by: 'percent', percent: 1 } },
      headers,
    );
    expect(codes(more.body.refused)).toEqual({ [cheap]: 'price_outside' });
    expect((await bulk(meera, 'prices', await ask(), headers)).body.changed).toEqual([dear, cheap]);
    expect((await bulk(chotu, 'prices', await ask(), headers)).status).toBe(403);
  });

  it('are held back by a switch and a role that change on the way', async () => {
    const { owner, ravi, meera, allow, headers } = await team();
    const [id = ''] = await publishMany(owner, ['400000']);
    await allow(20);
    const { body: members } = await owner.get('/api/staff');
    const meeras = members.members.find(({ role }: { role: string }) => role === 'manager').id;
    const lately = (person: Seller, change: () => Promise<unknown>) => {
      let isDone = false;
      return person.with(
        {},
        interceptedDatabases({
          before: async (queries) => {
            if (isDone || !queries.some((query) => /insert into "?bulk_changes/i.test(query))) return;
            isDone = true;
            await change();
          },
        }),
      );
    };
    const ask = async () => ({ operation: newOperation(), vehicles: await pick(owner, [id]) });
    const slow = lately(ravi, () => allow(1));
    const priced = await bulk(slow, 'prices', { ...(await ask()), change: LESS }, headers);
    expect(codes(priced.body.refused)).toEqual({ [id]: 'listing_changed' });
    const lowered = lately(meera, () => owner.patch(`/api/staff/members/${meeras}`, { role: 'salesperson' }));
    const json = { ...(await ask()), change: { kind: 'delete' } };
    expect((await bulk(lowered, 'listings', json, headers)).status).toBe(404);
    expect(await pricesOf(owner)).toEqual([400_000]);
  });

  it('change only what their role includes, and never another seller’s', async () => {
    const { owner, ravi, headers } = await team();
    const [id = ''] = await publishMany(owner, ['400000']);
    const foreign = await publishVehicle(ravi);
    const ask = async (ids: string[], change: object) => ({
      operation: newOperation(),
      vehicles: await pick(owner, ids),
      ...change,
    });
    for (const change of [{ kind: 'delete' }, { kind: 'visibility', showInProfile: false }])
      expect((await bulk(ravi, 'listings', await ask([id], { change }), headers)).status).toBe(403);
    const answerer = { by: 'owner' };
    expect((await bulk(ravi, 'answerers', await ask([id], { answerer }), headers)).status).toBe(403);
    const sold = await bulk(ravi, 'statuses', await ask([id, foreign.id], { status: 'sold' }), headers);
    expect([sold.body.changed, codes(sold.body.refused)]).toEqual([
      [id],
      { [foreign.id]: 'vehicle_not_found' },
    ]);
    expect((await listOf(ravi)).get(foreign.id)?.status).toBe('available');
  });
});

describe('changing many at once', () => {
  it('sets status, visibility, republishing and who answers, and leaves what is so already', async () => {
    const { owner, meera } = await team();
    const [one = '', two = ''] = await publishMany(owner, ['475000', '300000']);
    await owner.patch(`/api/vehicles/${one}/status`, { status: 'pending' });
    const send = async (path: string, change: object) =>
      (
        await bulk(owner, path, {
          operation: newOperation(),
          vehicles: await pick(owner, [one, two]),
          ...change,
        })
      ).body;
    expect(await send('statuses', { status: 'pending' })).toMatchObject({ changed: [two], same: [one] });
    await send('listings', { change: { kind: 'visibility', showInProfile: false } });
    await send('listings', { change: { kind: 'republish', policy: 'ask' } });
    const answerer = { by: 'number', mobileNumber: '9876501237' };
    expect((await send('answerers', { answerer })).changed).toEqual([one, two]);
    for (const vehicle of (await listOf(owner)).values())
      expect(vehicle).toMatchObject({
        status: 'pending',
        showInProfile: false,
        republishPolicy: 'ask',
        answerer: { mobileNumber: '+919876501237' },
      });
    const nobody = { by: 'member', personId: meera.user.id };
    const json = { operation: newOperation(), vehicles: await pick(owner, [one]), answerer: nobody };
    expect((await bulk(owner, 'answerers', json)).body.code).toBe('answerer_without_number');
    expect(await send('answerers', { answerer: { by: 'owner' } })).toMatchObject({ same: [], refused: [] });
  });
});
