import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookLines, vehicles } from '../../../schema/shard';
import { indianCalendar } from '../../platform/clock';
import { asSeller, db, publishVehicle, type Seller, shardOf } from '../../test/factories';
import { submit } from '../../test/html-forms';
import { pageClient } from '../../test/pages';
import { isProof, seedOf } from '../../test/proof';
import { systemCtx } from '../../test/system';
import { inShards } from '../../test/tick';
import { deliveryNote, testDrive } from '../../test/trips';
import { settleSales } from '../vehicles/sale.service';
import { sealBooks } from './seals.service';

const RUNS = isProof ? 200 : 5;
const seed = seedOf();
const MINUTE = 60_000;
const DAY = 86_400_000;

const STEPS = [
  'out',
  'back',
  'slip',
  'bought',
  'numbers',
  'note',
  'sold',
  'available',
  'correct',
  'erase',
] as const;
const step = fc.record({
  what: fc.constantFrom(...STEPS, 'out', 'back', 'night', 'night'),
  /** Of two vehicles. */
  which: fc.nat(1),
  kms: fc.integer({ min: 41_990, max: 42_040 }),
  minutes: fc.nat(90),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface World {
  seller: Seller;
  cars: string[];
  now: number;
}

const ctxAt = (now: number) => systemCtx({ clock: { now: () => now } });
const linesOf = (seller: Seller) =>
  shardOf(seller.user.id).select().from(bookLines).where(eq(bookLines.ownerId, seller.user.id));

async function sealAll(world: World): Promise<void> {
  world.now += DAY;
  await db.run('delete from job_marks');
  await inShards(settleSales, ctxAt(world.now));
  await inShards(sealBooks, ctxAt(world.now));
}

/** Does a step; whatever the server thinks of it, it answers. */
async function take(world: World, { what, which, kms, minutes }: Step): Promise<void> {
  world.now += minutes * MINUTE + 1;
  const client = world.seller.at(world.now);
  const id = world.cars[which] ?? '';
  const at = new Date(world.now).toISOString();
  const trips = (await client.get(`/api/trips/${id}`)).body;
  const line = trips.lines[0];
  const does: Record<Step['what'], () => Promise<unknown>> = {
    night: () => sealAll(world),
    out: () => client.post(`/api/trips/${id}/out`, testDrive({ at, kms, driver: 'other' })),
    back: () =>
      client.post(`/api/trips/${id}/back`, {
        ...{ key: crypto.randomUUID(), at, kms, damage: 'Scratch' },
        trip: trips.out?.key ?? crypto.randomUUID(),
      }),
    slip: async () => {
      if (!trips.slip) return;
      await submit(pageClient({ clock: { now: () => world.now } }), trips.slip, { kms: String(kms) });
    },
    bought: () =>
      client.put(`/api/purchases/${id}`, {
        ...{ version: 0, plate: 'UP78AB1234', fromName: 'Demo Owner', fromPhone: '9812345678' },
        ...{ at, kms, keys: 2, papers: ['rc'], loan: 'none' },
      }),
    numbers: () =>
      client.put(`/api/stock-book/vehicles/${id}`, { engine: `K12MN${kms}`, chassis: `MA3EWDE1S000${kms}` }),
    note: () => client.post('/api/papers', deliveryNote(id, { at, kms, seen: ['second'] })),
    sold: () => client.patch(`/api/vehicles/${id}/status`, { status: 'sold' }),
    available: () => client.patch(`/api/vehicles/${id}/status`, { status: 'available' }),
    correct: async () => {
      if (!line) return;
      const json = { key: crypto.randomUUID(), at, remark: 'It was the other car' };
      return client.post(`/api/stock-book/lines/${line.id}/corrections`, json);
    },
    erase: async () => {
      if (line) return client.delete(`/api/stock-book/lines/${line.id}/person`);
    },
  };
  expect(await does[what]()).not.toMatchObject({ status: 500 });
}

/** Each trip is closed at most once, by a line after it and with no fewer km; one at most is open. */
function checkTrips(lines: Awaited<ReturnType<typeof linesOf>>): void {
  const outs = lines.filter(({ kind }) => kind === 'out');
  const backs = lines.filter(({ kind }) => kind === 'back');
  expect(new Set(backs.map(({ aboutId }) => aboutId)).size).toBe(backs.length);
  for (const { aboutId, vehicleId, createdAt, fields } of backs) {
    const out = outs.find(({ id }) => id === aboutId);
    expect(out).toMatchObject({ vehicleId });
    expect(out?.createdAt ?? Infinity).toBeLessThan(createdAt);
    if (!fields.handedOver) expect(fields.kms).toBeGreaterThanOrEqual(out?.fields.kms ?? Infinity);
  }
  for (const car of new Set(outs.map(({ vehicleId }) => vehicleId))) {
    const open = outs.filter(
      ({ id, vehicleId }) => vehicleId === car && !backs.some(({ aboutId }) => aboutId === id),
    );
    expect(open.length).toBeLessThanOrEqual(1);
  }
}

it(`whatever happens, seals hold before and after erasures, trips close once, and the book agrees with the listings (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
      const seller = await asSeller({ plan: 'pro', accountType: 'business', firmName: 'Demo Motors' });
      const cars = [(await publishVehicle(seller)).id, (await publishVehicle(seller)).id];
      const world: World = { seller, cars, now: Date.now() };
      const from = indianCalendar(world.now).day;
      for (const one of steps) await take(world, one);
      // A sale is in the book once it is settled, and that day is sealed after it.
      for (const _ of [1, 2]) await sealAll(world);
      const until = indianCalendar(world.now).day;
      const path = `/api/stock-book/seals?from=${from}&until=${until}`;
      const check = async () => (await seller.at(world.now).get(path)).body;

      const lines = await linesOf(seller);
      checkTrips(lines);
      const holds = await check();
      expect(holds).toMatchObject({ differs: null, lines: lines.length });
      for (const { id } of lines) await seller.at(world.now).delete(`/api/stock-book/lines/${id}/person`);
      expect(await check()).toEqual(holds);
      expect((await linesOf(seller)).every(({ personal }) => Object.keys(personal).length === 0)).toBe(true);

      const shown = await shardOf(seller.user.id)
        .select()
        .from(vehicles)
        .where(eq(vehicles.userId, seller.user.id));
      for (const { id, status, soldAt } of shown) {
        const sales = lines.filter(({ vehicleId, kind }) => vehicleId === id && kind === 'sold');
        if (status === 'sold') expect(sales.map(({ happenedAt }) => happenedAt)).toContain(soldAt);
        const wasSold = steps.some(({ what, which }) => what === 'sold' && cars[which] === id);
        if (!wasSold) expect(sales).toEqual([]);
      }
    }),
    { numRuns: RUNS, seed },
  );
}, 300_000);
