import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { notifications, republishedVehicles, vehicles } from '../../../schema/shard';
import {
  anonymous,
  asSeller,
  changeUser,
  db,
  offer,
  publishVehicle,
  republish,
  type Seller,
  strangerTo,
} from '../../test/factories';
import { queryPlan } from '../../test/query-plan';
import { systemCtx } from '../../test/system';
import { inShards } from '../../test/tick';
import { listOverSales } from './sale.queries';
import { settleSales } from './sale.service';
import { nextVersion } from './visibility.sql';

const MINUTE = 60_000;

const setStatus = (seller: Pick<Seller, 'patch'>, id: string, fields: object) =>
  seller.patch(`/api/vehicles/${id}/status`, fields);
const sell = (seller: Pick<Seller, 'patch'>, id: string, fields: object = {}) =>
  setStatus(seller, id, { status: 'sold', ...fields });
const undo = (seller: Pick<Seller, 'post'>, id: string) => seller.post(`/api/vehicles/${id}/undo-sold`);
const own = async (seller: Pick<Seller, 'get'>, id: string) =>
  (await seller.get('/api/vehicles')).body.find((vehicle: { id: string }) => vehicle.id === id);
const settleAt = (now: number) => inShards(settleSales, systemCtx({ clock: { now: () => now } }));

/** A vehicle republished by a reseller. */
async function resold() {
  const [owner, reseller] = [await asSeller(), await asSeller({ plan: 'growth' })];
  const { id } = await publishVehicle(owner);
  const page: string = (await republish(reseller, id)).body.id;
  const pageStatus = async () => (await anonymous().get(`/api/republished-vehicles/${page}`)).status;
  const told = async () =>
    (await db.select().from(notifications).where(eq(notifications.relatedEntityId, page))).filter(
      ({ userId, kind }) => userId === reseller.user.id && kind === 'page_ended',
    );
  return { owner, reseller, id, page, pageStatus, told };
}

describe('the price of a sale', () => {
  it('is stored with the sale, and shown to its seller only', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    expect((await sell(seller, id, { soldPrice: '450000.50' })).status).toBe(200);
    expect(await own(seller, id)).toMatchObject({ status: 'sold', soldPrice: 450_000.5 });
    const seen = JSON.stringify((await anonymous().get(`/api/vehicles/${id}`)).body);
    expect(seen).not.toMatch(/450000.5|soldPrice|undoUntil/);
  });

  it('can be left out, must be a price, and belongs to a sale', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller, { currency: 'JPY', price: '900000' });
    expect((await sell(seller, id, { soldPrice: 'much' })).status).toBe(400);
    expect((await sell(seller, id, { soldPrice: '0' })).status).toBe(400);
    expect((await sell(seller, id, { soldPrice: '10.5' })).body.fields).toEqual({
      soldPrice: 'Please enter a valid price',
    });
    const pending = await setStatus(seller, id, { status: 'pending', soldPrice: '1' });
    expect([pending.status, pending.body.fields]).toEqual([
      400,
      { soldPrice: 'Only a sold vehicle has a sold price' },
    ]);
    expect((await own(seller, id)).status).toBe('available');
    expect((await sell(await asSeller(), id, { soldPrice: '1' })).status).toBe(404);
    expect((await sell(seller, id)).status).toBe(200);
    expect((await own(seller, id)).soldPrice).toBeNull();
  });
});

describe('an undone sale', () => {
  it('restores the listing, within ten minutes', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    await setStatus(seller, id, { status: 'pending' });
    const now = Date.now();
    await sell(seller.at(now), id, { soldPrice: '450000' });
    expect((await own(seller, id)).undoUntil).toBe(new Date(now + 10 * MINUTE).toISOString());
    expect((await setStatus(seller, id, { status: 'available' })).body.message).toBe(
      'Cannot revert from sold',
    );
    expect(await undo(seller.at(now + 10 * MINUTE - 1), id)).toMatchObject({
      status: 200,
      body: { id, status: 'pending' },
    });
    expect(await own(seller, id)).toMatchObject({ status: 'pending', soldPrice: null, undoUntil: null });
    expect((await anonymous().post('/api/leads', offer(id))).status).toBe(201);
    expect((await undo(seller, id)).body, 'a second press').toMatchObject({ status: 'pending' });
  });

  it('is refused after ten minutes, and to everybody else', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    const now = Date.now();
    await sell(seller.at(now), id);
    expect((await undo(await strangerTo(seller), id)).status).toBe(404);
    expect((await undo(anonymous(), id)).status).toBe(401);
    expect(await undo(seller.at(now + 10 * MINUTE), id)).toMatchObject({
      status: 409,
      body: { message: 'A sale can be undone for 10 minutes. Use “Relist as new” instead.' },
    });
    expect((await own(seller, id)).status).toBe('sold');
  });

  it('is refused once its place in the plan is taken, or the vehicle was relisted', async () => {
    const seller = await asSeller();
    const [first] = await Promise.all([1, 2, 3].map(() => publishVehicle(seller)));
    const id = first?.id ?? '';
    await sell(seller, id);
    const another = await publishVehicle(seller);
    expect(await undo(seller, id)).toMatchObject({
      status: 409,
      body: {
        message:
          'You have listed another vehicle since, and your plan has room for 3. Mark one as sold, or upgrade, to undo this sale.',
      },
    });
    await seller.delete(`/api/vehicles/${another.id}`);
    const copy = await seller.post(`/api/vehicles/${id}/relist`);
    expect(copy.status).toBe(201);
    expect(await undo(seller, id)).toMatchObject({
      status: 409,
      body: { message: 'You have listed this vehicle again. Delete that listing first.' },
    });
    await seller.delete(`/api/vehicles/${copy.body.id}`);
    expect((await undo(seller, id)).status).toBe(200);
  });

  it('is refused while the vehicle is relisted, even without a limit', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const { id } = await publishVehicle(seller);
    await sell(seller, id);
    const copy = await seller.post(`/api/vehicles/${id}/relist`);
    expect((await undo(seller, id)).status).toBe(409);
    expect((await own(seller, id)).status).toBe('sold');
    await seller.delete(`/api/vehicles/${copy.body.id}`);
    expect((await undo(seller, id)).status).toBe(200);
  });

  it('is possible beyond a lapsed plan’s limit, and hides as many listings as before', async () => {
    const seller = await asSeller({ plan: 'growth' });
    const ids: string[] = [];
    for (let count = 0; count < 4; count++) ids.push((await publishVehicle(seller)).id);
    await changeUser(seller.user.id, { subscriptionPlan: 'starter' });
    await db
      .update(vehicles)
      .set({ hiddenReason: 'plan', ...nextVersion })
      .where(eq(vehicles.id, ids[3] ?? ''));
    await sell(seller, ids[0] ?? '');
    expect((await own(seller, ids[3] ?? '')).hiddenReason).toBeNull();
    expect((await undo(seller, ids[0] ?? '')).status).toBe(200);
    const rows = await db.select().from(vehicles).where(inArray(vehicles.id, ids)).orderBy(vehicles.id);
    expect(rows.map(({ hiddenReason }) => hiddenReason)).toEqual([null, null, null, 'plan']);
  });
});

