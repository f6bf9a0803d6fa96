import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activityLogs } from '../../../schema/directory';
import { shortCodes, uploads } from '../../../schema/shard';
import { newId } from '../../platform/random';
import {
  anonymous,
  asSeller,
  db,
  pretendImages,
  pretendPage,
  publishVehicle,
  vehicleInput,
} from '../../test/factories';

const UNKNOWN = newId(Date.now());

it('the listings of a seller are counted by status', async () => {
  const seller = await asSeller({ plan: 'growth' });
  const counts = async () => (await seller.get('/api/vehicles/counts')).body;
  expect(await counts()).toEqual({ available: 0, pending: 0, sold: 0 });
  const made = [await publishVehicle(seller), await publishVehicle(seller), await publishVehicle(seller)];
  await publishVehicle(await asSeller());
  await seller.patch(`/api/vehicles/${made[0]?.id}/status`, { status: 'sold' });
  await seller.delete(`/api/vehicles/${made[1]?.id}`);
  expect(await counts()).toEqual({ available: 1, pending: 0, sold: 1 });
});

describe('a new listing', () => {
  it('is returned completely, can be opened by anyone, and has its effects', async () => {
    const seller = await asSeller();
    const images = await pretendImages(seller, 4);
    const answer = await seller.post('/api/vehicles', await vehicleInput(seller, { images }));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      userId: seller.user.id,
      name: 'Test Hatchback VXi',
      price: 475_000,
      currency: 'INR',
      status: 'available',
      images,
      hasRc: false,
      showInProfile: true,
      republishPolicy: 'allow',
    });

    const { id } = answer.body;
    const opened = await anonymous().get(`/api/vehicles/${id}`);
    expect(opened).toMatchObject({ status: 200, body: { id, images, suggestions: [] } });
    expect(opened.body.publisher).toMatchObject({ id: seller.user.id, subscriptionPlan: 'starter' });
    expect(JSON.stringify(opened.body)).not.toMatch(/email|password|isAdmin|viewCount|priceMinor/);

    const rows = await db.select().from(uploads).where(eq(uploads.userId, seller.user.id));
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['attached']));
    const [activity] = await db.select().from(activityLogs).where(eq(activityLogs.entityId, id));
    expect(activity).toMatchObject({ userId: seller.user.id, action: 'vehicle_created' });
    expect((await seller.get('/api/subscription/usage')).body.monthly.vehiclesCreated).toBe(1);
  });

  it('is one listing if it is sent twice, even if it took the last place of the plan', async () => {
    const seller = await asSeller();
    await publishVehicle(seller);
    await publishVehicle(seller);
    const input = await vehicleInput(seller);
    const first = await seller.post('/api/vehicles', input);
    const again = await seller.post('/api/vehicles', input);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect((await seller.post('/api/vehicles', { ...input, price: 1 })).status).toBe(403);
    expect((await seller.get('/api/vehicles/counts')).body.available).toBe(3);
    expect((await seller.get('/api/subscription/usage')).body.monthly.vehiclesCreated).toBe(3);
  });

  it('requires little: the rest has the form’s defaults', async () => {
    const seller = await asSeller();
    const images = await pretendImages(seller);
    const { status, body } = await seller.post('/api/vehicles', {
      name: '  Alto  ',
      price: 1.5,
      year: 2020,
      images,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Alto',
      price: 1.5,
      currency: 'INR',
      fuelType: null,
      kmsDriven: null,
      showRc: false,
    });
  });

  it('may be republished as its seller chooses', async () => {
    const seller = await asSeller();
    for (const republishPolicy of ['allow', 'ask', 'deny']) {
      const answer = await seller.post('/api/vehicles', await vehicleInput(seller, { republishPolicy }));
      expect(answer).toMatchObject({ status: 201, body: { republishPolicy } });
    }
    const wrong = await seller.post(
      '/api/vehicles',
      await vehicleInput(seller, { republishPolicy: 'maybe' }),
    );
    expect(wrong.status).toBe(400);
  });

  it('has a short address that only its seller sees', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    const [{ shortUrl }] = (await seller.get('/api/vehicles')).body;
    const [row] = await db.select().from(shortCodes).where(eq(shortCodes.vehicleId, id));
    expect(shortUrl).toBe(`http://localhost/q/${row?.code}`);
  });

  it('is refused to a visitor', async () => {
    expect((await anonymous().post('/api/vehicles', {})).status).toBe(401);
    const seller = await asSeller();
    const answer = await anonymous().post('/api/vehicles', await vehicleInput(seller));
    expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
  });
});

describe("a seller's list", () => {
  it('is newest first, in pages, and private', async () => {
    const [seller, other] = [await asSeller({ shard: 0 }), await asSeller({ shard: 0 })];
    await publishVehicle(other);
    const ids: string[] = [];
    for (const name of ['First', 'Second', 'Third']) ids.unshift((await publishVehicle(seller, { name })).id);

    const first = await seller.get('/api/vehicles?limit=2');
    const cursor = first.headers.get('x-next-cursor');
    const second = await seller.get(`/api/vehicles?limit=2&cursor=${cursor}`);
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(ids);
    expect(second.headers.has('x-next-cursor')).toBe(false);
    expect(first.body[0]).toMatchObject({ views: 0, republishCount: 0 });
    expect((await anonymous().get('/api/vehicles')).status).toBe(401);
  });

  it.each(['limit=0', 'limit=101', 'limit=ten', `cursor=${'x'.repeat(101)}`])(
    'refuses ?%s',
    async (query) => {
      const seller = await asSeller();
      expect((await seller.get(`/api/vehicles?${query}`)).status).toBe(400);
    },
  );
});

describe('figures of a listing', () => {
  it('are its views and its active republished pages', async () => {
    const [seller, reseller] = [await asSeller(), await asSeller({ plan: 'growth' })];
    const { id } = await publishVehicle(seller);
    await pretendPage({ id }, reseller);
    await pretendPage({ id }, reseller, { status: 'withdrawn' });
    expect((await seller.get(`/api/vehicles/${id}/stats`)).body).toEqual({ views: 0, republishCount: 1 });
    expect((await seller.get(`/api/vehicles/${UNKNOWN}/stats`)).status).toBe(404);
  });
});
