import { describe, expect, it } from 'vitest';
import { bulk, listOf, newOperation, pick, publishMany, undo } from '../../test/bulk';
import {
  anonymous,
  asSeller,
  changeUser,
  publishVehicle,
  republish,
  type Seller,
  shardOf,
  strangerTo,
} from '../../test/factories';
import { interceptedDatabases } from '../../test/intercepted-database';
import { actingFor, letIn } from '../../test/staff';
import { systemCtx } from '../../test/system';
import { inShards } from '../../test/tick';
import { settleSales } from '../vehicles/sale.service';
import { finishBulkChanges } from './bulk-undo.service';

const LATER = { now: () => Date.now() + 10 * 60_000 };
const LESS = { change: { by: 'amount', amount: -10_000, currency: 'INR' } };
const DELETE = { change: { kind: 'delete' } };

const codes = (kept: { id: string; code: string }[]) =>
  Object.fromEntries(kept.map(({ id, code }) => [id, code]));

async function changed(owner: Seller, path: string, ids: readonly string[], change: object): Promise<string> {
  const operation = newOperation();
  const { status, body } = await bulk(owner, path, {
    operation,
    vehicles: await pick(owner, ids),
    ...change,
  });
  expect([status, body.changed]).toEqual([200, ids]);
  return operation;
}

const pageStatus = async (id: string) => (await anonymous().get(`/api/republished-vehicles/${id}`)).status;
const titles = async (seller: Seller) =>
  (await seller.get('/api/notifications')).body.map(({ title }: { title: string }) => title);
const rowsIn = async (table: string, where: string, ...values: string[]) => {
  const [of = ''] = values;
  const found = await shardOf(of)
    .$client.prepare(`select * from ${table} where ${where}`)
    .bind(...values)
    .all();
  return found.results as Record<string, unknown>[];
};

describe('undo of a bulk change', () => {
  it('restores what nobody has changed since, and says what stays and why', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const [one = '', two = '', three = ''] = await publishMany(owner, ['475000', '300000', '200000']);
    const operation = await changed(owner, 'prices', [one, two, three], LESS);
    await owner.patch(`/api/vehicles/${two}`, { price: '111000' });
    await owner.delete(`/api/vehicles/${three}`);
    const { body } = await undo(owner, 'prices', operation);
    expect(body.restored).toEqual([one]);
    expect(codes(body.kept)).toEqual({ [two]: 'listing_changed', [three]: 'vehicle_not_found' });
    const own = await listOf(owner);
    expect([own.get(one)?.price, own.get(two)?.price, own.size]).toEqual([475_000, 111_000, 2]);
    await owner.patch(`/api/vehicles/${one}`, { price: '1000' });
    expect((await undo(owner, 'prices', operation)).body.restored, 'an answer that was lost').toEqual([one]);
    expect((await listOf(owner)).get(one)?.price).toBe(1_000);
  });

  it('restores every kind as it was, and the record says so', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const ravi = await asSeller({ mobileNumber: '+919876501234' });
    await letIn(owner, ravi, 'manager');
    const [one = '', two = ''] = await publishMany(owner, ['475000', '300000']);
    await owner.patch(`/api/vehicles/${one}/status`, { status: 'pending' });
    await owner.patch(`/api/vehicles/${one}/visibility`, { showInProfile: false });
    await owner.patch(`/api/vehicles/${one}`, { republishPolicy: 'ask' });
    const json = { by: 'member', personId: ravi.user.id };
    await owner.send('PUT', `/api/vehicles/${one}/answerer`, { json });
    const plain = async () =>
      [...(await listOf(owner)).values()].map(({ version: _, updatedAt: __, ...vehicle }) => vehicle);
    const before = await plain();
    for (const [path, ids, change] of [
      ['statuses', [one, two], { status: 'sold' }],
      ['listings', [two], { change: { kind: 'visibility', showInProfile: false } }],
      ['listings', [one, two], { change: { kind: 'republish', policy: 'deny' } }],
      ['answerers', [one, two], { answerer: { by: 'number', mobileNumber: '9876501237' } }],
      ['listings', [one, two], DELETE],
    ] as const) {
      const operation = await changed(owner, path, ids, change);
      expect(await plain()).not.toEqual(before);
      expect((await undo(owner, path, operation)).body).toEqual({ restored: ids, kept: [] });
      expect(await plain()).toEqual(before);
    }
    const { body: record } = await owner.get('/api/changes');
    const kinds = record.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === 'vehicle_restored')).toHaveLength(2);
  });

  it('is the seller’s alone, for its own kind, for ten minutes', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const ids = await publishMany(owner, ['475000']);
    const operation = await changed(owner, 'prices', ids, LESS);
    expect((await undo(await strangerTo(owner), 'prices', operation)).status).toBe(404);
    expect((await undo(owner, 'listings', operation)).status).toBe(404);
    expect((await undo(owner, 'prices', newOperation())).status).toBe(404);
    const late = await undo(owner.with({ clock: LATER }), 'prices', operation);
    expect([late.status, late.body.code]).toEqual([409, 'bulk_not_undoable']);
    await inShards(finishBulkChanges, systemCtx());
    expect((await rowsIn('bulk_changes', 'owner_id = ?', owner.user.id)).length).toBe(1);
    await inShards(finishBulkChanges, systemCtx({ clock: LATER }));
    expect(await rowsIn('bulk_changes', 'owner_id = ?', owner.user.id)).toEqual([]);
    expect((await undo(owner, 'prices', operation)).status).toBe(404);
  });

  it('never crosses the plan’s limit, and takes back the places that are still free', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const ids = await publishMany(owner, ['100000', '200000', '300000', '400000', '500000']);
    const operation = await changed(owner, 'statuses', ids, { status: 'sold' });
    await changeUser(owner.user.id, { subscriptionPlan: 'starter' });
    const [{ limits }] = [(await import('../../../schema/billing/plans')).PLANS.starter];
    const limit = limits.liveVehicles ?? 0;
    const added = await publishMany(owner, Array(limit - 2).fill('600000'));
    const { body } = await undo(owner, 'statuses', operation);
    expect(body.restored).toHaveLength(2);
    expect(new Set(body.kept.map(({ code }) => code))).toEqual(new Set(['live_limit']));
    const own = [...(await listOf(owner)).values()];
    const shown = own.filter(({ status, hiddenReason }) => status !== 'sold' && !hiddenReason);
    expect([shown.length, added.length]).toEqual([limit, limit - 2]);
  });

  it('does not bring back a sale that is final or listed again, nor a second copy', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const [one = '', two = ''] = await publishMany(owner, ['100000', '200000']);
    const operation = await changed(owner, 'statuses', [one, two], { status: 'sold' });
    const { body: copy } = await owner.post(`/api/vehicles/${one}/relist`);
    const deletion = await changed(owner, 'listings', [copy.id], DELETE);
    expect((await owner.post(`/api/vehicles/${one}/relist`)).status).toBe(201);
    expect(codes((await undo(owner, 'listings', deletion)).body.kept)).toEqual({ [copy.id]: 'listed_again' });
    const { body } = await undo(owner, 'statuses', operation);
    expect([body.restored, codes(body.kept)]).toEqual([[two], { [one]: 'listed_again' }]);
  });
});

