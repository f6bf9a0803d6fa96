import { env } from 'cloudflare:workers';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { avatarKey, MAX_PROFILE_IMAGE_BYTES } from '../../../schema/media/input';
import { uploads } from '../../../schema/shard';
import type { TestClient } from '../../test/client';
import { anonymous, asSeller, db, publishVehicle, type Seller } from '../../test/factories';
import { makePng } from '../../test/png';

const send = (client: TestClient, bytes: Uint8Array | null, name = 'me.png') => {
  const form = new FormData();
  if (bytes) form.append('image', new File([bytes], name));
  return client.send('POST', '/api/upload/profile-image', { form });
};
const picture = () => makePng(400, 240, [200, 60, 40]);
const uploaded = async (seller: Seller): Promise<string> => (await send(seller, picture())).body.imageUrl;
const show = (seller: Seller, profileImageUrl: string | null) =>
  seller.send('PUT', '/api/auth/user/profile', {
    json: { firstName: 'Asha', lastName: 'Rao', accountType: 'personal', profileImageUrl },
  });
const statusOf = async (url: string) => {
  const rows = await db.select().from(uploads);
  return rows.find(({ key }) => key === avatarKey(url))?.status;
};

describe('a profile picture', () => {
  it('is cropped square and shown to everybody', async () => {
    const seller = await asSeller();
    const url = await uploaded(seller);
    const { status, body, headers } = await anonymous().get(url);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(imageSize(new Uint8Array(body))).toMatchObject({ width: 320, height: 320, type: 'webp' });
    expect((await show(seller, url)).body.profileImageUrl).toBe(url);
    await publishVehicle(seller);
    expect((await anonymous().get(`/api/users/${seller.user.id}`)).body.profileImageUrl).toBe(url);
  });

  it('can be replaced, and removed', async () => {
    const seller = await asSeller();
    const [first, second] = [await uploaded(seller), await uploaded(seller)];
    await show(seller, first);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['attached', 'pending']);
    await show(seller, second);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['discarded', 'attached']);
    expect((await show(seller, second)).status).toBe(200);
    expect((await show(seller, null)).body.profileImageUrl).toBeNull();
    expect(await statusOf(second)).toBe('discarded');
  });

  it('must be the person’s own fresh upload', async () => {
    const [seller, stranger] = [await asSeller({ shard: 0 }), await asSeller({ shard: 0 })];
    const url = await uploaded(stranger);
    for (const wrong of [url, '/media/aaaaaaaaaaaaaaaaaaaaaaaa/avatar']) {
      const { status, body } = await show(seller, wrong);
      expect([status, body.fields]).toEqual([400, { profileImageUrl: 'Please upload the image again.' }]);
    }
    for (const wrong of [
      'https://example.test/me.png',
      '/media/aaaaaaaaaaaaaaaaaaaaaaaa/full',
      'javascript:1',
    ]) {
      expect((await show(seller, wrong)).status).toBe(400);
    }
    expect((await seller.get('/api/auth/user')).body.firstName).toBe('Test');
  });

  it('must be a JPG or PNG under 2 MB, by its content', async () => {
    const seller = await asSeller();
    const { body: sent } = await send(seller, picture());
    const webp = new Uint8Array((await seller.get(sent.imageUrl)).body);
    const before = (await env.MEDIA.list()).objects.length;
    const faults = [
      [null, 'Please select an image file'],
      [webp, 'Please select an image file'],
      [new TextEncoder().encode('<svg onload="alert(1)">'), 'Please select an image file'],
      [picture().slice(0, 60), 'Please select an image file'],
      [new Uint8Array(MAX_PROFILE_IMAGE_BYTES + 1), 'Image size must be less than 2MB'],
    ] as const;
    for (const [bytes, message] of faults) {
      const { status, body } = await send(seller, bytes);
      expect([status, body.fields]).toEqual([400, { image: message }]);
    }
    expect((await send(seller, new Uint8Array(MAX_PROFILE_IMAGE_BYTES * 2))).status).toBe(413);
    expect((await send(anonymous(), picture())).status).toBe(401);
    expect((await env.MEDIA.list()).objects).toHaveLength(before);
  });
});
