import { beforeAll, describe, expect, it } from 'vitest';
import type { Seller } from '../../worker/test/factories';
import { deadDatabases, deadParts } from '../../worker/test/faulty';
import { htmlOf, pageClient } from '../../worker/test/pages';
import { makeWorld, type World } from '../../worker/test/world';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

const PAGES: Record<string, (world: World) => string> = {
  vehicle: ({ vehicle }) => `/vehicle/${vehicle}`,
  'republished vehicle': ({ page }) => `/republished/${page}`,
  profile: ({ people }) => `/${people.owner.user.username}`,
  guide: () => '/guide',
};

const asVisitor = () => pageClient();
const asPerson = ({ cookies }: Seller) => {
  const client = pageClient();
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return client;
};

describe.each(['SESSIONS', 'LIVE_HUB', 'MEDIA'] as const)('with %s', (part) => {
  it.each(['down', 'hanging'] as const)('%s pages are shown, to visitors and to people', async (how) => {
    const bindings = { [part]: deadParts(how) };
    for (const [name, pathOf] of Object.entries(PAGES)) {
      for (const client of [asVisitor(), asPerson(world.people.owner)]) {
        const answer = await client.with({}, bindings).get(pathOf(world));
        expect([name, answer.status]).toEqual([name, 200]);
        expect(htmlOf(answer)).toContain('<h1');
      }
    }
  });
});

describe('with the database down', () => {
  const { vehicle, profile } = PAGES;
  it.each(Object.entries({ vehicle, profile }))(
    'a %s page says so, and when to try again',
    async (_name, pathOf) => {
      const answer = await pageClient({}, deadDatabases()).get(pathOf?.(world) ?? '/', {
        headers: { accept: 'text/html' },
      });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(htmlOf(answer)).toMatch(/try again/i);
    },
  );
});
