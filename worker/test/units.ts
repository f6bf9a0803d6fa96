import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { LiveHub } from '../live/live-hub';
import { TestClient } from './client';
import { hubOfSeller } from './counters';

/** What the platform bills, as far as it is counted here. */
export const UNITS = [
  'requests',
  'd1RowsRead',
  'd1RowsWritten',
  'objectRequests',
  'objectRowsWritten',
  'kvReads',
  'kvWrites',
  'r2Writes',
  'r2Reads',
  'images',
] as const;
export type Units = Record<(typeof UNITS)[number], number>;

export const NOTHING: Units = Object.fromEntries(UNITS.map((unit) => [unit, 0])) as Units;

const counted: Units = { ...NOTHING };

export const combine = (...all: Units[]): Units =>
  Object.fromEntries(UNITS.map((unit) => [unit, all.reduce((sum, one) => sum + one[unit], 0)])) as Units;
export const times = (units: Units, factor: number): Units =>
  Object.fromEntries(UNITS.map((unit) => [unit, units[unit] * factor])) as Units;

// biome-ignore lint/suspicious/noExplicitAny: methods of every shape are counted alike.
type AnyMethod = (this: any, ...args: any[]) => any;

/** Counts calls of methods by any caller: the Worker and its objects share the bindings' classes. */
function countCalls(prototype: object, names: readonly string[], count: (result: unknown) => unknown): void {
  for (const name of names) {
    const method: AnyMethod = Reflect.get(prototype, name);
    Reflect.set(prototype, name, function (this: unknown, ...args: unknown[]) {
      const result = method.apply(this, args);
      count(result);
      return result;
    } satisfies AnyMethod);
  }
}

interface Result {
  meta?: { rows_read?: number; rows_written?: number; changed_db?: boolean };
}

/** Results contain their figures, but rows as arrays do not, so those are read as objects first. */
function countDatabase() {
  const add = ({ meta }: Result) => {
    counted.d1RowsRead += meta?.rows_read ?? 0;
    counted.d1RowsWritten += meta?.rows_written ?? 0;
  };
  const database = Object.getPrototypeOf(env.DIRECTORY);
  const statement = Object.getPrototypeOf(env.DIRECTORY.prepare('select 1'));
  const { batch }: { batch: AnyMethod } = database;
  database.batch = async function (this: unknown, statements: unknown[]) {
    const results: Result[] = await batch.call(this, statements);
    results.forEach(add);
    return results;
  };
  const { all, run }: { all: AnyMethod; run: AnyMethod } = statement;
  for (const [name, method] of Object.entries({ all, run })) {
    statement[name] = async function (this: unknown) {
      const result: Result = await method.call(this);
      add(result);
      return result;
    };
  }
  const { raw }: { raw: AnyMethod } = statement;
  statement.raw = async function (this: unknown, ...args: unknown[]) {
    const result: Result & { results: object[] } = await all.call(this);
    add(result);
    // A write must not run twice. Its columns have unique names, unlike those of a join.
    return result.meta?.changed_db ? result.results.map(Object.values) : raw.apply(this, args);
  };
}

/**
 * Calls from outside, not an object's calls of its own methods. A socket message is billed as a twentieth of
 * a request.
 */
const OBJECT_CALLS = [
  'fetch',
  'alarm',
  'announce',
  'countPage',
  'recordView',
  'viewTotals',
  'deleteListings',
  'forget',
  'removeHub',
  'report',
  'watch',
  'showActivity',
] as const satisfies readonly (keyof LiveHub)[];

async function countObjects() {
  countCalls(LiveHub.prototype, OBJECT_CALLS, () => {
    counted.objectRequests += 1;
  });
  countCalls(LiveHub.prototype, ['webSocketMessage'], () => {
    counted.objectRequests += 1 / 20;
  });
  await runInDurableObject(hubOfSeller('meter'), (_, { storage }) => {
    countCalls(Object.getPrototypeOf(storage.sql), ['exec'], (cursor) => {
      counted.objectRowsWritten += (cursor as SqlStorageCursor<Record<string, SqlStorageValue>>).rowsWritten;
    });
    countCalls(Object.getPrototypeOf(storage), ['setAlarm'], () => {
      counted.objectRowsWritten += 1;
    });
  });
}

let ready: Promise<void> | null = null;

async function startCounting() {
  countDatabase();
  await countObjects();
  countCalls(TestClient.prototype, ['send'], () => {
    counted.requests += 1;
  });
  const each = (prototype: object, names: string[], unit: keyof Units) =>
    countCalls(prototype, names, () => {
      counted[unit] += 1;
    });
  each(Object.getPrototypeOf(env.SESSIONS), ['get'], 'kvReads');
  each(Object.getPrototypeOf(env.SESSIONS), ['put', 'delete'], 'kvWrites');
  each(Object.getPrototypeOf(env.MEDIA), ['put', 'list'], 'r2Writes');
  each(Object.getPrototypeOf(env.MEDIA), ['get', 'head'], 'r2Reads');
  // Each input is drawn once.
  each(Object.getPrototypeOf(env.IMAGES), ['input'], 'images');
}

/** The cost of everything while `work` runs, including the objects' own calls. */
export async function unitsOf(work: () => Promise<unknown>): Promise<Units> {
  ready ??= startCounting();
  await ready;
  const before = { ...counted };
  await work();
  return Object.fromEntries(UNITS.map((unit) => [unit, counted[unit] - before[unit]])) as Units;
}
