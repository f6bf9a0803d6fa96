import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSitemaps } from '../features/sitemap/sitemap.service';
import { ROUTES } from '../route-table';
import { everything } from '../test/everything';
import { meteredDatabases } from '../test/meter';
import { pageClient } from '../test/pages';
import { report } from '../test/report';
import { makeSampledWorld, nameOf, pathOf } from '../test/samples';
import { giveSession } from '../test/sessions';
import { stock } from '../test/stock';
import { systemCtx } from '../test/system';
import type { World } from '../test/world';

/** The most rows that a visitor's request may read, however many its seller has. */
const MAX_ROWS = 320;
const LISTINGS = 20_000;

let world: World;
beforeAll(async () => {
  world = await makeSampledWorld();
  await stock(world.people.owner.user.id, LISTINGS);
  const { owner, republisher } = world.people;
  const { results } = await everything
    .prepare('select id from vehicles where user_id = ? limit 2000')
    .bind(owner.user.id)
    .all<{ id: string }>();
  const ids = JSON.stringify(results.map(({ id }) => id));
  const pageId = 'substr(value, 1, 24) || substr(value, 28, 6) || substr(value, -3) || substr(?2, -3)';
  await everything
    .prepare(
      `insert into republished_vehicles (id, original_vehicle_id, republisher_id, custom_price_minor, custom_currency,
      custom_mobile_number, status, vehicle_name, created_at, updated_at)
    select ${pageId}, value, ?2, 100, 'INR', '+919876543210', 'active', 'Stock', 0, 0 from json_each(?1)`,
    )
    .bind(ids, republisher.user.id)
    .run();
  await everything
    .prepare(
      `insert into republish_grants (page_id, vehicle_id, owner_id, republisher_id, republisher_name, created_at, updated_at)
    select ${pageId}, value, ?3, ?2, 'Test', 0, 0 from json_each(?1)`,
    )
    .bind(ids, republisher.user.id, owner.user.id)
    .run();
  await writeSitemaps(systemCtx());
}, 120_000);

const costs: Record<string, number> = {};

async function rowsOf(path: string): Promise<number> {
  const { databases, cost } = meteredDatabases();
  const { status } = await pageClient({}, databases).get(path, {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(status, path).toBeLessThan(500);
  costs[path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')] = cost.rowsRead;
  return cost.rowsRead;
}

const OPEN = ROUTES.filter(
  ({ method, access }) => method === 'get' && (access === 'anyone' || access === 'viewer'),
);

/**
 * A cookie with our MAC, of an ended session: what is read before the directory has decided must reach
 * nobody.
 */
function endedSession() {
  const { user } = world.people.owner;
  const client = pageClient();
  giveSession(client, { userId: user.id, secret: 'S'.repeat(43) });
  return client.cookies.get('sid') ?? '';
}

const SPECULATIVE = ROUTES.filter(({ speculative }) => speculative);

describe(`an ended session of a seller with ${LISTINGS} listings reads at most ${MAX_ROWS} rows`, () => {
  it.each(SPECULATIVE.map((entry) => [nameOf(entry), entry] as const))('by %s', async (_name, entry) => {
    const { databases, cost } = meteredDatabases();
    const client = pageClient({}, databases);
    client.cookies.set('sid', endedSession());
    expect((await client.get(pathOf(entry, world))).status).toBe(401);
    expect(cost.trips).toBeGreaterThan(0);
    expect(cost.rowsRead).toBeLessThanOrEqual(MAX_ROWS);
  });
});

describe(`the usage of a plan`, () => {
  it(`is stored, and read in fewer than 20 rows of ${LISTINGS} listings`, async () => {
    const { databases, cost } = meteredDatabases();
    const owner = world.people.owner.with({}, databases);
    const { body } = await owner.get('/api/subscription/usage');
    expect(body.totals.listings).toBeGreaterThanOrEqual(LISTINGS);
    expect(cost.rowsRead).toBeLessThan(20);
  });
});

describe(`a visitor of a seller with ${LISTINGS} listings reads at most ${MAX_ROWS} rows`, () => {
  it.each(OPEN.map((entry) => [nameOf(entry), entry] as const))('by %s', async (_name, entry) => {
    expect(await rowsOf(pathOf(entry, world))).toBeLessThanOrEqual(MAX_ROWS);
  });

  it.each([
    '/',
    '/guide',
    '/help',
    '/privacy',
    '/subscription',
    '/login',
    '/no/such/page',
    '/no-such-seller',
    '/sitemaps/vehicles-1.xml',
    '/sitemaps/republished-1.xml',
  ])('by %s', async (path) => {
    expect(await rowsOf(path)).toBeLessThanOrEqual(MAX_ROWS);
  });

  it.each([
    '',
    '?search=stock',
    '?search=st',
    '?search=zz',
    '?search=nothing+like+it',
    '?maxPrice=1',
    '?maxPrice=99999999',
    '?search=stock&maxPrice=1',
    '?search=s&maxPrice=1',
  ])('by a profile%s, and by what it links to', async (query) => {
    const page = `/${world.people.owner.user.username}`;
    const api = `/api/profile/${world.people.owner.user.username}`;
    expect(await rowsOf(`${page}${query}`)).toBeLessThanOrEqual(MAX_ROWS);
    const { headers } = await pageClient().get(`${api}${query}`);
    const { id } = world.people.owner.user;
    const deep = `0_${id.slice(0, 24)}${(LISTINGS / 2).toString(16).padStart(9, '0')}${id.slice(-3)}`;
    for (const cursor of [headers.get('x-next-cursor'), deep].filter((found) => found !== null)) {
      const next = `${query ? `${query}&` : '?'}cursor=${cursor}`;
      expect(await rowsOf(`${api}${next}`), cursor).toBeLessThanOrEqual(MAX_ROWS);
    }
  });

  it.each(['vehicle', 'republished'])('by the page of a %s and its card', async (kind) => {
    const id = kind === 'vehicle' ? world.vehicle : world.page;
    expect(await rowsOf(`/${kind}/${id}`)).toBeLessThanOrEqual(MAX_ROWS);
    expect(await rowsOf(`/cards/${kind}/${id}/now.jpg`)).toBeLessThanOrEqual(MAX_ROWS);
  });

  it('also by the card of a profile', async () => {
    expect(await rowsOf(`/cards/profile/${world.people.owner.user.username}/now.jpg`)).toBeLessThanOrEqual(
      MAX_ROWS,
    );
  });
});

afterAll(() => report('Rows read by a visitor', costs));
