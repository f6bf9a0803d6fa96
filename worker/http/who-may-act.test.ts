import { beforeAll, expect, it } from 'vitest';
import { type Ability, may } from '../../schema/staff/abilities';
import { ACTING_HEADER, shortId } from '../../schema/staff/acting';
import type { Role } from '../../schema/staff/roles';
import { TestClient } from '../test/client';
import { changedTables, digest } from '../test/digest';
import { asSeller, type Seller } from '../test/factories';
import { ORDERED_ROUTES } from '../test/ordered-routes';
import { withPages } from '../test/pages';
import { makeSampledWorld, nameOf, type Sample, sampleOf } from '../test/samples';
import { actingFor, letIn, tokenOf } from '../test/staff';
import type { World } from '../test/world';
import type { RouteEntry } from './route-entry';

/** People of a seller’s staff, past and future, and somebody else. Null: they may do nothing there. */
const PEOPLE = {
  salesperson: 'salesperson',
  manager: 'manager',
  helper: 'helper',
  former: null,
  invited: null,
  stranger: null,
} as const satisfies Record<string, Role | null>;
type Name = keyof typeof PEOPLE;
const NAMES = Object.keys(PEOPLE) as Name[];

let world: World;
let people: Record<Name, Seller>;
beforeAll(async () => {
  world = await makeSampledWorld();
  const { owner } = world.people;
  const entries = await Promise.all(NAMES.map(async (name) => [name, await asSeller()] as const));
  people = Object.fromEntries(entries) as Record<Name, Seller>;
  await owner.send('PUT', '/api/staff/switches', { json: switches });
  await letIn(owner, people.manager, 'manager');
  await letIn(owner, people.salesperson, 'salesperson');
  await letIn(owner, people.helper, 'helper');
  await owner.delete(`/api/staff/members/${await letIn(owner, people.former, 'manager')}`);
  const { body } = await owner.post('/api/staff/invitations', { role: 'manager' });
  await people.invited.post('/api/staff/ask', { token: tokenOf(body) });
});

const send = (entry: RouteEntry, { path, ...body }: Sample, name: Name) => {
  const client = new TestClient({}, {}, { cookies: new Map(people[name].cookies) });
  const sender = entry.htmlForm || path.startsWith('/subscription') ? withPages(client) : client;
  const headers = { ...actingFor(world.people.owner), 'sec-fetch-site': 'same-origin' };
  return sender.send(entry.method.toUpperCase(), path, { ...body, headers });
};

const ROUTES = ORDERED_ROUTES.flatMap((entry) => (entry.ability ? [{ entry, ability: entry.ability }] : []));

/** As a new seller has set them, but for prices, which salespeople then may not touch. */
const switches = { addVehicles: true, lowerPercent: 10, seeAllLeads: true, managersSeeMoney: true };
const allows = (role: Role | null, ability: Ability) => role !== null && may({ role, switches }, ability);

/** The samples’ pages of others’ vehicles are another seller’s. */
const isAnothers = ({ path }: RouteEntry) => path.startsWith('/api/republished-vehicles/');

it.each(ROUTES.map((route) => [nameOf(route.entry), route] as const))(
  '%s is for whoever of a seller’s staff has its ability',
  async (_name, { entry, ability }) => {
    const allowed = NAMES.filter((name) => allows(PEOPLE[name], ability));
    const sample = await sampleOf(entry, world);
    const before = entry.method === 'get' ? null : await digest();
    for (const name of NAMES.filter((one) => !allowed.includes(one))) {
      const { status } = await send(entry, sample, name);
      expect([name, status]).toEqual([name, PEOPLE[name] === null ? 404 : 403]);
    }
    if (before) expect(changedTables(before, await digest()), 'who is refused changes nothing').toEqual([]);
    // What the first one has changed may be gone for the second.
    for (const name of entry.method === 'get' ? allowed : allowed.slice(0, 1)) {
      const { status, headers } = await send(entry, await sampleOf(entry, world), name);
      if (isAnothers(entry)) expect([name, status]).toEqual([name, 404]);
      else expect([name, status < 500 && ![401, 403, 404].includes(status)]).toEqual([name, true]);
      if (status < 300) expect(headers.get(ACTING_HEADER)).toBe(shortId(world.people.owner.user.id));
    }
  },
);
