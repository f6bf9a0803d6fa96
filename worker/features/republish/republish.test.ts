import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PLANS } from '../../../schema/billing/plans';
import { usageTracking } from '../../../schema/shard';
import { newId } from '../../platform/random';
import { flushCounters } from '../../test/counters';
import {
  anonymous,
  asSeller,
  changeUser,
  db,
  offer,
  pretendRc,
  publishVehicle,
  republish,
  type Seller,
} from '../../test/factories';
import { updateRepublished } from './republish.queries';

const PATH = '/api/republished-vehicles';

async function republished() {
  const owner = await asSeller({ firmName: 'Owner Motors', accountType: 'firm' });
  const vehicle = await publishVehicle(owner, { rcImageUrl: await pretendRc(owner), showRc: true });
  const reseller = await asSeller({ plan: 'growth', firstName: 'Resh', lastName: 'Seller' });
  const { body: page } = await republish(reseller, vehicle.id);
  return { owner, vehicle, reseller, page };
}
const newest = async (seller: Seller) => (await seller.get('/api/notifications')).body[0];
const views = (id: string) => anonymous().get(`${PATH}/${id}/stats`);

describe('a republished vehicle', () => {
  it('has its own price, number, address and code', async () => {
    const { owner, vehicle, reseller, page } = await republished();
    expect(page).toMatchObject({
      originalVehicleId: vehicle.id,
      republisherId: reseller.user.id,
      customPrice: 499_000,
      customCurrency: 'INR',
      customMobileNumber: '+919812345678',
      status: 'active',
      name: vehicle.name,
      originalPrice: 475_000,
      views: 0,
      leads: 0,
    });
    expect((await reseller.get(PATH)).body).toEqual([page]);
    expect((await owner.get(PATH)).body).toEqual([]);
    const { pathname } = new URL(page.shortUrl);
    const scan = await anonymous().get(pathname);
    expect([scan.status, scan.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(new RegExp(`^/republished/${page.id}\\?src=qr#c=[0-9a-z]+$`)),
    ]);
    expect(await newest(owner)).toMatchObject({
      kind: 'republished',
      title: `Resh Seller offers your ${vehicle.name}`,
      relatedEntityId: vehicle.id,
    });
    expect((await anonymous().get(`/api/vehicles/${vehicle.id}/stats`)).body.republishCount).toBe(1);
  });

  it('is shown to buyers with the reseller’s terms, and neither certificate nor owner', async () => {
    const { owner, page, reseller } = await republished();
    const { status, body } = await anonymous().get(`${PATH}/${page.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: page.id, customPrice: 499_000, ownerName: 'Owner Motors' });
    expect(body.republisher).toMatchObject({ id: reseller.user.id, firstName: 'Resh' });
    expect(body.vehicle).toMatchObject({ hasRc: false, showRc: false, rcImageUrl: null });
    expect(JSON.stringify(body)).not.toContain(owner.user.id);
    expect(JSON.stringify(body)).not.toContain('/api/rc/');
  });

  it('brings views and leads to the reseller', async () => {
    const { owner, vehicle, reseller, page } = await republished();
    expect((await anonymous().post('/api/views', { republishedVehicleId: page.id })).body.counted).toBe(true);
    const { vehicleId: _original, ...fields } = offer(vehicle.id);
    const lead = await anonymous().post('/api/leads', { ...fields, republishedVehicleId: page.id });
    expect(lead.status).toBe(201);
    expect((await owner.get('/api/leads')).body).toEqual([]);
    const [own] = (await reseller.get('/api/leads')).body;
    expect(own).toMatchObject({ id: lead.body.id, source: 'republish', vehiclePrice: 499_000 });
    expect((await views(page.id)).body).toEqual({ views: 0 });
    expect((await reseller.get(PATH)).body[0]).toMatchObject({ leads: 1, views: 1 });
    await flushCounters();
    expect((await views(page.id)).body).toEqual({ views: 1 });
    expect((await anonymous().get(`/api/vehicles/${vehicle.id}/stats`)).body.views).toBe(0);
  });

  it('gets a new price and number from its reseller only', async () => {
    const { owner, reseller, page } = await republished();
    const change = (who: Pick<Seller, 'patch'>, customPrice: string) =>
      who.patch(`${PATH}/${page.id}`, { customPrice, customMobileNumber: '9800000001' });
    expect((await change(reseller, '510000.50')).body).toMatchObject({
      customPrice: 510_000.5,
      customMobileNumber: '+919800000001',
    });
    expect((await change(reseller, '0')).status).toBe(400);
    expect((await change(owner, '1')).status).toBe(404);
    const stolen = { customPriceMinor: 100, customMobileNumber: '+919800000002', updatedAt: Date.now() };
    expect(await updateRepublished(db, owner.user.id, page.id, stolen)).toBe(false);
    expect((await change(anonymous(), '1')).status).toBe(401);
  });

  it('is withdrawn by its reseller only, and may then be republished again', async () => {
    const { owner, vehicle, reseller, page } = await republished();
    expect((await owner.delete(`${PATH}/${page.id}`)).status).toBe(404);
    expect((await reseller.delete(`${PATH}/${page.id}`)).status).toBe(200);
    expect((await reseller.delete(`${PATH}/${page.id}`)).status).toBe(404);
    expect((await anonymous().get(`${PATH}/${page.id}`)).status).toBe(410);
    expect((await reseller.get(PATH)).body).toEqual([]);
    expect((await republish(reseller, vehicle.id)).status).toBe(201);
  });

  it('does not exist if either person is suspended', async () => {
    for (const who of ['owner', 'reseller'] as const) {
      const both = await republished();
      await changeUser(both[who].user.id, { isActive: false });
      expect((await anonymous().get(`${PATH}/${both.page.id}`)).status, who).toBe(404);
      expect((await views(both.page.id)).status, who).toBe(404);
    }
  });
});

describe('republishing', () => {
  it('is refused with the reason, and writes nothing', async () => {
    const { owner, vehicle, reseller } = await republished();
    const sold = await publishVehicle(owner);
    await owner.patch(`/api/vehicles/${sold.id}/status`, { status: 'sold' });
    const gone = await publishVehicle(owner);
    await owner.delete(`/api/vehicles/${gone.id}`);
    const fresh = await publishVehicle(owner);
    const cases = [
      [reseller, vehicle.id, {}, 409, 'You have already republished this vehicle'],
      [reseller, sold.id, {}, 409, 'This vehicle has been sold and is no longer available.'],
      [reseller, gone.id, {}, 410, 'This vehicle has been removed by its seller'],
      [reseller, newId(Date.now()), {}, 404, 'Vehicle not found'],
      [reseller, 'x', {}, 400, 'Invalid id'],
      [reseller, fresh.id, { customPrice: '' }, 400, 'Price is required'],
      [reseller, fresh.id, { customPrice: '1e5' }, 400, 'Please enter a valid price'],
      [reseller, fresh.id, { customMobileNumber: '12345' }, 400, 'Mobile number must be at least 10 digits'],
      [reseller, fresh.id, { republisherId: owner.user.id }, 400, undefined],
    ] as const;
    for (const [who, id, fields, status, message] of cases) {
      const answer = await republish(who, id, fields);
      expect([answer.status, message && answer.body.message]).toEqual([status, message]);
    }
    const pro = await asSeller({ plan: 'pro' });
    const own = await publishVehicle(pro);
    expect((await republish(pro, own.id)).body.message).toBe('You cannot republish your own vehicle');
    expect((await republish(anonymous(), fresh.id)).status).toBe(401);
    expect((await reseller.get(PATH)).body).toHaveLength(1);
  });

  it('accepts only prices that fit the original’s currency', async () => {
    const owner = await asSeller();
    const vehicle = await publishVehicle(owner, { price: '900000', currency: 'JPY' });
    const reseller = await asSeller({ plan: 'growth' });
    const refused = await republish(reseller, vehicle.id, { customPrice: '950000.5' });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { customPrice: 'Please enter a valid price' },
    ]);
    const { body } = await republish(reseller, vehicle.id, { customPrice: '950000' });
    expect(body).toMatchObject({ customPrice: 950_000, customCurrency: 'JPY' });
    expect(
      (
        await reseller.patch(`${PATH}/${body.id}`, {
          customPrice: '1.5',
          customMobileNumber: '9800000001',
        })
      ).status,
    ).toBe(400);
  });

  it('a republished page republishes its original', async () => {
    const { vehicle, page } = await republished();
    const third = await asSeller({ plan: 'growth' });
    expect((await republish(third, page.id)).body.originalVehicleId).toBe(vehicle.id);
  });

  it('respects the plan, and says so with the word "limit"', async () => {
    const owner = await asSeller();
    const vehicle = await publishVehicle(owner);
    const starter = await republish(await asSeller(), vehicle.id);
    expect([starter.status, starter.body.error]).toEqual([403, 'limit_reached']);
    expect(starter.body.message).toBe('Republish limit reached: your plan does not include republishing');
    const growth = await asSeller({ plan: 'growth' });
    await republish(growth, vehicle.id);
    const most = PLANS.growth.limits.republishActionsPerMonth ?? 0;
    await db.update(usageTracking).set({ count: most }).where(eq(usageTracking.userId, growth.user.id));
    const other = await publishVehicle(owner);
    expect((await republish(growth, other.id)).body.message).toContain(
      `has a limit of ${most} republished vehicles a month`,
    );
    expect((await growth.get('/api/subscription/usage')).body.monthly.republishActions).toBe(most);
  });

  it('happens once, however often it is sent at once', async () => {
    const vehicle = await publishVehicle(await asSeller());
    const reseller = await asSeller({ plan: 'growth' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => republish(reseller, vehicle.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect((await reseller.get('/api/subscription/usage')).body.monthly.republishActions).toBe(1);
    expect((await reseller.get(PATH)).body).toHaveLength(1);
  });
});
