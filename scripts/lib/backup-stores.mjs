import { createHash } from 'node:crypto';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checksum } from './backup.mjs';

/** Files, sessions and objects, in addition to the database. */

async function listAll(bucket) {
  const keys = [];
  let cursor;
  do {
    const listed = await bucket.list({ cursor });
    keys.push(...listed.objects.map(({ key }) => key));
    cursor = listed.truncated ? listed.cursor : undefined;
  } while (cursor);
  return keys.sort();
}

/** Every object of a bucket with its type. */
export async function exportBucket(bucket) {
  const objects = [];
  for (const key of await listAll(bucket)) {
    const object = await bucket.get(key);
    const bytes = Buffer.from(await object.arrayBuffer());
    objects.push({ key, httpMetadata: object.httpMetadata, bytes });
  }
  return objects;
}

export async function restoreBucket(bucket, objects) {
  for (const { key, httpMetadata, bytes } of objects) await bucket.put(key, bytes, { httpMetadata });
}

/** Every key of a namespace with its value and when it runs out. */
export async function exportNamespace(namespace) {
  const { keys } = await namespace.list();
  const entries = [];
  for (const { name, expiration } of keys)
    entries.push({ name, expiration, value: await namespace.get(name) });
  return entries;
}

export async function restoreNamespace(namespace, entries) {
  for (const { name, expiration, value } of entries) {
    await namespace.put(name, value, expiration ? { expiration } : {});
  }
}

/** Storage of Durable Objects: the files of a stopped engine. */
export const copyObjects = (from, to) => cp(join(from, 'v3/do'), join(to, 'v3/do'), { recursive: true });

/** What is in the objects' databases, whatever the state of their files. */
export async function objectSums(stateDir) {
  const files = (await readdir(join(stateDir, 'v3/do'), { recursive: true })).filter((file) =>
    file.endsWith('.sqlite'),
  );
  const inText = (_, value) => {
    if (typeof value === 'bigint') return String(value);
    return value instanceof Uint8Array ? [...value] : value;
  };
  const lines = files.map((file) => {
    const db = new DatabaseSync(join(stateDir, 'v3/do', file));
    // Times of alarms are in nanoseconds.
    const all = (sql) => {
      const statement = db.prepare(sql);
      statement.setReadBigInts(true);
      return statement.all();
    };
    const tables = all("select name from sqlite_master where type = 'table' order by name");
    const rows = tables.map(({ name }) => [name, all(`select * from "${name}"`)]);
    db.close();
    return `${file} ${JSON.stringify(rows, inText)}`;
  });
  return { items: lines.length, sum: checksum(lines.sort().join('\n')) };
}

const sumOf = (lines) => ({ items: lines.length, sum: checksum(lines.sort().join('\n')) });

export const bucketSum = (objects) =>
  sumOf(
    objects.map(({ key, httpMetadata, bytes }) => {
      const bytesSum = createHash('sha256').update(bytes).digest('hex');
      return `${key} ${httpMetadata?.contentType} ${bytesSum}`;
    }),
  );

export const namespaceSum = (entries) => sumOf(entries.map((entry) => JSON.stringify(entry)));
