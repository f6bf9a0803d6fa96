import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { IMAGE_VARIANT_NAMES, mediaKey, mediaObject } from '../../schema/media/input';
import { uploads } from '../../schema/shard';
import { r2Store } from '../platform/storage';
import {
  asSeller,
  db,
  pretendRc,
  publishVehicle,
  type Seller,
  uploadImages,
  vehicleInput,
} from '../test/factories';
import { systemCtx } from '../test/system';
import { runJobs, tick } from '../test/tick';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const keyOf = (url: string) => mediaKey(url) ?? url.replace('/api/rc/', '');

const age = (url: string, fields: Partial<typeof uploads.$inferInsert>) =>
  db
    .update(uploads)
    .set(fields)
    .where(eq(uploads.key, keyOf(url)));

/** How many objects and rows an upload still has. */
async function remains(url: string): Promise<[objects: number, rows: number]> {
  const key = keyOf(url);
  const objects = await Promise.all([
    ...IMAGE_VARIANT_NAMES.map((variant) => env.MEDIA.head(mediaObject(key, variant))),
    env.DOCS.head(key),
  ]);
  const rows = await db.select().from(uploads).where(eq(uploads.key, key));
  return [objects.filter(Boolean).length, rows.length];
}

const image = async (seller: Seller) => (await uploadImages(seller))[0] ?? '';

describe('the sweep', () => {
  it('deletes files that were not attached within a day', async () => {
    const seller = await asSeller();
    const [old, fresh, oldRc] = [await image(seller), await image(seller), await pretendRc(seller)];
    await age(old, { createdAt: Date.now() - DAY - 1 });
    await age(oldRc, { createdAt: Date.now() - DAY - 1 });
    await age(fresh, { createdAt: Date.now() - DAY + HOUR });
    expect([await remains(old), await remains(oldRc)]).toEqual([
      [4, 1],
      [1, 1],
    ]);
    await tick();
    expect([await remains(old), await remains(oldRc)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(await remains(fresh)).toEqual([4, 1]);
  });

  it('keeps the photos of a draft for seven days, unless the draft is deleted earlier', async () => {
    const seller = await asSeller();
    const other = await asSeller();
    const [kept, over, lost, claimed] = await Promise.all([1, 2, 3, 4].map(() => image(seller)));
    const keep = async (owner: Seller, ...images: (string | undefined)[]) =>
      (await owner.post('/api/drafts', { fields: {}, images })).body.id;
    await keep(seller, kept, over);
    const draft = await keep(seller, lost);
    await keep(other, claimed);
    for (const url of [kept, lost, claimed]) await age(url ?? '', { createdAt: Date.now() - 7 * DAY + HOUR });
    await age(over ?? '', { createdAt: Date.now() - 7 * DAY - 1 });
    await seller.delete(`/api/drafts/${draft}`);
    await tick();
    expect(await remains(kept ?? '')).toEqual([4, 1]);
    for (const url of [over, lost, claimed]) expect(await remains(url ?? '')).toEqual([0, 0]);
  });

  it('keeps what is on a listing, however old, and what was removed from one for thirty days', async () => {
    const seller = await asSeller();
    const [kept, left] = [await image(seller), await image(seller)];
    const rc = await pretendRc(seller);
    const { id } = await publishVehicle(seller, { images: [kept, left], rcImageUrl: rc });
    for (const url of [kept, left, rc]) await age(url, { createdAt: 0 });
    await seller.patch(`/api/vehicles/${id}`, { images: [kept] });

    await age(left, { discardedAt: Date.now() - 30 * DAY + HOUR });
    await tick();
    expect([await remains(kept), await remains(left), await remains(rc)]).toEqual([
      [4, 1],
      [4, 1],
      [1, 1],
    ]);
    await age(left, { discardedAt: Date.now() - 30 * DAY - 1 });
    await tick();
    expect([await remains(kept), await remains(left), await remains(rc)]).toEqual([
      [4, 1],
      [0, 0],
      [1, 1],
    ]);
    expect((await seller.get(kept)).status).toBe(200);
  });

  it('deletes the files of a deleted listing after thirty days', async () => {
    const seller = await asSeller();
    const [photo, rc] = [await image(seller), await pretendRc(seller)];
    const { id } = await publishVehicle(seller, { images: [photo], rcImageUrl: rc });
    await seller.delete(`/api/vehicles/${id}`);
    await tick();
    expect([await remains(photo), await remains(rc)]).toEqual([
      [4, 1],
      [1, 1],
    ]);
    for (const url of [photo, rc]) await age(url, { discardedAt: Date.now() - 30 * DAY - 1 });
    await tick();
    await tick();
    expect([await remains(photo), await remains(rc)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('may run twice at once, and catches up with many', async () => {
    const seller = await asSeller();
    const now = Date.now();
    const rows = Array.from({ length: 10 }, (_, index) => ({
      key: `left-behind-${seller.user.id.slice(-8)}-${index}`,
      userId: seller.user.id,
      kind: 'vehicle_image' as const,
      contentType: 'image/webp',
      bytes: 1,
      createdAt: now - 2 * DAY,
    }));
    for (let copy = 0; copy < 10; copy++) {
      await db.insert(uploads).values(rows.map((row) => ({ ...row, key: `${row.key}-${copy}` })));
    }
    await Promise.all([tick(), tick()]);
    await tick();
    const left = await db.select().from(uploads).where(eq(uploads.userId, seller.user.id));
    expect(left).toEqual([]);
  });

  it('never deletes a file that is being put on a listing', async () => {
    const seller = await asSeller();
    const url = await image(seller);
    await age(url, { createdAt: Date.now() - 2 * DAY });
    const input = await vehicleInput(seller, { images: [url] });
    const statuses: number[] = [];
    const store = r2Store(env.MEDIA);
    const slow = {
      ...store,
      remove: async (keys: string[]) => {
        statuses.push((await seller.post('/api/vehicles', input)).status);
        await store.remove(keys);
      },
    };
    await runJobs(() => systemCtx({ media: slow }));
    expect(statuses).toEqual([400]);
    expect(await remains(url)).toEqual([0, 0]);
  });

  it('finds again what it could not delete', async () => {
    const seller = await asSeller();
    const url = await image(seller);
    await age(url, { createdAt: Date.now() - 2 * DAY });
    const broken = { ...r2Store(env.MEDIA), remove: () => Promise.reject(new Error('R2 is down')) };
    await runJobs(() => systemCtx({ media: broken }));
    expect(await remains(url)).toEqual([4, 1]);
    await tick();
    expect(await remains(url)).toEqual([0, 0]);
  });
});
