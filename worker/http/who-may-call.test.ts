import { beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../route-table';
import { TestClient } from '../test/client';
import { changedTables, digest } from '../test/digest';
import { ORDERED_ROUTES } from '../test/ordered-routes';
import { withPages } from '../test/pages';
import { report } from '../test/report';
import { makeSampledWorld, nameOf, ownerOf, type Sample, sampleOf } from '../test/samples';
import type { World } from '../test/world';
import type { RouteEntry } from './route-entry';

let world: World;
beforeAll(async () => {
  world = await makeSampledWorld();
});

type Person = keyof World['people'];
const PEOPLE: Person[] = ['visitor', 'suspended', 'other', 'republisher', 'pro', 'admin', 'owner'];

const tried = { calls: 0, allowed: 0, refused: 0 };

function prepare(entry: RouteEntry, { path, ...body }: Sample, person: World['people'][Person]) {
  const needsPages =
    entry.htmlForm !== undefined ||
    /^\/(cards|counter|d|rc|trip|withdraw|unsubscribe|subscription)/.test(entry.path);
  // A copy of the cookies, because signing in or out here changes who the caller is.
  const client = new TestClient({}, {}, { cookies: new Map(person.cookies) });
  // Looks like a navigation from our own pages, which some routes require.
  const headers = entry.method === 'get' ? { 'sec-fetch-site': 'same-origin' } : undefined;
  return async () => {
    const sender = needsPages ? withPages(client) : client;
    const answer = await sender.send(entry.method.toUpperCase(), path, { ...body, headers });
    tried.calls++;
    if (answer.status < 400) tried.allowed++;
    else tried.refused++;
    return answer;
  };
}

/** Refusals because of the person, not because of the request. */
const PERSONAL_REFUSALS = ['unauthorized', 'forbidden', 'pro_required', 'bad_origin'];

/** The status that the table demands for a person; null if they are not refused. */
function expected(entry: RouteEntry, person: Person): number | null {
  const { access, plan } = entry;
  if (access === 'anyone') return null;
  if (access === 'provider') return 400;
  if (access === 'viewer') return world.people[person] === ownerOf(entry, world) ? null : 404;
  if (person === 'visitor' || person === 'suspended') return 401;
  if (access === 'operator') return person === 'admin' ? null : 403;
  const hasPlan = world.people[person].user.subscriptionPlan === 'pro';
  if (plan && !hasPlan) return 403;
  if (access === 'ownerOrOperator' && person === 'admin') return null;
  if (access === 'owner' || access === 'ownerOrOperator')
    return world.people[person] === ownerOf(entry, world) ? null : 404;
  return null;
}

describe('who may call', () => {
  it.each(ORDERED_ROUTES.map((entry) => [nameOf(entry), entry] as const))(
    '%s is for those the table names',
    async (_name, entry) => {
      const refused = PEOPLE.filter((person) => expected(entry, person) !== null);
      // One request for all of them, because a refused one leaves everything as it was.
      const sample = refused.length > 0 ? await sampleOf(entry, world) : { path: '' };
      const sends = refused.map((person) => prepare(entry, sample, world.people[person]));
      const before = entry.method === 'get' ? null : await digest();
      for (const [at, person] of refused.entries()) {
        expect((await sends[at]?.())?.status, `${person} is refused`).toBe(expected(entry, person));
      }
      if (before) expect(changedTables(before, await digest()), 'who is refused changes nothing').toEqual([]);
      for (const person of PEOPLE) {
        if (expected(entry, person) !== null) continue;
        const send = prepare(entry, await sampleOf(entry, world), world.people[person]);
        const { status, body } = await send();
        expect(PERSONAL_REFUSALS, `${person} may call`).not.toContain(body?.error);
        expect(status, `${person} may call`).toBeLessThan(
          entry.access === 'anyone' || entry.access === 'person' ? 500 : 400,
        );
      }
    },
  );

  it('was tested with everybody', () => {
    report('Who may call', { routes: ROUTES.length, people: PEOPLE.length, ...tried });
  });
});
