import { beforeAll, describe, expect, it } from 'vitest';
import { SALE } from '../features/rc-watch/rc-watch.samples';
import { ROUTES } from '../route-table';
import type { Answer, TestClient } from '../test/client';
import { asSeller, offer, publishVehicle, uniqueEmail } from '../test/factories';
import { open, signUp, submit } from '../test/html-forms';
import { caller } from '../test/leads';
import { htmlOf, pageClient, withPages } from '../test/pages';
import { testDrive } from '../test/trips';
import { makeWorld, type World } from '../test/world';
import { PAGES } from './pages';

const ORIGIN = 'http://localhost';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

/** The origin that a browser sends with a page's form (Fetch, "append a request Origin header"). */
const originUnder = (policy: string) => (policy === 'no-referrer' ? 'null' : ORIGIN);

/** The targets of a page's forms that change something. */
function formsOf(html: string, path: string): string[] {
  const forms = [...html.matchAll(/<form\b[^>]*>/g)].map(([tag]) => tag.replaceAll('&amp;', '&'));
  return forms
    .filter((tag) => /method="post"/i.test(tag))
    .map((tag) => new URL(/action="([^"]*)"/.exec(tag)?.[1] ?? '', `${ORIGIN}${path}`))
    .map(({ pathname, search }) => pathname + search);
}

/** Submits a form as a browser without script does, which may not send Fetch metadata. */
function submitFrom(client: TestClient, page: Answer, action: string, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, filler: '' })) if (value) form.append(name, value);
  const origin = originUnder(page.headers.get('referrer-policy') ?? '');
  return client.send('POST', action, { form, headers: { accept: 'text/html', origin } });
}

const isHtml = ({ headers }: Answer) => headers.get('content-type')?.startsWith('text/html') ?? false;

/**
 * Submits every form of a page, and of the pages that respond; returns the actions, none of which may be
 * refused for its origin.
 */
async function submitAll(client: TestClient, page: Answer, path: string, depth = 2): Promise<string[]> {
  const found: string[] = [];
  if (!isHtml(page)) return found;
  for (const action of formsOf(htmlOf(page), path)) {
    const answer = await submitFrom(client, page, action);
    expect([path, action, answer.status]).not.toEqual([path, action, 403]);
    found.push(action.split('?')[0] ?? '');
    if (depth > 1) found.push(...(await submitAll(client, answer, action, depth - 1)));
  }
  return found;
}

/** The documents of the world, by their paths. */
function addresses(): string[] {
  const { vehicle, page, code, people, withdrawPath, unsubscribePath } = world;
  const known: Record<string, string> = {
    '/:username': `/${people.owner.user.username}`,
    '*': '/nothing/here',
  };
  return [
    ...PAGES.filter(({ entry }) => !entry).map(
      ({ path }) =>
        known[path] ??
        path
          .replace(/^\/(vehicles?)\/:id/, `/$1/${vehicle}`)
          .replace('/republished/:id', `/republished/${page}`)
          .replace(':code', code)
          .replace(':file', 'none.js'),
    ),
    withdrawPath,
    unsubscribePath,
    `/auth/verify?email=${uniqueEmail()}`,
    `/auth/reset/code?email=${uniqueEmail()}`,
  ];
}

describe('every form of every document', () => {
  it('works without script: it is not refused for the origin that its page’s referrer policy leaves', async () => {
    const asking = await publishVehicle(world.people.owner, { republishPolicy: 'ask' });
    const { owner } = world.people;
    const { vehicle: vehicleId } = world;
    const { body: lead } = await owner.post(
      '/api/leads/hand-made',
      caller({ vehicleId, wants: null, budget: '400000' }),
    );
    await owner.post(`/api/counters/leads/${lead.id}`, { price: '440000' });
    const [{ path: counterPath }] = (await owner.get(`/api/counters/leads/${lead.id}`)).body;
    const sold = await publishVehicle(owner);
    await owner.patch(`/api/vehicles/${sold.id}/status`, { status: 'sold' });
    const { body: watched } = await owner.put(`/api/rc-watches/vehicles/${sold.id}`, SALE);
    const { body: trip } = await owner.post(`/api/trips/${vehicleId}/out`, testDrive());
    const buyers = [pageClient(), withPages(await asSeller({ plan: 'pro' })), withPages(owner)];
    const actions = new Set<string>();
    for (const client of buyers) {
      const own = [`/vehicle/${asking.id}`, counterPath, watched.watch.path, trip.slip];
      for (const path of [...addresses(), ...own]) {
        const page = await open(client, path);
        for (const action of await submitAll(client, page, path)) actions.add(action);
      }
    }
    // Pages that know an address from the previous step.
    for (const path of ['/auth/verify', '/auth/reset/code']) {
      const client = pageClient();
      if (path === '/auth/verify') await signUp(client);
      else await submit(client, '/auth/reset', { email: uniqueEmail() });
      for (const action of await submitAll(client, await open(client, path), path)) actions.add(action);
    }
    const unseen = ROUTES.filter((entry) => 'htmlForm' in entry && entry.htmlForm)
      .map(({ path }) => path)
      .filter((path) => {
        const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
        return ![...actions].some((action) => pattern.test(action));
      });
    expect(unseen).toEqual([]);
  });

  it('of the page of thanks too, which is private', async () => {
    const { vehicle } = world;
    const buyer = withPages(await asSeller({ plan: 'pro' }));
    const path = `/vehicle/${vehicle}`;
    const { buyerName, buyerMobile, offerPrice } = offer(vehicle);
    const thanks = await submitFrom(buyer, await open(buyer, path), `${path}/offer`, {
      buyerName,
      buyerMobile,
      offerPrice,
    });
    expect([thanks.status, thanks.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(thanks.headers.get('referrer-policy')).toBe('same-origin');
    const actions = await submitAll(buyer, thanks, `${path}/offer`);
    expect(actions.length).toBeGreaterThan(0);
  });
});
