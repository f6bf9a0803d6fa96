import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { databases } from './databases';
import { allHubs } from './hubs';

/** Where something was found: a table with its column, a bucket, a store, an object. */
type TraceLocation = string;

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return Buffer.from(value).toString('latin1');
  if (value instanceof ArrayBuffer) return Buffer.from(value).toString('latin1');
  return String(value);
};

/** Ignores case: the search index has text lower-cased, and cut into groups of three. */
const hasAny = (text: string, needles: readonly string[]) => {
  const lower = text.toLowerCase();
  return needles.some((needle) => lower.includes(needle.toLowerCase()));
};

async function tracesInDatabase(
  database: D1Database,
  needles: readonly string[],
  places: Set<TraceLocation>,
) {
  const { results: tables } = await database
    .prepare("select name from sqlite_master where type = 'table' and name not like '\\_cf\\_%' escape '\\'")
    .all<{ name: string }>();
  for (const { name } of tables) {
    const { results } = await database.prepare(`select * from "${name}"`).all();
    for (const row of results) {
      for (const [column, value] of Object.entries(row)) {
        if (hasAny(textOf(value), needles)) places.add(`${name}.${column}`);
      }
    }
  }
}

async function tracesInBucket(
  bucket: R2Bucket,
  name: string,
  needles: readonly string[],
  places: Set<TraceLocation>,
) {
  let cursor: string | undefined;
  do {
    const listed = await bucket.list({ ...(cursor ? { cursor } : {}) });
    for (const { key } of listed.objects) {
      const object = await bucket.get(key);
      const bytes = object ? Buffer.from(await object.arrayBuffer()).toString('latin1') : '';
      const about = JSON.stringify([key, object?.httpMetadata, object?.customMetadata]);
      if (hasAny(about + bytes, needles)) places.add(name);
    }
    cursor = listed.truncated ? listed.cursor : undefined;
  } while (cursor);
}

async function tracesInSessions(needles: readonly string[], places: Set<TraceLocation>) {
  const { keys } = await env.SESSIONS.list();
  for (const { name } of keys) {
    if (hasAny(name + (await env.SESSIONS.get(name)), needles)) places.add('SESSIONS');
  }
}

async function tracesInHubs(needles: readonly string[], places: Set<TraceLocation>) {
  for (const hub of await allHubs()) {
    const rows = await runInDurableObject(hub, (_, state) => {
      const tables = state.storage.sql
        .exec<{ name: string }>("select name from sqlite_master where type = 'table'")
        .toArray();
      return tables
        .filter((table) => !table.name.startsWith('_cf_'))
        .map((table) => JSON.stringify(state.storage.sql.exec(`select * from "${table.name}"`).toArray()))
        .join();
    });
    if (hasAny(rows, needles)) places.add('LIVE_HUB');
  }
}

/** Searches all stored data, every column of every table, and returns where any of the needles was found. */
export async function findTraces(...needles: string[]): Promise<TraceLocation[]> {
  const places = new Set<TraceLocation>();
  for (const database of Object.values(databases)) await tracesInDatabase(database, needles, places);
  await tracesInBucket(env.MEDIA, 'MEDIA', needles, places);
  await tracesInBucket(env.DOCS, 'DOCS', needles, places);
  await tracesInSessions(needles, places);
  await tracesInHubs(needles, places);
  return [...places].sort();
}
