import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { vehicles } from '../../schema/shard';
import { nextVersion } from '../features/vehicles/visibility.sql';
import { edgePageCache, pageKey, pageMemory } from '../platform/page-cache';
import { wrapped } from '../test/databases';
import { asAdmin, asSeller, db, publishVehicle, republish, type Seller } from '../test/factories';
import { htmlOf, pageClient } from '../test/pages';

const MINUTE = 60_000;

/** A database that counts its queries. */
function counted() {
  let asked = 0;
  const databases = wrapped(
    (database) =>
      new Proxy(database, {
        get: (target, name) => {
          if (name === 'prepare') asked += 1;
          return Reflect.get(target, name).bind(target);
        },
      }),
  );
  return { databases, asked: () => asked };
}

async function open(
  path: string,
  { at = Date.now(), client = undefined as ReturnType<typeof pageClient> | undefined } = {},
) {
  const { databases, asked } = counted();
  const browser = client ?? pageClient({ pageCache: edgePageCache, clock: { now: () => at } }, databases);
  const answer = await browser.get(path);
  return { ...answer, html: answer.body instanceof ArrayBuffer ? htmlOf(answer) : '', asked: asked() };
}

async function listed() {
  const seller = await asSeller({ plan: 'pro', username: `kept-${Math.random().toString(36).slice(2, 10)}` });
  const vehicle = await publishVehicle(seller, { name: 'Kept Kwid', price: '300000' });
  return { seller, vehicle, path: `/vehicle/${vehicle.id}` };
}

const rename = (id: string, name: string) =>
  db
    .update(vehicles)
    .set({ name, ...nextVersion })
    .where(eq(vehicles.id, id));

