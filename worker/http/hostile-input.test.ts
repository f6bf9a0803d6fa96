import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ZodType, z } from 'zod';
import { ROUTES } from '../route-table';
import { callerOf, faultOf } from '../test/attack';
import type { TestClient } from '../test/client';
import { changedTables, digest } from '../test/digest';
import { HOSTILE_IDS, HOSTILE_VALUES, hostileBodies } from '../test/hostile-values';
import { isProof } from '../test/proof';
import { report } from '../test/report';
import { bodyOf, makeSampledWorld, nameOf, pathOf } from '../test/samples';
import type { World } from '../test/world';
import type { RouteEntry } from './route-entry';

let world: World;
beforeAll(async () => {
  world = await makeSampledWorld();
});

const WRITES = ROUTES.filter(({ method }) => method !== 'get');
const tried = {
  routes: WRITES.length,
  inputs: 0,
  refused: 0,
  'taken as a value': 0,
  'fewest for a route': Infinity,
};
const fallen: string[] = [];

/** One attempt, and whether the route's schemas would accept it. */
interface Try {
  what: string;
  send: () => ReturnType<TestClient['send']>;
  isValid: boolean;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Every field of a route, whether or not the sample has it. */
const fieldsOf = (schema: ZodType) =>
  Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});

/**
 * Each hostile value in one field, so that every field gets several; in the long run, each value in every
 * field.
 */
function placements(fields: string[]): [field: string, what: string, value: unknown][] {
  return Object.entries(HOSTILE_VALUES).flatMap(([what, value], at) => {
    // In CI a route with many fields gets each value once; one with few gets every fourth.
    if (!isProof && fields.length < 4 && at % 4 !== fields.length % 4) return [];
    const chosen = isProof ? fields : [fields[at % fields.length] ?? 'id'];
    return chosen.map((field): [string, string, unknown] => [field, what, value]);
  });
}

async function jsonTries(entry: RouteEntry, client: TestClient): Promise<Try[]> {
  const { json: schema } = entry;
  if (!schema) return [];
  const path = pathOf(entry, world);
  const method = entry.method.toUpperCase();
  const good = await bodyOf(entry, world);
  const fields = Object.keys(good);
  const sendJson = (what: string, json: unknown): Try => ({
    what,
    send: () => client.send(method, path, { json }),
    isValid: schema.safeParse(parsed(JSON.stringify(json))).success,
  });
  const missing = fields.map((field) => {
    const { [field]: _gone, ...rest } = good;
    return sendJson(`without ${field}`, rest);
  });
  const values = placements(fieldsOf(schema)).map(([field, what, value]) =>
    sendJson(`${what} as ${field}`, { ...good, [field]: value }),
  );
  const bodies = Object.entries(hostileBodies(JSON.stringify(good))).map(
    ([what, { body, type }]): Try => ({
      what,
      send: () => client.send(method, path, { body, headers: { 'content-type': type } }),
      isValid:
        what !== '65 KB' && type === 'application/json' && schema.safeParse(parsed(String(body))).success,
    }),
  );
  return [...missing, ...values, ...bodies];
}

function idTries(entry: RouteEntry, client: TestClient): Try[] {
  if (!entry.path.includes('/:')) return [];
  return Object.entries(HOSTILE_IDS).map(([what, id]) => ({
    what: `${what} in the address`,
    send: async () => {
      const path = entry.path.replace(/:\w+/g, id);
      const json = entry.json && (await bodyOf(entry, world));
      return client.send(entry.method.toUpperCase(), path, { json });
    },
    isValid: false,
  }));
}

/** Routes that take no JSON: any body is a malformed form, or ignored. */
async function otherTries(entry: RouteEntry, client: TestClient): Promise<Try[]> {
  if (entry.json || (entry.method === 'delete' && entry.path.includes('/:'))) return [];
  const needsBody = entry.form || entry.htmlForm || entry.access === 'provider';
  const base = needsBody ? pathOf(entry, world) : entry.path.replace(/:\w+/g, 'not-an-id');
  const isRefused = needsBody || entry.path.includes('/:');
  const bodies = Object.entries({ ...hostileBodies('{"a":1}') });
  return [
    ...bodies,
    ...bodies.map(
      ([what, sent]) => [`${what}, as a form`, { ...sent, type: 'multipart/form-data; boundary=z' }] as const,
    ),
  ].map(([what, { body, type }]) => ({
    what,
    send: () => client.send(entry.method.toUpperCase(), base, { body, headers: { 'content-type': type } }),
    isValid: !isRefused,
  }));
}

describe('hostile input', () => {
  it.each(WRITES.map((entry) => [nameOf(entry), entry] as const))('%s', async (name, entry) => {
    const client = callerOf(entry, world);
    const faults: string[] = [];
    const tries = [
      ...(await jsonTries(entry, client)),
      ...idTries(entry, client),
      ...(await otherTries(entry, client)),
    ];
    const before = await digest();
    for (const { what, send } of tries.filter(({ isValid }) => !isValid)) {
      const fault = await faultOf(async () => {
        const answer = await send();
        if (answer.status < 400) faults.push(`${name}: ${what} was taken (${answer.status})`);
        return answer;
      });
      if (fault) faults.push(`${name}: ${what} ${fault}`);
      tried.refused++;
    }
    const changed = changedTables(before, await digest());
    if (changed.length) faults.push(`${name}: what was refused changed ${changed}`);
    for (const { what, send } of tries.filter(({ isValid }) => isValid)) {
      const fault = await faultOf(send);
      if (fault) faults.push(`${name}: ${what} ${fault}`);
      tried['taken as a value']++;
    }
    tried.inputs += tries.length;
    tried['fewest for a route'] = Math.min(tried['fewest for a route'], tries.length);
    fallen.push(...faults);
    expect(faults).toEqual([]);
  });

  it('is at least 25 of a kind for every route that writes', () => {
    expect(tried['fewest for a route']).toBeGreaterThanOrEqual(25);
  });

  afterAll(() => report('Hostile input', { ...tried, fell: fallen.length }));
});
