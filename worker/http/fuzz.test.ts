import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { ROUTES } from '../route-table';
import { arbitraryOf, type Pools } from '../test/arbitrary';
import { callerOf, faultOf, HASHES } from '../test/attack';
import { changedTables, digest } from '../test/digest';
import { isProof, seedOf } from '../test/proof';
import { report } from '../test/report';
import { makeSampledWorld, nameOf, pathOf } from '../test/samples';
import type { World } from '../test/world';
import type { RouteEntry } from './route-entry';

const RUNS = isProof ? 5000 : 15;
const seed = seedOf();

let world: World;
let pools: Pools;
beforeAll(async () => {
  world = await makeSampledWorld();
  const { people, vehicle, second, lead, page, image, giftCode, openIntent } = world;
  pools = {
    texts: ['Asha Rao', '475000', '9876543210', 'x', '/dashboard', 'अ शा', '123456'],
    byField: {
      // Few addresses, so that their limits apply before most of the hashing.
      email: [people.other.user.email, 'nobody@example.test', 'no address'],
      password: ['correct-horse-7', 'another-horse-8', 'short'],
      id: [vehicle, second, page, lead],
      vehicleId: [vehicle, second, lead],
      originalVehicleId: [vehicle, second],
      republishedVehicleId: [page, vehicle],
      suggestedVehicleIds: [vehicle, second, lead],
      userId: [world.suspect, lead],
      images: [image, ...(await world.images(8))],
      paymentIntentId: [openIntent, 'pi_none'],
      code: [giftCode, 'SAVE-10', 'no code!'],
      giftCode: [giftCode, 'SAVE-10'],
      ...Object.fromEntries(
        ['price', 'offerPrice', 'customPrice'].map((field) => [field, ['475000', '1.50', '0']]),
      ),
      mobile: ['9876543210', '+91 98123 45678', 'x'],
      rcImageUrl: [`/api/rc/${world.rc}`, '', 'x'],
      coverUrl: [image.replace('full', 'cover'), 'x'],
      profileImageUrl: [image.replace('full', 'avatar'), 'x'],
      otp: ['123456', '000000', '12'],
      mobileNumber: ['9876543210', '9812345678', '123'],
      buyerMobile: ['9876543210', '+14155550123', '123'],
      customMobileNumber: ['9876543210', '+14155550123', '123'],
      phoneNumber: ['9876543210', '4155550123', '123'],
      username: ['asha-motors', 'admin', 'ab'],
      gstin: ['29ABCDE1234F1Z5', 'none'],
      state: ['29', 'constructor', '99'],
      discountPercentage: ['10', '33.33', '101'],
      followUpAt: ['2026-12-01', '2026-12-01T10:00:00+05:30', 'tomorrow'],
      validUntil: ['2026-12-01', 'tomorrow'],
    },
  };
}, 60_000);

const FUZZED = ROUTES.flatMap((entry) =>
  entry.method !== 'get' && entry.json ? [{ name: nameOf(entry), entry, schema: entry.json }] : [],
);
const tried = { seed, routes: FUZZED.length, requests: 0, refused: 0, 'passed the schema': 0, fell: 0 };

/** A body after serialisation: keys that are undefined are omitted. */
const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

/** Values that the schema refuses and values that it accepts, sorted before anything is sent. */
function samplesOf(schema: ZodType) {
  const samples = fc.sample(arbitraryOf(schema, pools), { numRuns: RUNS, seed }).map(onTheWire);
  const passes = (value: unknown) => schema.safeParse(value).success;
  return { valid: samples.filter(passes), invalid: samples.filter((value) => !passes(value)) };
}

async function inLanes(lanes: number, values: unknown[], send: (json: unknown) => Promise<void>) {
  const queue = [...values];
  const lane = async () => {
    for (let json = queue.pop(); json !== undefined; json = queue.pop()) {
      await send(json);
      // In-process, workerd serves new requests before waiting ones, including timers, so requests are sent
      // one by one.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

describe('almost valid requests', () => {
  it.each(FUZZED)(
    '$name',
    { timeout: 600_000 },
    async ({ entry, schema }: { entry: RouteEntry; schema: ZodType }) => {
      const client = callerOf(entry, world);
      const path = pathOf(entry, world);
      const { valid, invalid } = samplesOf(schema);
      const faults: string[] = [];
      const lanes = HASHES.has(entry.path) ? 3 : 8;
      const post = (json: unknown, mayPass: boolean) =>
        faultOf(async () => {
          const answer = await client.send(entry.method.toUpperCase(), path, { json });
          if (answer.status < 400 && !mayPass)
            faults.push(`was taken: ${JSON.stringify(json).slice(0, 300)}`);
          return answer;
        }).then((fault) => {
          if (fault) faults.push(`${fault}: ${JSON.stringify(json).slice(0, 300)}`);
        });
      const before = await digest();
      await inLanes(lanes, invalid, (json) => post(json, false));
      const changed = changedTables(before, await digest());
      if (changed.length) faults.push(`what was refused changed ${changed}`);
      await inLanes(lanes, valid, (json) => post(json, true));
      tried.requests += valid.length + invalid.length;
      tried.refused += invalid.length;
      tried['passed the schema'] += valid.length;
      tried.fell += faults.length;
      expect(faults, `seed ${seed}`).toEqual([]);
    },
  );

  afterAll(() => report('Fuzzing', tried));
});
