import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { KEPT } from '../../../schema/common/retention';
import { bannerOf, COVER_VARIANTS, coverKey, mediaObject } from '../../../schema/media/input';
import { uploads } from '../../../schema/shard';
import { anonymous, asSeller, db, type Seller } from '../../test/factories';
import { open as openPage } from '../../test/html-forms';
import { pageClient } from '../../test/pages';
import { makePng } from '../../test/png';
import { tick } from '../../test/tick';

let serial = 0;
const asDealer = () => asSeller({ plan: 'pro', username: `cover-${++serial}`, shard: 0 });
const yard = (width = 1200, height = 800) => makePng(width, height, [40, 90, 160]);
const send = (seller: Seller, bytes: Uint8Array) => {
  const form = new FormData();
  form.append('image', new File([bytes], 'yard.png'));
  return seller.send('POST', '/api/upload/cover', { form });
};
const uploaded = async (seller: Seller): Promise<string> => (await send(seller, yard())).body.coverUrl;
const show = (seller: Seller, coverUrl: string | null | undefined) =>
  seller.send('PUT', '/api/auth/user/profile', {
    json: { firstName: 'Asha', lastName: 'Rao', accountType: 'personal', coverUrl },
  });
const page = async (seller: Seller) => (await openPage(pageClient(), `/${seller.user.username}`)).html;
const statusOf = async (url: string) =>
  (await db.select().from(uploads)).find(({ key }) => key === coverKey(url))?.status;
const objectsOf = async (url: string) => {
  const names = COVER_VARIANTS.map((variant) => mediaObject(coverKey(url) ?? '', variant));
  return (await Promise.all(names.map((name) => env.MEDIA.head(name)))).filter(Boolean).length;
};

describe('the cover of a profile', () => {
  it('is cropped to its shape in two sizes, and is on the page once it is saved', async () => {
    const seller = await asDealer();
    const url = await uploaded(seller);
    for (const [address, width, height] of [
      [url, 1440, 480],
      [bannerOf(url), 720, 240],
    ] as const) {
      const { body, headers } = await anonymous().get(address);
      expect(headers.get('content-type')).toBe('image/webp');
      expect(imageSize(new Uint8Array(body))).toMatchObject({ width, height, type: 'webp' });
    }
    expect(await page(seller)).not.toContain(url);
    expect((await show(seller, url)).body.coverUrl).toBe(url);
    expect((await anonymous().get(`/api/profile/${seller.user.username}`)).body.coverUrl).toBe(url);
    const html = await page(seller);
    expect(html).toContain(`${bannerOf(url)} 720w, ${url} 1440w`);
    expect(html).toMatch(/<img src="[^"]+\/cover"[^>]*width="1440" height="480"/);
  });

  it('stays if it is not sent, can be replaced and removed, and its files are deleted later', async () => {
    const seller = await asDealer();
    const [first, second] = [await uploaded(seller), await uploaded(seller)];
    await show(seller, first);
    expect((await show(seller, undefined)).body.coverUrl).toBe(first);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['attached', 'pending']);
    await show(seller, second);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['discarded', 'attached']);
    expect(await page(seller)).toContain(second);
    expect((await show(seller, null)).body.coverUrl).toBeNull();
    expect(await page(seller)).not.toContain(second);
    expect([await statusOf(second), await objectsOf(second)]).toEqual(['discarded', 2]);
    const discardedAt = Date.now() - KEPT.deletedVehicleFiles * 24 * 3_600_000 - 1;
    await db
      .update(uploads)
      .set({ discardedAt })
      .where(eq(uploads.key, coverKey(second) ?? ''));
    await tick();
    expect([await statusOf(second), await objectsOf(second), await objectsOf(first)]).toEqual([
      undefined,
      0,
      2,
    ]);
  });

  it('and the seller’s picture do not take each other’s place', async () => {
    const seller = await asDealer();
    const form = new FormData();
    form.append('image', new File([yard()], 'me.png'));
    const { imageUrl } = (await seller.send('POST', '/api/upload/profile-image', { form })).body;
    const url = await uploaded(seller);
    const both = await seller.send('PUT', '/api/auth/user/profile', {
      json: {
        ...{ firstName: 'Asha', lastName: 'Rao', accountType: 'personal' },
        ...{ profileImageUrl: imageUrl, coverUrl: url },
      },
    });
    expect(both.body).toMatchObject({ profileImageUrl: imageUrl, coverUrl: url });
    expect((await show(seller, null)).body).toMatchObject({ profileImageUrl: imageUrl, coverUrl: null });
    expect((await show(seller, imageUrl.replace('avatar', 'cover'))).body.fields).toEqual({
      coverUrl: 'Please upload the image again.',
    });
  });

  it('must be the person’s own fresh upload', async () => {
    const [seller, stranger] = [await asDealer(), await asDealer()];
    for (const wrong of [await uploaded(stranger), '/media/aaaaaaaaaaaaaaaaaaaaaaaa/cover']) {
      const { status, body } = await show(seller, wrong);
      expect([status, body.fields]).toEqual([400, { coverUrl: 'Please upload the image again.' }]);
    }
    for (const wrong of ['https://example.test/a.png', '/media/aaaaaaaaaaaaaaaaaaaaaaaa/full']) {
      expect((await show(seller, wrong)).status).toBe(400);
    }
  });

  it.each([
    ['too narrow', yard(719, 400), 'Choose a picture at least 720 pixels wide and 240 high.'],
    ['too low', yard(900, 239), 'Choose a picture at least 720 pixels wide and 240 high.'],
    ['a page', new TextEncoder().encode('<svg onload="alert(1)">'), 'Please select an image file'],
    ['half a picture', yard().slice(0, 60), 'Please select an image file'],
    ['too large', new Uint8Array(2 * 1024 * 1024 + 1), 'Image size must be less than 2MB'],
  ])('is refused if it is %s, and nothing is stored', async (_, bytes, message) => {
    const seller = await asDealer();
    const { status, body } = await send(seller, bytes);
    expect([status, body.fields]).toEqual([400, { image: message }]);
    expect(await db.select().from(uploads).where(eq(uploads.userId, seller.user.id))).toEqual([]);
  });
});
