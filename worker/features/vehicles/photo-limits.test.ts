import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { PlanId } from '../../../schema/billing/plan-names';
import { PLANS } from '../../../schema/billing/plans';
import { vehicles } from '../../../schema/shard';
import {
  anonymous,
  asSeller,
  changeUser,
  db,
  pretendImages,
  publishVehicle,
  republish,
  type Seller,
  vehicleInput,
} from '../../test/factories';
import { htmlOf, pageClient } from '../../test/pages';

/** D1 binds at most a hundred values in a statement. */
const photosOf = async (seller: Seller, count: number) => [
  ...(await pretendImages(seller, Math.min(count, 12))),
  ...(count > 12 ? await pretendImages(seller, count - 12) : []),
];

/** A Growth seller's listing with twelve photos, and a photo that is on none. */
async function twelve() {
  const seller = await asSeller({ plan: 'growth' });
  const images = await pretendImages(seller, 12);
  const { id } = await publishVehicle(seller, { images });
  const change = (urls: string[]) => seller.patch(`/api/vehicles/${id}`, { images: urls });
  const stored = async () =>
    (await seller.get('/api/vehicles')).body.find((one: { id: string }) => one.id === id).images;
  const downgrade = () => changeUser(seller.user.id, { subscriptionPlan: 'starter' });
  return { seller, images, id, change, stored, downgrade, fresh: await pretendImages(seller, 1) };
}

const photosOn = (html: string) => html.match(/<li class="w-full shrink-0/g)?.length;

describe('photos of a vehicle', () => {
  it.each([
    ['starter', 4],
    ['growth', 12],
    ['pro', 20],
  ] as [PlanId, number][])('are at most those of the plan: %s has %d', async (plan, limit) => {
    const seller = await asSeller({ plan });
    expect(PLANS[plan].photos).toBe(limit);
    const images = await photosOf(seller, limit + 1);
    const publish = async (urls: string[]) =>
      seller.post('/api/vehicles', await vehicleInput(seller, { images: urls }));
    const refused = await publish(images);
    expect(refused.status).toBe(400);
    if (plan !== 'pro') {
      expect(refused.body).toMatchObject({
        code: 'too_many_images',
        fields: { images: `Maximum ${limit} images allowed.` },
      });
    }
    const { status, body } = await publish(images.slice(0, limit));
    expect(status).toBe(201);
    expect(body.images).toHaveLength(limit);
    expect((await seller.patch(`/api/vehicles/${body.id}`, { images })).status).toBe(400);
  });

  it('stay after a change to a smaller plan: reordered and removed, but none is added', async () => {
    const { images, change, stored, downgrade, fresh } = await twelve();
    await downgrade();
    expect(await stored()).toEqual(images);
    const turned = images.toReversed();
    expect((await change(turned)).status).toBe(200);
    expect(await stored()).toEqual(turned);
    const swapped = [...turned.slice(0, 11), ...fresh];
    expect(await change(swapped)).toMatchObject({ status: 400, body: { code: 'too_many_images' } });
    expect((await change([...turned.slice(0, 4), ...fresh])).status).toBe(400);
    expect((await change(turned.slice(0, 3))).status).toBe(200);
    expect((await change([...turned.slice(0, 3), ...fresh])).status).toBe(200);
    expect(await stored()).toEqual([...turned.slice(0, 3), ...fresh]);
  });

  it('of a copy of a sold vehicle are those of the sold one', async () => {
    const { seller, images, id, downgrade } = await twelve();
    await downgrade();
    await seller.patch(`/api/vehicles/${id}/status`, { status: 'sold' });
    const { status, body } = await seller.post(`/api/vehicles/${id}/relist`);
    expect([status, body.images]).toEqual([201, images]);
  });

  it('are shown to buyers up to the plan: four on the page, the others on a page of their own', async () => {
    const { images, id, downgrade } = await twelve();
    const page = async (path: string) => htmlOf(await pageClient().get(path));
    const html = await page(`/vehicle/${id}`);
    expect(photosOn(html)).toBe(4);
    expect(html).toContain(`href="/vehicle/${id}/photos"`);
    for (const hidden of images.slice(4)) expect(html).not.toContain(hidden.split('/')[2]);
    const all = await page(`/vehicle/${id}/photos`);
    for (const shown of images) expect(all).toContain(shown);
    expect(all).toContain('>Photos of Test Hatchback VXi</h1>');
    expect(all.match(/loading="lazy"/g)).toHaveLength(11);

    const reseller = await asSeller({ plan: 'growth' });
    const { body: copy } = await republish(reseller, id);
    expect(photosOn(await page(`/republished/${copy.id}`))).toBe(4);
    expect(await page(`/republished/${copy.id}/photos`)).toContain(images[11]);

    await downgrade();
    expect((await anonymous().get(`/api/vehicles/${id}`)).body.images).toEqual(images.slice(0, 4));
    expect(await page(`/vehicle/${id}/photos`)).not.toContain(images[4]);
    expect(await page(`/republished/${copy.id}/photos`)).not.toContain(images[4]);
  });

  it('have no page for a vehicle that buyers cannot see', async () => {
    const { seller, id } = await twelve();
    const open = async (path: string) => (await pageClient().get(path)).status;
    await seller.delete(`/api/vehicles/${id}`);
    expect(await open(`/vehicle/${id}/photos`)).toBe(410);
    expect(await open('/vehicle/not-an-id/photos')).toBe(404);
    expect(await open('/republished/019b0000-0000-7000-8000-000000000000/photos')).toBe(404);
  });

  it('are between one and twenty in the database', async () => {
    const { id } = await twelve();
    const store = (images: string[]) => db.update(vehicles).set({ images }).where(eq(vehicles.id, id));
    await expect(store([])).rejects.toThrow();
    await expect(store(Array.from({ length: 21 }, (_, at) => `key-${at}`))).rejects.toThrow();
  });
});