describe('a buyer’s page', () => {
  it('costs one statement, and none once it is cached', async () => {
    const { path, seller } = await listed();
    const first = await open(path);
    expect([first.status, first.asked]).toEqual([200, 1]);
    const second = await open(path);
    expect([second.status, second.asked]).toEqual([200, 0]);
    expect(second.html).toBe(first.html);
    expect(second.headers.get('cache-control')).toBe('private, no-cache');
    expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    const profile = `/${seller.user.username}`;
    // Its name is looked up in the nearest replica of the directory, which is not counted here.
    expect([(await open(profile)).asked, (await open(profile)).asked]).toEqual([2, 0]);
  });

  it('of another build is not served: its script may be gone', async () => {
    const { path } = await listed();
    const copy = {
      url: `http://localhost${path}`,
      source: '',
      saveData: false,
      language: 'en',
      facets: '',
    } as const;
    const other = pageKey(copy, '0').replace(/[0-9a-f]{12}$/, 'another-build');
    const headers = { 'cache-control': 'public, max-age=60', 'x-cached-at': String(Date.now()) };
    await caches.default.put(other, new Response('old', { headers }));
    expect((await open(path)).asked).toBe(1);
    expect((await caches.default.match(pageKey(copy, '0')))?.status).toBe(200);
  });

  it('whose rendering started before a change is not served after it', async () => {
    const { path } = await listed();
    const copy = {
      url: `http://localhost${path}`,
      source: '',
      saveData: false,
      language: 'en',
      facets: '',
    } as const;
    const { generation } = await edgePageCache.find(copy);
    await edgePageCache.invalidate([copy.url]);
    const gzip = await new Response('before the change').arrayBuffer();
    await edgePageCache.store(copy, generation, { gzip, cachedAt: Date.now() });
    expect([edgePageCache.peek(copy), (await edgePageCache.find(copy)).page]).toEqual([null, null]);
  });

  it('takes at most eight megabytes of an isolate, the oldest copies go first', async () => {
    const copy = (at: number) =>
      ({
        url: `http://localhost/vehicle/large-${at}`,
        source: '',
        saveData: false,
        language: 'en',
        facets: '',
      }) as const;
    const page = () => ({ gzip: new ArrayBuffer(1_000_000), cachedAt: Date.now() });
    for (let at = 0; at < 10; at++) {
      const { generation } = await edgePageCache.find(copy(at));
      await edgePageCache.store(copy(at), generation, page());
      expect(pageMemory()).toBeLessThanOrEqual(8_000_000);
    }
    const held = Array.from({ length: 10 }, (_, at) => edgePageCache.peek(copy(at)) !== null);
    expect(held).toEqual([false, false, false, true, true, true, true, true, true, true]);
    const before = pageMemory();
    await edgePageCache.store(copy(9), '0', page());
    expect(pageMemory()).toBe(before);
    await edgePageCache.invalidate([copy(9).url]);
    expect(before - pageMemory()).toBe(1_000_000);
  });

  it('is cached for a minute, then rendered again', async () => {
    const { vehicle, path } = await listed();
    const now = Date.now();
    await open(path, { at: now });
    await rename(vehicle.id, 'Renamed Kwid');
    expect((await open(path, { at: now + MINUTE - 1 })).html).toContain('Kept Kwid');
    expect((await open(path, { at: now + MINUTE })).html).toContain('Renamed Kwid');
  });

  it.each([
    [
      'price',
      (seller: Seller, id: string) => seller.patch(`/api/vehicles/${id}`, { price: '310000' }),
      '₹3,10,000',
    ],
    [
      'status',
      (seller: Seller, id: string) => seller.patch(`/api/vehicles/${id}/status`, { status: 'sold' }),
      'Vehicle Sold',
    ],
    ['deletion', (seller: Seller, id: string) => seller.delete(`/api/vehicles/${id}`), 'Vehicle Not Found'],
  ] as const)('shows a change of its %s at once, on every page it is on', async (_what, change, words) => {
    const { seller, vehicle, path } = await listed();
    const { body: page } = await republish(await asSeller({ plan: 'pro' }), vehicle.id);
    const paths = [path, `${path}?src=qr`, `/republished/${page.id}`, `/${seller.user.username}`];
    for (const address of paths) await open(address);
    await change(seller, vehicle.id);
    expect((await open(path)).html).toContain(words);
    expect((await open(`${path}?src=qr`)).html).toContain(words);
    for (const address of paths.slice(2)) expect((await open(address)).asked, address).toBeGreaterThan(0);
  });

  it('is gone at once when its seller is suspended', async () => {
    const { seller, vehicle, path } = await listed();
    const { body: page } = await republish(await asSeller({ plan: 'pro' }), vehicle.id);
    const paths = [path, `${path}?src=qr`, `/republished/${page.id}`, `/${seller.user.username}`];
    for (const address of paths) expect((await open(address)).status).toBe(200);
    await (await asAdmin()).post(`/api/admin/users/${seller.user.id}/suspend`, { reason: 'Stolen cars' });
    for (const address of paths) expect((await open(address)).status, address).toBe(404);
  });

  it('is fresh for signed-in people, and after an offer', async () => {
    const { seller, vehicle, path } = await listed();
    await open(path);
    await rename(vehicle.id, 'Fresh Kwid');
    const owner = pageClient({ pageCache: edgePageCache });
    for (const [name, value] of seller.cookies) owner.cookies.set(name, value);
    expect((await open(path, { client: owner })).html).toContain('Fresh Kwid');
    expect((await open(`${path}?utm_source=x`)).html).toContain('Fresh Kwid');
    expect((await open(path)).html).toContain('Kept Kwid');
  });

  it('is not cached if it does not exist, and is rendered when the cache is down', async () => {
    const { path } = await listed();
    const gone = '/vehicle/019b0000-0000-7000-8000-000000000000';
    expect([(await open(gone)).status, (await open(gone)).asked]).toEqual([404, 1]);
    const down = () => Promise.reject(new Error('no cache'));
    const client = pageClient({ pageCache: { peek: () => null, find: down, store: down, invalidate: down } });
    expect((await open(path, { client })).status).toBe(200);
  });
});
