import { describe, expect, it } from 'vitest';
import type { PageCache, PageCopy } from '../platform/page-cache';
import { asSeller, publishVehicle, republish } from '../test/factories';
import { pageClient } from '../test/pages';

/** An empty cache, so that each request is rendered, which records what would be cached. */
function recorded() {
  const stored: { key: string; html: Promise<string> }[] = [];
  const cache: PageCache = {
    peek: () => null,
    find: async () => ({ page: null, generation: 'test' }),
    store: async (copy: PageCopy, _generation, { gzip }) => {
      const html = new Response(
        new Blob([gzip]).stream().pipeThrough(new DecompressionStream('gzip')),
      ).text();
      stored.push({ key: JSON.stringify(copy), html });
    },
    invalidate: async () => {},
  };
  return { cache, stored };
}

const LONG = 'words of a stranger '.repeat(20);
const QUERIES = [
  '',
  '?src=',
  '?src=qr',
  '?src=profile',
  '?lang=hi',
  '?lang=en',
  '?lang=xx',
  `?lang=${encodeURIComponent(LONG)}`,
  '?src=qr&lang=hi',
  '?lang=hi&src=qr',
  '?lang=hi&src=',
  `?src=profile&src=${encodeURIComponent(LONG)}`,
  `?src=&src=${encodeURIComponent(LONG)}`,
  `?lang=hi&lang=${encodeURIComponent(LONG)}`,
  `?other=${encodeURIComponent(LONG)}`,
  '?src=qr&other=1',
  '?%73rc=qr',
  '?SRC=qr',
  '?src=qr&',
  '?=',
  '?kind=car',
  '?kind=car&fuel=Petrol',
  '?fuel=Petrol&kind=car',
  '?kind=+car&sort=',
  '?sort=cheapest&price=3-5',
  '?price=3-5&sort=cheapest&src=qr&lang=hi',
  `?kind=${encodeURIComponent(LONG)}`,
  `?sort=${encodeURIComponent(LONG)}`,
];
const HEADERS: Record<string, string>[] = [
  {},
  { 'accept-language': 'hi' },
  { 'accept-language': 'fr, xx' },
  { cookie: 'lang=hi' },
  { cookie: 'buyer=stranger; asker=stranger; device=stranger; theme=dark' },
  { 'save-data': 'on' },
  { 'user-agent': `Mozilla/5.0 ${LONG}`, referer: `https://example.com/?q=${encodeURIComponent(LONG)}` },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '203.0.113.9', 'cf-connecting-ip': '203.0.113.9' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'x-request-id': LONG },
];

async function pathsOfCachedPages() {
  const owner = await asSeller({ plan: 'pro', username: `keys${Date.now() % 1_000_000}` });
  const vehicle = await publishVehicle(owner);
  const { body: page } = await republish(await asSeller({ plan: 'pro' }), vehicle.id);
  return {
    vehicle: `/vehicle/${vehicle.id}`,
    republished: `/republished/${page.id}`,
    profile: `/${owner.user.username}`,
  };
}

describe('a cached page', () => {
  it.each(['vehicle', 'republished', 'profile'] as const)(
    '%s is the same, byte by byte, for all requests with its key',
    async (name) => {
      const { [name]: path } = await pathsOfCachedPages();
      const { cache, stored } = recorded();
      const client = pageClient({ pageCache: cache });
      for (const query of QUERIES) {
        for (const headers of HEADERS) {
          const { status } = await client.send('GET', `${path}${query}`, {
            headers: { accept: 'text/html', ...headers },
          });
          expect([query, status]).toEqual([query, 200]);
        }
      }
      const keys = new Set(stored.map(({ key }) => key));
      expect(keys.size).toBeGreaterThan(6);
      for (const key of keys) {
        const copies = stored.filter((copy) => copy.key === key);
        const pages = new Set(await Promise.all(copies.map(({ html }) => html)));
        expect([key, pages.size]).toEqual([key, 1]);
        expect([...pages].join().includes('stranger')).toBe(false);
      }
    },
  );

  it('is not cached if a parameter is repeated or unknown', async () => {
    const { vehicle } = await pathsOfCachedPages();
    const { cache, stored } = recorded();
    const client = pageClient({ pageCache: cache });
    for (const query of ['?src=qr&src=qr', '?lang=hi&lang=hi', '?src=qr&other=1', '?other=1']) {
      await client.get(`${vehicle}${query}`);
    }
    expect(stored).toEqual([]);
    await client.get(`${vehicle}?src=qr`);
    expect(stored).toHaveLength(1);
  });

  it('of a profile is cached with at most two filters from our own lists', async () => {
    const { profile, vehicle } = await pathsOfCachedPages();
    const { cache, stored } = recorded();
    const client = pageClient({ pageCache: cache });
    const many = Array.from({ length: 50 }, (_, nth) => `facet${nth}=car`).join('&');
    for (const query of [
      'city=Pune',
      'kind=car&fuel=Petrol&gears=Manual',
      'kind=car&fuel=Petrol&sort=newest',
      'kind=car&kind=car',
      'kind=car&search=alto',
      'kind=car&cursor=o9',
      'maxPrice=1',
      many,
    ]) {
      expect((await client.get(`${profile}?${query}`)).status, query).toBe(200);
    }
    await client.get(`${vehicle}?kind=car`);
    expect(stored).toEqual([]);
    await client.get(`${profile}?fuel=Petrol&kind=car`);
    await client.get(`${profile}?sort=newest`);
    expect(stored.map(({ key }) => JSON.parse(key).facets)).toEqual(['kind=car&fuel=Petrol', 'sort=newest']);
  });
});
