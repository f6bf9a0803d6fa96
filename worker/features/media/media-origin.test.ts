import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { imageAt, mediaObject, VEHICLE_VARIANTS } from '../../../schema/media/input';
import { parseSettings } from '../../env';
import { withMediaAddresses, withMediaNames } from '../../http/media-addresses';
import { cloudflareMediaCdn } from '../../platform/media-cdn';
import type { TestClient } from '../../test/client';
import { anonymous, asSeller, publishVehicle, type Seller, uploadImages } from '../../test/factories';
import { htmlOf, pageClient } from '../../test/pages';
import { PRODUCTION } from '../../test/production';
import { systemCtx } from '../../test/system';
import { eraseUploads } from './sweep.service';

const MEDIA_ORIGIN = 'https://media.chaabi.example';
const settings = { MEDIA_ORIGIN };
const withHost = (client: TestClient) => client.with({}, settings as never) as Seller;
const isNamed = /["'\s(]\/media\/|localhost\/media\//;

async function listed() {
  const seller = withHost(await asSeller({ plan: 'pro' }));
  const images = await uploadImages(seller, 2);
  const vehicle = await publishVehicle(seller, { images });
  return { seller, images, vehicle };
}

describe('pictures on a host of their own', () => {
  it('have its addresses in every answer, and are accepted with them', async () => {
    const { seller, images, vehicle } = await listed();
    expect(images[0]).toMatch(/^https:\/\/media\.chaabi\.example\/[\w-]{20,60}\/full\.webp$/);
    expect(vehicle.images).toEqual(images);
    const turned = [...images].reverse();
    expect((await seller.patch(`/api/vehicles/${vehicle.id}`, { images: turned })).body.images).toEqual(
      turned,
    );
    const draft = await seller.post('/api/drafts', { fields: { name: 'Swift' }, images: turned });
    expect(draft.body.images).toEqual(turned);
    // The paths are the same wherever pictures are served.
    const { body } = await anonymous().get(`/api/vehicles/${vehicle.id}`);
    expect(body.images).toEqual(
      turned.map((url) => url.replace(MEDIA_ORIGIN, '/media').replace('.webp', '')),
    );
  });

  it('are loaded by documents from there alone, which the policy allows', async () => {
    const { vehicle, images } = await listed();
    const { status, headers, body } = await pageClient({}, settings as never).get(`/vehicle/${vehicle.id}`);
    const html = htmlOf({ status, headers, body });
    expect(html).not.toMatch(isNamed);
    for (const variant of ['thumb', 'card', 'full'] as const) {
      expect(html).toContain(imageAt(images[0] ?? '', variant));
    }
    expect(headers.get('content-security-policy')).toContain(`img-src 'self' data: blob: ${MEDIA_ORIGIN};`);
    const own = await pageClient().get(`/vehicle/${vehicle.id}`);
    expect(own.headers.get('content-security-policy')).toContain("img-src 'self' data: blob:;");
  });

  it('are never streamed by the Worker', async () => {
    const { images } = await listed();
    const path = (images[0] ?? '').replace(MEDIA_ORIGIN, '/media').replace('.webp', '');
    const answer = await withHost(anonymous()).get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, images[0]]);
    expect((await anonymous().get(path)).status).toBe(200);
  });

  it('are stored so that a host serves them by their keys', async () => {
    const { images } = await listed();
    const [, key = ''] = /([\w-]{20,60})\/full\.webp$/.exec(images[0] ?? '') ?? [];
    const objects = ['thumb.webp', 'card.webp', 'full.webp', 'og.jpg'];
    expect(VEHICLE_VARIANTS.map((variant) => mediaObject(key, variant))).toEqual(
      objects.map((name) => `${key}/${name}`),
    );
    for (const name of objects) {
      expect((await env.MEDIA.head(`${key}/${name}`))?.httpMetadata, name).toMatchObject({
        contentType: name === 'og.jpg' ? 'image/jpeg' : 'image/webp',
        cacheControl: 'public, max-age=31536000, immutable',
      });
    }
  });

  it('on another host are refused', async () => {
    const { seller, images } = await listed();
    for (const host of ['https://evil.example', `${MEDIA_ORIGIN}.evil.example`]) {
      const foreign = images.map((url) => url.replace(MEDIA_ORIGIN, host));
      const { status } = await seller.post('/api/drafts', { fields: { name: 'Swift' }, images: foreign });
      expect([host, status]).toEqual([host, 400]);
    }
  });

  it('are removed from its cache when they are erased, after the bucket', async () => {
    const seller = await asSeller();
    const [url = ''] = await uploadImages(seller);
    const object = `${url.slice('/media/'.length)}.webp`;
    const stored: boolean[] = [];
    const purge = vi.fn(async () => void stored.push((await env.MEDIA.head(object)) !== null));
    await eraseUploads(systemCtx({ mediaCdn: { purge } }), seller.user.id);
    expect(purge).toHaveBeenCalledTimes(1);
    expect(purge.mock.calls.flat(2)).toContain(object);
    expect(stored).toEqual([false]);
  });
});

