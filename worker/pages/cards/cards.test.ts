import { env } from 'cloudflare:workers';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { SITE_CARD_PATH, SITE_CARD_VERSION } from '../../../schema/cards/input';
import { cardVersion, siteCard } from '../../features/cards/card-facts';
import { wasmPainter } from '../../platform/cards/painter';
import { newId } from '../../platform/random';
import {
  asSeller,
  changeUser,
  publishVehicle,
  republish,
  type Seller,
  uploadImages,
} from '../../test/factories';
import { setHidden } from '../../test/hidden';
import { htmlOf, pageClient } from '../../test/pages';

const imageOf = (html: string) =>
  /<meta property="og:image" content="http:\/\/localhost([^"]*)"/.exec(html)?.[1] ?? '';

/** The card's address on the page at a path. */
const cardOf = async (path: string) => imageOf(htmlOf(await pageClient().get(path)));

/** The SVGs drawn for a card request; nothing is painted. */
async function drawnFor(card: string, times = 1) {
  const drawn: string[] = [];
  const paint = async (svg: string) => {
    drawn.push(svg);
    return new Uint8Array([0xff, 0xd8, 0xff]);
  };
  const client = pageClient({ cardPainter: { paint } });
  const answers = [];
  for (let time = 0; time < times; time++) answers.push(await client.get(card));
  return { drawn, answers };
}

async function listed(fields: Record<string, unknown> = {}) {
  const seller = await asSeller({ firmName: 'Lane & Sons' });
  const vehicle = await publishVehicle(seller, { images: await uploadImages(seller), ...fields });
  return { seller, id: vehicle.id, path: `/vehicle/${vehicle.id}` };
}

