import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { imageSize } from 'image-size';
import { describe, expect, inject, it, vi } from 'vitest';
import { type ImageVariant, mediaKey, mediaObject, VEHICLE_VARIANTS } from '../../../schema/media/input';
import { uploads } from '../../../schema/shard';
import { hasGps } from '../../../web/e2e/support/has-gps';
import { cloudflareImages, type ImageEncoder } from '../../platform/images';
import { encodeJpeg, encodeWebp } from '../../platform/pictures/codecs';
import type { TestClient } from '../../test/client';
import { anonymous, asSeller, db, publishVehicle, type Seller, uploadImages } from '../../test/factories';
import { topAndBottom } from '../../test/pixels';
import { makePng } from '../../test/png';

const imageAt = (url: string, variant: ImageVariant) => url.replace('/full', `/${variant}`);

const phonePhoto = () => Buffer.from(inject('phonePhoto'), 'base64');

async function upload(client: TestClient, bytes: Uint8Array, name = 'car.jpg'): Promise<string> {
  const form = new FormData();
  form.append('images', new File([bytes], name));
  const { status, body } = await client.send('POST', '/api/upload/images', { form });
  expect(status).toBe(200);
  return body.imageUrls[0];
}

describe('an uploaded photo', () => {
  it('is stored in four sizes of its own format, none larger than the original', async () => {
    const seller = await asSeller();
    const large = await upload(seller, makePng(2000, 1500, [40, 120, 200]), 'large.png');
    const small = await upload(seller, makePng(200, 150, [40, 120, 200]), 'small.png');
    const sizes: Record<string, unknown> = {};
    for (const variant of VEHICLE_VARIANTS) {
      const [big, tiny] = [
        await anonymous().get(imageAt(large, variant)),
        await anonymous().get(imageAt(small, variant)),
      ];
      expect(big.headers.get('content-type')).toBe(variant === 'og' ? 'image/jpeg' : 'image/webp');
      const { width, height, type } = imageSize(new Uint8Array(big.body));
      sizes[variant] = [width, height, type, imageSize(new Uint8Array(tiny.body)).width];
    }
    expect(sizes).toEqual({
      thumb: [320, 240, 'webp', 200],
      card: [640, 480, 'webp', 200],
      full: [1600, 1200, 'webp', 200],
      og: [1200, 630, 'jpg', 1200],
    });
  });

  it('is upright and without location and camera in every size', async () => {
    const photo = phonePhoto();
    expect(hasGps(photo)).toBe(true);
    const url = await upload(await asSeller(), photo);
    for (const variant of VEHICLE_VARIANTS) {
      const { body } = await anonymous().get(imageAt(url, variant));
      const bytes = new Uint8Array(body);
      const { width, height, orientation } = imageSize(bytes);
      expect([hasGps(bytes), orientation ?? 1], variant).toEqual([false, 1]);
      expect(Buffer.from(bytes).includes('Demo Phone'), variant).toBe(false);
      if (variant === 'og') continue;
      expect(width, variant).toBeLessThan(height);
      const [[red = 0, , blue = 0], [bottomRed = 0, bottomGreen = 0]] = await topAndBottom(body);
      expect([red > 150, blue < 90, bottomGreen > 120, bottomRed < 90], variant).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  });

  it('has a preview picture that messengers accept', async () => {
    const url = await upload(await asSeller(), phonePhoto());
    const { body } = await anonymous().get(imageAt(url, 'og'));
    expect(body.byteLength).toBeLessThanOrEqual(250_000);
  });

  it('loses what was hidden after its end', async () => {
    const hidden = Buffer.concat([
      phonePhoto(),
      Buffer.from('<script>alert("hidden")</script>PK\u0003\u0004'),
    ]);
    const url = await upload(await asSeller(), hidden);
    for (const variant of VEHICLE_VARIANTS) {
      const { body } = await anonymous().get(imageAt(url, variant));
      expect(Buffer.from(body).includes('hidden'), variant).toBe(false);
    }
  });

  it('is served for ever, with its own type, to anyone', async () => {
    const [url = ''] = await uploadImages(await asSeller());
    const { status, headers } = await anonymous().get(url);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('etag')).toMatch(/^"/);
  });

  it('keeps the order in which it was chosen', async () => {
    const seller = await asSeller();
    const images = await uploadImages(seller, 3);
    const blues = await Promise.all(
      images.map(async (url) => (await topAndBottom((await anonymous().get(url)).body))[0][0] ?? 0),
    );
    expect(blues).toEqual([...blues].sort((a, b) => a - b));
    expect((await publishVehicle(seller, { images })).images).toEqual(images);
  });
});

describe('a photo as the browser prepares it', () => {
  /** Red on top, green at the bottom. */
  const pixelsOf = (width: number, height: number) => {
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    for (let at = 0; at < width * height; at++) {
      data.set(at < (width * height) / 2 ? [220, 30, 30] : [30, 200, 30], at * 4);
    }
    return { data, width, height };
  };
  const jpegOf = (width: number, height: number) => encodeJpeg(pixelsOf(width, height), 85);
  const take = async (bytes: Uint8Array, route = 'images') => {
    const own = cloudflareImages(env.IMAGES);
    const images = { encode: vi.fn(own.encode) };
    const form = new FormData();
    form.append(route === 'images' ? 'images' : 'image', new File([bytes], 'car.jpg'));
    const seller = await asSeller();
    const { status, body } = await seller.with({ images }).send('POST', `/api/upload/${route}`, { form });
    return { status, url: body.imageUrls?.[0] ?? body.imageUrl, calls: images.encode.mock.calls.length };
  };

  it.each([
    ['a JPEG of 1,600 pixels', () => jpegOf(1600, 1200), [1600, 1200]],
    ['an upright one', () => jpegOf(900, 1600), [900, 1600]],
    ['a small WebP', () => encodeWebp(pixelsOf(300, 200), 80), [300, 200]],
  ])('is stored in all sizes without a paid call: %s', async (_what, make, [width, height]) => {
    const { status, url, calls } = await take(await make());
    expect([status, calls]).toEqual([200, 0]);
    const { body } = await anonymous().get(url);
    expect(imageSize(new Uint8Array(body))).toMatchObject({ width, height, type: 'webp' });
    const [[red], [, green]] = await topAndBottom(body);
    expect(red).toBeGreaterThan(180);
    expect(green).toBeGreaterThan(160);
    for (const variant of VEHICLE_VARIANTS) {
      expect((await anonymous().get(imageAt(url, variant))).status, variant).toBe(200);
    }
  });

  it('is cropped to a profile picture without a paid call', async () => {
    const { url, calls } = await take(await jpegOf(640, 480), 'profile-image');
    expect(calls).toBe(0);
    const { body } = await anonymous().get(url);
    expect(imageSize(new Uint8Array(body))).toMatchObject({ width: 320, height: 320, type: 'webp' });
  });

  it.each([
    ['is a pixel too wide', () => jpegOf(1601, 40)],
    ['is a pixel too high', () => jpegOf(40, 1601)],
    ['is sideways', async () => phonePhoto()],
    ['has something after its end', async () => Buffer.concat([await jpegOf(60, 40), Buffer.from('more')])],
    [
      'has colours of its own',
      async () => {
        const bytes = Buffer.from(await jpegOf(60, 40));
        const profile = Buffer.from('\xff\xe2\x00\x0eICC_PROFILE\0', 'latin1');
        return Buffer.concat([bytes.subarray(0, 2), profile, bytes.subarray(2)]);
      },
    ],
    ['is a PNG', async () => makePng(60, 40, [1, 2, 3])],
  ])('takes the paid call if it %s', async (_what, make) => {
    expect((await take(await make())).calls).toBe(1);
  });

  it('is refused by both if nobody can read it', async () => {
    const bytes = await jpegOf(400, 300);
    const broken = Buffer.concat([bytes.subarray(0, 40), Buffer.alloc(60, 7), Buffer.from([0xff, 0xd9])]);
    const { status } = await take(broken);
    expect(status).toBe(400);
  });
});

describe('a photo that is sent again', () => {
  const send = async (
    seller: Seller,
    attempt: string | undefined,
    bytes: Uint8Array,
    images: ImageEncoder,
  ) => {
    const form = new FormData();
    form.append('images', new File([bytes], 'car.jpg'));
    const headers: Record<string, string> = attempt ? { 'idempotency-key': attempt } : {};
    const { status, body } = await seller
      .with({ images })
      .send('POST', '/api/upload/images', { form, headers });
    return status === 200 ? body.imageUrls[0] : status;
  };
  const counted = () => {
    const own = cloudflareImages(env.IMAGES);
    return { encode: vi.fn(own.encode) };
  };

  it('costs one call of the image service in all, whatever its sizes', async () => {
    const [seller, images] = [await asSeller(), counted()];
    const first = await send(seller, 'photo-1', phonePhoto(), images);
    expect(await send(seller, 'photo-1', phonePhoto(), images)).toBe(first);
    expect(images.encode).toHaveBeenCalledTimes(1);
    const rows = await db.select().from(uploads).where(eq(uploads.userId, seller.user.id));
    expect(rows).toHaveLength(1);
  });

  it('is completed where its first attempt was interrupted', async () => {
    const [seller, images] = [await asSeller(), counted()];
    const url = await send(seller, 'photo-1', phonePhoto(), images);
    await env.MEDIA.delete(
      (['thumb', 'og'] as const).map((variant) => mediaObject(mediaKey(url) ?? '', variant)),
    );
    await db.delete(uploads).where(eq(uploads.userId, seller.user.id));
    expect(await send(seller, 'photo-1', phonePhoto(), images)).toBe(url);
    for (const variant of VEHICLE_VARIANTS) {
      expect((await anonymous().get(imageAt(url, variant))).status, variant).toBe(200);
    }
    expect(images.encode).toHaveBeenCalledTimes(1);
  });

  it('is another upload with another id, of another person, or with other pixels', async () => {
    const [seller, images] = [await asSeller(), counted()];
    const small = makePng(40, 30, [10, 20, 30]);
    const urls = [
      await send(seller, 'a', small, images),
      await send(seller, 'b', small, images),
      await send(seller, 'a', makePng(40, 30, [10, 20, 31]), images),
      await send(await asSeller(), 'a', small, images),
      await send(seller, undefined, small, images),
      await send(seller, undefined, small, images),
    ];
    expect(new Set(urls).size).toBe(urls.length);
  });
});

describe('an address without a picture', () => {
  it.each([
    ['an unknown key', `/media/${'x'.repeat(24)}/full`],
    ['a short key', '/media/x/full'],
    ['a path', '/media/..%2F..%2Fsecrets/full'],
  ])('answers 404 for %s', async (_, path) => {
    expect((await anonymous().get(path)).status).toBe(404);
  });

  it('answers 404 for a size that does not exist, including the original', async () => {
    const [url = ''] = await uploadImages(await asSeller());
    for (const variant of ['original', 'huge', '', 'full%2F..', '__proto__']) {
      expect((await anonymous().get(url.replace(/full$/, variant))).status, variant).toBe(404);
    }
  });
});