describe('the republished pages of a sold vehicle', () => {
  it('close at once and reopen with an undo, without a notification', async () => {
    const { owner, id, pageStatus, told } = await resold();
    expect(await pageStatus()).toBe(200);
    await sell(owner, id);
    expect(await pageStatus()).toBe(410);
    expect(await told()).toEqual([]);
    expect((await undo(owner, id)).status).toBe(200);
    expect(await pageStatus()).toBe(200);
    await settleAt(Date.now() + 11 * MINUTE);
    expect(await told()).toEqual([]);
  });

  it('end for good after ten minutes, and each reseller is notified once', async () => {
    const { owner, id, page, pageStatus, told } = await resold();
    const now = Date.now();
    await sell(owner.at(now), id);
    await settleAt(now + 10 * MINUTE - 1);
    expect(await told()).toEqual([]);
    await Promise.all([settleAt(now + 10 * MINUTE), settleAt(now + 10 * MINUTE)]);
    await settleAt(now + 20 * MINUTE);
    expect(await told()).toMatchObject([{ values: { vehicle: 'Test Hatchback VXi', reason: 'sold' } }]);
    expect((await own(owner, id)).undoUntil).toBeNull();
    expect((await undo(owner.at(now + 1), id)).status, 'final, whatever the clock says').toBe(409);
    expect(await pageStatus()).toBe(410);
    const [row] = await db.select().from(republishedVehicles).where(eq(republishedVehicles.id, page));
    expect(row).toMatchObject({ status: 'ended', endedReason: 'sold' });
  });

  it('stay closed with an undo if the reseller removed them, or the owner no longer allows any', async () => {
    const { owner, reseller, id, page, pageStatus } = await resold();
    await sell(owner, id);
    await reseller.delete(`/api/republished-vehicles/${page}`);
    await undo(owner, id);
    expect(await pageStatus()).toBe(410);

    const denied = await resold();
    await sell(denied.owner, denied.id);
    await denied.owner.patch(`/api/vehicles/${denied.id}`, { republishPolicy: 'deny' });
    await undo(denied.owner, denied.id);
    expect(await denied.pageStatus()).toBe(410);
    expect(await denied.told()).toMatchObject([{ values: { reason: 'denied' } }]);
  });
});

describe('at the same moment', () => {
  it('an undo and the job that makes sales final have one outcome', async () => {
    for (let round = 0; round < 5; round++) {
      const { owner, id, pageStatus, told } = await resold();
      const now = Date.now();
      await sell(owner.at(now), id);
      const [undone] = await Promise.all([
        undo(owner.at(now + 10 * MINUTE - 1), id),
        settleAt(now + 10 * MINUTE),
      ]);
      const { status } = await own(owner, id);
      expect([undone.status, status, await pageStatus(), (await told()).length]).toEqual(
        undone.status === 200 ? [200, 'available', 200, 0] : [409, 'sold', 410, 1],
      );
    }
  });

  it('an undo and a new listing do not share the last place of a plan', async () => {
    for (let round = 0; round < 5; round++) {
      const seller = await asSeller();
      const [first] = await Promise.all([1, 2, 3].map(() => publishVehicle(seller)));
      await sell(seller, first?.id ?? '');
      const copy = seller.post(`/api/vehicles/${first?.id}/relist`);
      const answers = await Promise.all([undo(seller, first?.id ?? ''), copy]);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      const usage = (await seller.get('/api/subscription/usage')).body;
      expect(usage.liveVehicles).toBe(3);
    }
  });
});

it('sales that are over are found by their index', async () => {
  expect(await queryPlan(listOverSales(db, 1, 100))).toEqual([
    'SEARCH vehicles USING INDEX vehicles_sold_lately (sold_at<?)',
  ]);
});