describe('undo by staff', () => {
  async function withRavi() {
    const owner = await asSeller({ plan: 'pro' });
    const ravi = await asSeller({ mobileNumber: '+919876501234' });
    const id = await letIn(owner, ravi, 'salesperson');
    const allow = (lowerPercent: number) =>
      owner.send('PUT', '/api/staff/switches', {
        json: { addVehicles: true, lowerPercent, seeAllLeads: true },
      });
    return { owner, ravi, id, allow, headers: actingFor(owner) };
  }

  it('puts a salesperson’s own prices back, and raises none of the owner’s', async () => {
    const { owner, ravi, allow, headers } = await withRavi();
    await allow(10);
    const [one = '', two = ''] = await publishMany(owner, ['400000', '500000']);
    const own = newOperation();
    await bulk(ravi, 'prices', { operation: own, vehicles: await pick(owner, [one]), ...LESS }, headers);
    expect((await undo(ravi, 'prices', own, headers)).body.restored).toEqual([one]);
    expect((await listOf(owner)).get(one)).toMatchObject({ price: 400_000, basePrice: null });
    const owners = await changed(owner, 'prices', [two], LESS);
    const { body } = await undo(ravi, 'prices', owners, headers);
    expect([body.restored, codes(body.kept)]).toEqual([[], { [two]: 'not_your_role' }]);
    expect((await listOf(owner)).get(two)?.price).toBe(490_000);
    const lower = newOperation();
    await bulk(ravi, 'prices', { operation: lower, vehicles: await pick(owner, [one]), ...LESS }, headers);
    await allow(1);
    expect((await undo(ravi, 'prices', lower, headers)).body.restored, 'back up to the owner’s').toEqual([
      one,
    ]);
  });

  it('fails from the moment that the role no longer includes it', async () => {
    const { owner, ravi, id, headers } = await withRavi();
    await owner.patch(`/api/staff/members/${id}`, { role: 'manager' });
    const ids = await publishMany(owner, ['400000']);
    const operation = newOperation();
    const json = { operation, vehicles: await pick(owner, ids), ...DELETE };
    expect((await bulk(ravi, 'listings', json, headers)).body.changed).toEqual(ids);
    let isLowered = false;
    const late = ravi.with(
      {},
      interceptedDatabases({
        before: async (queries) => {
          if (isLowered || !queries.some((query) => /^\s*update "?vehicles/i.test(query))) return;
          isLowered = true;
          await owner.patch(`/api/staff/members/${id}`, { role: 'salesperson' });
        },
      }),
    );
    expect((await undo(late, 'listings', operation, headers)).status).toBe(404);
    expect([isLowered, (await listOf(owner)).size]).toEqual([true, 0]);
  });

  it('does not let somebody who has left answer again', async () => {
    const { owner, ravi, id } = await withRavi();
    const [one = ''] = await publishMany(owner, ['400000']);
    const json = { by: 'member', personId: ravi.user.id };
    await owner.send('PUT', `/api/vehicles/${one}/answerer`, { json });
    const operation = await changed(owner, 'answerers', [one], { answerer: { by: 'owner' } });
    await owner.delete(`/api/staff/members/${id}`);
    const { body } = await undo(owner, 'answerers', operation);
    expect(codes(body.kept)).toEqual({ [one]: 'member_not_found' });
    await letIn(owner, ravi, 'salesperson');
    expect((await listOf(owner)).get(one)?.answerer).toBeNull();
  });
});

describe('many deleted vehicles', () => {
  it('are gone at once for buyers and in the counts, and return whole', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const vehicle = await publishVehicle(owner);
    const reseller = await asSeller({ plan: 'pro' });
    const { body: page } = await republish(reseller, vehicle.id);
    const before = await titles(reseller);
    const operation = await changed(owner, 'listings', [vehicle.id], DELETE);
    expect((await anonymous().get(`/api/vehicles/${vehicle.id}`)).status).toBe(410);
    expect((await owner.get('/api/vehicles/counts')).body).toEqual({ available: 0, pending: 0, sold: 0 });
    expect([await pageStatus(page.id), await titles(reseller)]).toEqual([410, before]);
    await undo(owner, 'listings', operation);
    expect((await anonymous().get(`/api/vehicles/${vehicle.id}`)).status).toBe(200);
    expect((await owner.get('/api/vehicles/counts')).body).toEqual({ available: 1, pending: 0, sold: 0 });
    expect(await pageStatus(page.id)).toBe(200);
    await inShards(finishBulkChanges, systemCtx({ clock: LATER }));
    expect([await pageStatus(page.id), await titles(reseller)]).toEqual([200, before]);
    const files = await rowsIn('uploads', 'user_id = ?', owner.user.id);
    expect(files.map(({ status }) => status)).toEqual(['attached']);
  });

  it('are final after ten minutes: files are given up, codes return, republishers are told once', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const sold = await publishVehicle(owner);
    const stays = await publishVehicle(owner);
    await owner.patch(`/api/vehicles/${sold.id}/status`, { status: 'sold' });
    const { body: copy } = await owner.post(`/api/vehicles/${sold.id}/relist`);
    const other = await publishVehicle(owner);
    const reseller = await asSeller({ plan: 'pro' });
    await republish(reseller, other.id);
    await changed(owner, 'listings', [copy.id, other.id], DELETE);
    const codesOf = (id: string) => rowsIn('short_codes', 'vehicle_id = ?', id);
    expect((await codesOf(copy.id)).length).toBeGreaterThan(0);
    for (let run = 0; run < 2; run++) await inShards(finishBulkChanges, systemCtx({ clock: LATER }));
    expect([(await codesOf(copy.id)).length, (await codesOf(sold.id)).length]).toEqual([0, 1]);
    const files = await rowsIn('uploads', 'user_id = ?', owner.user.id);
    const discarded = files
      .filter(({ status }) => status === 'discarded')
      .map(({ vehicle_id: _, key }) => key);
    const [picture] = other.images;
    expect(discarded.map((key) => picture?.includes(String(key)))).toEqual([true]);
    expect(stays.images).toHaveLength(1);
    const ended = (await titles(reseller)).filter((title: string) => title.includes('has ended'));
    expect(ended).toHaveLength(1);
  });

  it('whose sale or ban on republishing is undone keep their pages, and tell nobody', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const vehicle = await publishVehicle(owner);
    const reseller = await asSeller({ plan: 'pro' });
    const { body: page } = await republish(reseller, vehicle.id);
    const before = await titles(reseller);
    const sale = await changed(owner, 'statuses', [vehicle.id], { status: 'sold' });
    expect(await pageStatus(page.id)).toBe(410);
    await undo(owner, 'statuses', sale);
    const ban = await changed(owner, 'listings', [vehicle.id], {
      change: { kind: 'republish', policy: 'deny' },
    });
    expect(await pageStatus(page.id)).toBe(410);
    await undo(owner, 'listings', ban);
    const ctx = systemCtx({ clock: LATER });
    await inShards(settleSales, ctx);
    await inShards(finishBulkChanges, ctx);
    expect([await pageStatus(page.id), await titles(reseller)]).toEqual([200, before]);
    await changed(owner, 'listings', [vehicle.id], { change: { kind: 'republish', policy: 'deny' } });
    await inShards(finishBulkChanges, ctx);
    expect((await titles(reseller)).length).toBe(before.length + 1);
  });
});
