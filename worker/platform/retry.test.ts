import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wrapped } from '../test/databases';
import { everything } from '../test/everything';
import { asSeller, offer, publishVehicle, type Seller, uniqueMobile, vehicleInput } from '../test/factories';
import { pause, retried } from './retry';

const LOST = 'D1_ERROR: Network connection lost.';

const pauses: number[] = [];
beforeEach(() => {
  pauses.length = 0;
  vi.spyOn(pause, 'before').mockImplementation(async (retry) => {
    pauses.push(retry);
  });
});
afterEach(() => vi.restoreAllMocks());

/** A database whose first writes to a table fail, either before they take effect or after. */
function flaky(table: string, { fails, when, message = LOST }: Flaw) {
  let left = fails;
  const queries = new WeakMap<object, string>();
  const isMeant = (query: string) =>
    new RegExp(`^\\s*(with\\b[^]*\\)\\s*)?(insert into|update)\\s+"?${table}\\b`, 'i').test(query);
  const run = async <T>(query: string, work: () => Promise<T>): Promise<T> => {
    if (!isMeant(query) || left === 0) return work();
    left -= 1;
    if (when === 'after') await work();
    throw new Error(message);
  };
  const statement = (inner: D1PreparedStatement, query: string): D1PreparedStatement => {
    queries.set(inner, query);
    return new Proxy(inner, {
      get: (target, name) => {
        if (name === 'inner') return inner;
        const found = Reflect.get(target, name);
        if (typeof found !== 'function') return found;
        if (name === 'bind') return (...values: unknown[]) => statement(target.bind(...values), query);
        return (...args: unknown[]) => run(query, () => found.apply(target, args));
      },
    });
  };
  return wrapped(
    (database) =>
      ({
        prepare: (query: string) => statement(database.prepare(query), query),
        batch: (all: { inner: D1PreparedStatement }[]) => {
          const inner = all.map((one) => one.inner);
          return run(queries.get(inner[0] ?? {}) ?? '', () => database.batch(inner));
        },
      }) as unknown as D1Database,
  );
}

interface Flaw {
  fails: number;
  when: 'before' | 'after';
  message?: string;
}

/** Tables, each with the column of its owner. */
const OWNER = {
  leads: 'owner_id',
  vehicles: 'user_id',
  contacts: 'user_id',
  upgrade_requests: 'user_id',
  republished_vehicles: 'republisher_id',
};
type Table = keyof typeof OWNER;

const countRows = (table: Table, seller: Seller) =>
  everything
    .prepare(`select count(*) as rows from ${table} where ${OWNER[table]} = ?`)
    .bind(seller.user.id)
    .first<number>('rows');

type Case = readonly [
  what: string,
  table: Table,
  send: (client: Pick<Seller, 'post'>) => Promise<{ status: number; body: { id?: string } }>,
];

const upgrade = {
  name: 'Asha',
  mobile: '9876543210',
  email: 'a@example.test',
  plan: 'pro',
  duration: '1_year',
};
let made: { vehicle: string; others: string; input: object };
const CASES: readonly Case[] = [
  [
    'an offer',
    'leads',
    (client) => client.post('/api/leads', { ...offer(made.vehicle), buyerMobile: '9876543210' }),
  ],
  ['a listing', 'vehicles', (client) => client.post('/api/vehicles', made.input)],
  [
    'a contact',
    'contacts',
    (client) => client.post('/api/contacts', { name: 'Asha', mobileNumber: uniqueMobile() }),
  ],
  [
    'a republished page',
    'republished_vehicles',
    (client) =>
      client.post('/api/republished-vehicles', {
        originalVehicleId: made.others,
        customPrice: '480000',
        customMobileNumber: '9876543210',
      }),
  ],
  [
    'an upgrade request',
    'upgrade_requests',
    (client) => client.post('/api/subscription/upgrade-request', upgrade),
  ],
];

describe.each(['before', 'after'] as const)('if D1 fails for a moment, %s the write took effect', (when) => {
  it.each(CASES)('%s is written once, and answered as usual', async (_what, table, send) => {
    const seller = await asSeller({ plan: 'pro' });
    made = {
      vehicle: (await publishVehicle(seller)).id,
      others: (await publishVehicle(await asSeller())).id,
      input: await vehicleInput(seller),
    };
    const before = (await countRows(table, seller)) ?? 0;
    const answer = await send(seller.with({}, flaky(table, { fails: 2, when })));
    expect([answer.status, answer.body.id]).toEqual([201, expect.any(String)]);
    expect(await countRows(table, seller)).toBe(before + 1);
    expect(pauses).toEqual(when === 'after' ? [0] : [0, 1]);
  });

  it('stickers are made, once', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const unsteady = seller.with({}, flaky('short_codes', { fails: 1, when }));
    const { status, body } = await unsteady.post('/api/stickers', { count: 2 });
    const numbers = (stickers: { number: number }[]) => stickers.map(({ number }) => number);
    expect([status, numbers(body)]).toEqual([201, [1, 2]]);
    expect(numbers((await seller.get('/api/stickers')).body)).toEqual([2, 1]);
  });
});

it('gives up after two retries: 503, try again', async () => {
  const seller = await asSeller();
  const vehicle = (await publishVehicle(seller)).id;
  const broken = seller.with({}, flaky('leads', { fails: 3, when: 'before' }));
  const { status, headers, body } = await broken.post('/api/leads', offer(vehicle));
  expect([status, headers.get('retry-after'), body.error]).toEqual([503, '5', 'unavailable']);
  expect(pauses).toEqual([0, 1]);
});

describe('what is not retried', () => {
  it.each([
    [
      'an overload, which more requests make worse',
      'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
      503,
    ],
    ['a statement that is refused', 'D1_ERROR: UNIQUE constraint failed: leads.id: SQLITE_CONSTRAINT', 500],
  ])('%s', async (_what, message, status) => {
    const seller = await asSeller();
    const vehicle = (await publishVehicle(seller)).id;
    const broken = seller.with({}, flaky('leads', { fails: 1, when: 'before', message }));
    expect((await broken.post('/api/leads', offer(vehicle))).status).toBe(status);
    expect(pauses).toEqual([]);
  });

  it('a write that its caller has not marked as idempotent', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    const broken = seller.with({}, flaky('vehicles', { fails: 1, when: 'before' }));
    expect((await broken.patch(`/api/vehicles/${id}/status`, { status: 'pending' })).status).toBe(503);
    expect(pauses).toEqual([]);
  });
});

it('waits a random half of a time that doubles', async () => {
  vi.restoreAllMocks();
  vi.useFakeTimers();
  const waits: number[] = [];
  for (const retry of [0, 1]) {
    const began = Date.now();
    const waiting = pause.before(retry);
    await vi.runAllTimersAsync();
    await waiting;
    waits.push(Date.now() - began);
  }
  vi.useRealTimers();
  const [first = 0, second = 0] = waits;
  expect(first).toBeGreaterThanOrEqual(25);
  expect(first).toBeLessThan(50);
  expect(second).toBeGreaterThanOrEqual(50);
  expect(second).toBeLessThan(100);
});

it('returns what an earlier attempt did, without trying again', async () => {
  let tries = 0;
  const write = async () => {
    tries += 1;
    throw new Error(LOST);
  };
  expect(await retried<string>(write, async () => 'done')).toBe('done');
  expect(tries).toBe(1);
});