it('text that looks like an address stays as it is', () => {
  const key = 'k'.repeat(24);
  const texts = [
    `see /media/${key}/full.`,
    `x/media/${key}/full`,
    '"/media/short/full"',
    `"/media/${key}/huge"`,
  ];
  for (const text of texts) expect(withMediaAddresses(text, settings, 'http://localhost')).toBe(text);
  const json = `{"a":"/media/${key}/full","b":"http://localhost/media/${key}/card"}`;
  const shown = withMediaAddresses(json, settings, 'http://localhost');
  expect(shown).toBe(`{"a":"${MEDIA_ORIGIN}/${key}/full.webp","b":"${MEDIA_ORIGIN}/${key}/card.webp"}`);
  expect(withMediaNames(shown, settings)).toBe(`{"a":"/media/${key}/full","b":"/media/${key}/card"}`);
});

describe('the cache of pictures', () => {
  const configured = { MEDIA_ORIGIN, MEDIA_PURGE_ZONE: 'zone', MEDIA_PURGE_TOKEN: 'token' };

  it('is asked in batches that every plan accepts, and reports its errors', async () => {
    const asked: { url: string; files: string[]; token: string | null }[] = [];
    const answer = { status: 200 };
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const { files } = JSON.parse(String(init?.body));
      asked.push({ url: String(input), files, token: new Headers(init?.headers).get('authorization') });
      return new Response('{}', { status: answer.status });
    });
    try {
      const cdn = cloudflareMediaCdn(parseSettings({ ...PRODUCTION, ...configured }));
      await cdn?.purge(Array.from({ length: 70 }, (_, index) => `key-${index}/full.webp`));
      expect(asked.map(({ files }) => files.length)).toEqual([30, 30, 10]);
      expect(asked[0]).toMatchObject({
        url: 'https://api.cloudflare.com/client/v4/zones/zone/purge_cache',
        token: 'Bearer token',
      });
      expect(asked[0]?.files[0]).toBe(`${MEDIA_ORIGIN}/key-0/full.webp`);
      answer.status = 403;
      await expect(cdn?.purge(['a/full.webp'])).rejects.toThrow('403');
    } finally {
      fetched.mockRestore();
    }
  });

  it('is configured together with the host, and always in production', () => {
    expect(cloudflareMediaCdn(parseSettings({ ...PRODUCTION }))).toBeNull();
    expect(() => parseSettings({ ...PRODUCTION, MEDIA_ORIGIN })).toThrow('MEDIA_PURGE_ZONE');
    expect(() =>
      parseSettings({ ...PRODUCTION, ...configured, MEDIA_ORIGIN: 'http://media.example' }),
    ).toThrow('https');
    expect(() => parseSettings({ ...PRODUCTION, ...configured, MEDIA_ORIGIN: `${MEDIA_ORIGIN}/x` })).toThrow(
      'MEDIA_ORIGIN',
    );
  });
});
