import { env } from 'cloudflare:workers';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { asSeller, publishVehicle, republish, uploadImages } from '../../test/factories';
import { htmlOf, pageClient } from '../../test/pages';

const imageOf = (html: string) =>
  /<meta property="og:image" content="http:\/\/localhost([^"]*)"/.exec(html)?.[1] ?? '';

/** Where the page at a path says that its card is. */
async function cardOf(path: string) {
  const answer = await pageClient().get(path);
  return imageOf(htmlOf(answer));
}

async function listed(fields: Record<string, unknown> = {}) {
  const seller = await asSeller();
  const vehicle = await publishVehicle(seller, { images: await uploadImages(seller), ...fields });
  return { seller, id: vehicle.id, path: `/vehicle/${vehicle.id}` };
}

describe('the card of a vehicle', () => {
  it('is a JPEG for large previews, kept for ever, and drawn once', async () => {
    const { path } = await listed();
    const card = await cardOf(path);
    expect(card).toMatch(new RegExp(`^/cards${path}/[0-9a-f]{10}\\.jpg$`));
    const { status, headers, body } = await pageClient().get(card);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(imageSize(new Uint8Array(body))).toMatchObject({ type: 'jpg', width: 1200, height: 630 });
    expect(body.byteLength).toBeLessThanOrEqual(250_000);
  });
});
