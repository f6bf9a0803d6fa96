import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { mediaKey } from '../../../schema/media/input';
import { anonymous, asSeller, pretendRc, publishVehicle, type Seller } from '../../test/factories';

async function sold(seller: Seller, fields: Record<string, unknown> = {}) {
  const vehicle = await publishVehicle(seller, fields);
  await seller.patch(`/api/vehicles/${vehicle.id}/status`, { status: 'sold' });
  return vehicle;
}

const relist = (seller: Seller, id: string) => seller.post(`/api/vehicles/${id}/relist`);
const card = async (seller: Seller, id: string) =>
  (await seller.get('/api/vehicles')).body.find((vehicle: { id: string }) => vehicle.id === id);

describe('a sold vehicle that is listed again', () => {
  it('is a new listing with everything of the old one, which stays sold', async () => {
    const seller = await asSeller();
    const old = await sold(seller, { rcImageUrl: await pretendRc(seller), specifications: { Owners: '1' } });
    const { status, body } = await relist(seller, old.id);
    expect(status).toBe(201);
    const { id: _id, createdAt: _created, updatedAt: _updated, ...same } = old;
    expect(body).toMatchObject({ ...same, status: 'available' });
    expect(body.id).not.toBe(old.id);
    expect((await anonymous().get(`/api/vehicles/${old.id}`)).body.status).toBe('sold');
    expect(await card(seller, body.id)).toMatchObject({ views: 0, republishCount: 0 });
  });

  it('takes the printed code along', async () => {
    const seller = await asSeller();
    const old = await sold(seller);
    const { pathname } = new URL((await card(seller, old.id)).shortUrl);
    const { body } = await relist(seller, old.id);
    const scan = await anonymous().get(pathname);
    expect(scan.headers.get('location')).toBe(`/vehicle/${body.id}?src=qr`);
    expect(new URL((await card(seller, body.id)).shortUrl).pathname).toBe(pathname);
  });

  it('keeps its photos when the old listing is deleted', async () => {
    const seller = await asSeller();
    const old = await sold(seller);
    const { body } = await relist(seller, old.id);
    await seller.delete(`/api/vehicles/${old.id}`);
    const key = mediaKey(body.images[0]);
    const statement = env.DB.prepare('select status from uploads where key = ?').bind(key);
    expect(await statement.first('status')).toBe('attached');
    await seller.delete(`/api/vehicles/${body.id}`);
    expect(await statement.first('status')).toBe('discarded');
  });

  it('has to be sold, the seller’s own, and within the plan', async () => {
    const seller = await asSeller();
    const live = await publishVehicle(seller);
    expect((await relist(seller, live.id)).status).toBe(409);
    const old = await sold(seller);
    expect((await relist(await asSeller(), old.id)).status).toBe(404);
    expect((await anonymous().post(`/api/vehicles/${old.id}/relist`)).status).toBe(401);
    await publishVehicle(seller);
    await publishVehicle(seller);
    const full = await relist(seller, old.id);
    expect(full).toMatchObject({ status: 403, body: { message: expect.stringContaining('limit') } });
  });

  it('is one new listing, however often it is asked for while that one is up', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const old = await sold(seller);
    const [first, again] = [await relist(seller, old.id), await relist(seller, old.id)];
    expect(again.body.id).toBe(first.body.id);
    expect((await seller.get('/api/vehicles')).body).toHaveLength(2);
    await seller.delete(`/api/vehicles/${first.body.id}`);
    expect((await relist(seller, old.id)).body.id).not.toBe(first.body.id);
  });
});