describe('a card', () => {
  it('is a JPEG for large previews, small enough for messengers, and cached for ever', async () => {
    const { path } = await listed();
    const card = await cardOf(path);
    expect(card).toMatch(new RegExp(`^/cards${path}/[0-9a-f]{10}\\.jpg$`));
    const { status, headers, body } = await pageClient().get(card);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-length')).toBe(String(body.byteLength));
    expect(imageSize(new Uint8Array(body))).toMatchObject({ type: 'jpg', width: 1200, height: 630 });
    expect(body.byteLength).toBeLessThanOrEqual(250_000);
    expect(await env.MEDIA.head(card.slice(1))).not.toBeNull();
  });

  it('stays small even if a photo is as hard to compress as possible', async () => {
    const noise = Array.from(
      { length: 3000 },
      (_, at) =>
        `<rect x="${(at * 37) % 1200}" y="${(at * 53) % 630}" width="9" height="9" fill="hsl(${(at * 71) % 360} 90% 50%)" transform="rotate(${at % 45} 600 300)"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${noise.join('')}</svg>`;
    expect((await wasmPainter.paint(svg, 'a site')).byteLength).toBeLessThanOrEqual(250_000);
    await expect(wasmPainter.paint('no picture', 'a site')).rejects.toThrow();
  });

  it('is drawn once, with its photo inside', async () => {
    const { path } = await listed();
    const { drawn, answers } = await drawnFor(await cardOf(path), 3);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(drawn).toHaveLength(1);
    expect(drawn[0]).toContain('href="data:image/jpeg;base64,');
  });

  it('is the same for simultaneous first requests', async () => {
    const card = await cardOf((await listed()).path);
    const answers = await Promise.all([1, 2, 3].map(() => pageClient().get(card)));
    const [first] = answers;
    for (const { status, body } of answers) {
      expect([status, Buffer.from(body).equals(Buffer.from(first?.body))]).toEqual([200, true]);
    }
  });

  it('is drawn without a photo that no longer exists', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    const { drawn } = await drawnFor(await cardOf(`/vehicle/${id}`));
    expect(drawn[0]).not.toContain('<image');
  });

  it.each([
    ['name', (seller: Seller, id: string) => seller.patch(`/api/vehicles/${id}`, { name: 'Renamed' })],
    ['price', (seller: Seller, id: string) => seller.patch(`/api/vehicles/${id}`, { price: '410000' })],
    [
      'status',
      (seller: Seller, id: string) => seller.patch(`/api/vehicles/${id}/status`, { status: 'sold' }),
    ],
    [
      'photo',
      async (seller: Seller, id: string) =>
        seller.patch(`/api/vehicles/${id}`, { images: await uploadImages(seller) }),
    ],
  ])('has another address when the %s changes, to which the old one leads', async (_what, change) => {
    const { seller, id, path } = await listed();
    const before = await cardOf(path);
    expect((await change(seller, id)).status).toBe(200);
    const after = await cardOf(path);
    expect(after).not.toBe(before);
    const { status, headers } = await pageClient().get(before);
    expect([status, headers.get('location')]).toEqual([302, after]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('keeps its address if nothing that is drawn changes', async () => {
    const { seller, id, path } = await listed();
    const before = await cardOf(path);
    await seller.patch(`/api/vehicles/${id}`, { description: 'Another text.' });
    expect(await cardOf(path)).toBe(before);
  });

  it('counts as no view, and neither does a crawler’s request of its page', async () => {
    const { id, path } = await listed();
    const card = await cardOf(path);
    for (const userAgent of ['WhatsApp/2.23.20.0', 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0']) {
      await pageClient().get(card, { headers: { 'user-agent': userAgent } });
      await pageClient().get(path, { headers: { 'user-agent': userAgent } });
    }
    const { body } = await pageClient().get(`/api/vehicles/${id}/stats`);
    expect(body.views).toBe(0);
  });
});

describe('cards', () => {
  it('of a republished page show the reseller and their price', async () => {
    const { id } = await listed({ price: '450000' });
    const reseller = await asSeller({ plan: 'pro', firmName: 'Second Hand' });
    const { body: page } = await republish(reseller, id, { customPrice: '499000' });
    const card = await cardOf(`/republished/${page.id}`);
    const { drawn } = await drawnFor(card);
    expect(drawn[0]).toContain('₹4,99,000');
    expect(drawn[0]).toContain('Second Hand');
    expect(htmlOf(await pageClient().get(`/republished/${page.id}`))).toMatch(
      /"offers":\{[^}]*"price":499000,[^}]*"seller":\{"@type":"Organization","name":"Second Hand"/,
    );
    expect(drawn[0]).not.toContain('Lane');
    await reseller.patch(`/api/republished-vehicles/${page.id}`, {
      customPrice: '480000',
      customMobileNumber: '9812345678',
    });
    expect((await pageClient().get(card)).headers.get('location')).toBe(
      await cardOf(`/republished/${page.id}`),
    );
  });

  it('of a profile show its name, its number of vehicles and up to four photos', async () => {
    const username = `cards-${Math.random().toString(36).slice(2, 10)}`;
    const seller = await asSeller({ plan: 'pro', username, accountType: 'firm', firmName: 'Five Wheels' });
    for (let count = 0; count < 5; count++) {
      await publishVehicle(seller, { images: await uploadImages(seller) });
    }
    const card = await cardOf(`/${username}`);
    const { drawn } = await drawnFor(card);
    expect(htmlOf(await pageClient().get(`/${username}`))).toContain(
      `"@type":"Organization","name":"Five Wheels","url":"http://localhost/${username}"`,
    );
    expect(drawn[0]).toContain('Five');
    expect(drawn[0]).toContain('>5<');
    expect(drawn[0]?.match(/<image/g)).toHaveLength(4);
    const searched = await cardOf(`/${username}?search=swift`);
    expect((await pageClient().get(searched)).headers.get('location')).toBe(card);
  });

  it('of the product are named by their address', async () => {
    expect(SITE_CARD_VERSION).toBe(cardVersion(siteCard()));
    for (const path of ['/', '/guide', '/subscription']) expect(await cardOf(path)).toBe(SITE_CARD_PATH);
    expect((await pageClient().get(SITE_CARD_PATH)).status).toBe(200);
  });
});

describe('an address without a card', () => {
  it('is not found if it never had one, is hidden, or its seller is gone', async () => {
    const { id, seller } = await listed();
    const card = await cardOf(`/vehicle/${id}`);
    await setHidden(id, 'plan');
    const owner = pageClient();
    for (const [name, value] of seller.cookies) owner.cookies.set(name, value);
    expect((await owner.get(card)).status).toBe(404);
    await setHidden(id, null);
    await changeUser(seller.user.id, { isActive: false });
    const paths = [
      card,
      `/cards/vehicle/${newId(Date.now())}/now.jpg`,
      '/cards/vehicle/nonsense/now.jpg',
      '/cards/profile/nobody-here/now.jpg',
      '/cards/site/away/now.jpg',
      '/cards/__proto__/x/now.jpg',
      `/cards/vehicle/${id}/now.png`,
    ];
    const answers = await Promise.all(paths.map((path) => pageClient().get(path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
  });

  it('redirects to the product’s own once its vehicle is deleted', async () => {
    const { id, seller } = await listed();
    const card = await cardOf(`/vehicle/${id}`);
    await seller.delete(`/api/vehicles/${id}`);
    const { status, headers } = await pageClient().get(card);
    expect([status, headers.get('location')]).toEqual([302, SITE_CARD_PATH]);
  });
});
