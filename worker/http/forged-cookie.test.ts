import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { LIVE_PATH } from '../../schema/live/messages';
import { kvSessions } from '../platform/sessions';
import { ROUTES } from '../route-table';
import { TestClient } from '../test/client';
import { asSeller, type Seller } from '../test/factories';
import { meteredDatabases } from '../test/meter';
import { pageClient } from '../test/pages';
import { makeSampledWorld, nameOf, sampleOf } from '../test/samples';
import { giveSession, secretOf } from '../test/sessions';
import type { World } from '../test/world';

let world: World;
let forged: Record<string, string>;

const replaceEnd = (text: string) => text.slice(0, -1) + (text.endsWith('0') ? '1' : '0');

/** A valid cookie with one of its parts replaced. */
function forgeries(victim: Seller, thief: Seller): Record<string, string> {
  const parts = (thief.cookies.get('sid') ?? '').split('.');
  const withPart = (at: number, value: string) => parts.with(at, value).join('.');
  const otherKey = new TestClient();
  const token = { userId: victim.user.id, secret: secretOf(thief) };
  giveSession(otherKey, token, { SECRET_KEY: 'x'.repeat(40), SECRET_KEY_BEFORE: undefined });
  return {
    'somebody else’s id': withPart(0, victim.user.id),
    'another secret': withPart(1, secretOf(victim)),
    'a raised epoch': withPart(2, '7'),
    'a later time': withPart(3, (Date.now() + 1_000).toString(36)),
    'another key number': withPart(4, replaceEnd(parts[4] ?? '')),
    'another MAC': withPart(5, replaceEnd(parts[5] ?? '')),
    'no MAC': withPart(5, ''),
    'a key that is not ours': otherKey.cookies.get('sid') ?? '',
    'an id and nothing else': `${victim.user.id}.x`,
    nonsense: 'x',
  };
}

beforeAll(async () => {
  world = await makeSampledWorld();
  forged = forgeries(world.people.owner, world.people.other);
});

/** A browser with pages, and its costs in the databases and the session store. */
function meteredBrowser(cookie: string | null) {
  const { databases, cost } = meteredDatabases();
  const cost$ = Object.assign(cost, { sessionReads: 0 });
  const sessions = kvSessions(env.SESSIONS, { now: Date.now });
  const find = (sid: string) => {
    cost$.sessionReads += 1;
    return sessions.find(sid);
  };
  const client = pageClient({ sessions: { ...sessions, find } }, databases);
  if (cookie !== null) client.cookies.set('sid', cookie);
  return { client, cost: cost$ };
}

async function send(cookie: string | null, method: string, path: string, body = {}) {
  const { client, cost } = meteredBrowser(cookie);
  const { status } = await client.send(method.toUpperCase(), path, {
    ...body,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  return { status, cost: { ...cost } };
}

const isOpen = ({ access }: (typeof ROUTES)[number]) =>
  access === 'anyone' || access === 'viewer' || access === 'provider';
const named = (entries: typeof ROUTES) => entries.map((entry) => [nameOf(entry), entry] as const);
const NOTHING = { trips: 0, rowsRead: 0, rowsWritten: 0, sessionReads: 0 };

describe('a forged session cookie', () => {
  it.each(named(ROUTES.filter((entry) => !isOpen(entry))))(
    'reads nothing at all: %s',
    async (_name, entry) => {
      const { path, ...body } = await sampleOf(entry, world);
      for (const [what, cookie] of Object.entries(forged)) {
        expect({ what, ...(await send(cookie, entry.method, path, body)) }).toEqual({
          what,
          status: 401,
          cost: NOTHING,
        });
      }
    },
  );

  it.each(named(ROUTES.filter((entry) => isOpen(entry) && entry.method === 'get')))(
    'costs what a visitor costs: %s',
    async (_name, entry) => {
      const { path } = await sampleOf(entry, world);
      await send(null, 'get', path);
      const visitor = await send(null, 'get', path);
      for (const [what, cookie] of Object.entries(forged)) {
        expect({ what, ...(await send(cookie, 'get', path)) }).toEqual({ what, ...visitor });
      }
    },
  );

  it.each(['/', '/dashboard', '/dashboard/leads', '/settings', '/admin', '/login', '/vehicle/:id'])(
    'costs what a visitor costs on the page %s',
    async (page) => {
      const path = page.replace(':id', world.vehicle);
      await send(null, 'get', path);
      const visitor = await send(null, 'get', path);
      for (const cookie of Object.values(forged)) expect(await send(cookie, 'get', path)).toEqual(visitor);
    },
  );

  it('opens a visitor’s socket', async () => {
    for (const cookie of Object.values(forged)) {
      const { client, cost } = meteredBrowser(cookie);
      await client.get(LIVE_PATH, { headers: { upgrade: 'websocket', origin: 'http://localhost' } });
      expect(cost).toEqual(NOTHING);
    }
  });

  it('differs from the cookie of the session, which is read', async () => {
    const seller = await asSeller();
    const { status, cost } = await send(seller.cookies.get('sid') ?? '', 'get', '/api/auth/user');
    expect([status, cost.sessionReads, cost.trips]).toEqual([200, 1, 1]);
  });
});
