import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { KVNamespace, R2Bucket } from '@cloudflare/workers-types';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_readConfig } from 'wrangler';
import { type Ask, newSum, type Row, type Sum, type Write } from './backup.ts';
import { ROOT } from './run.ts';

export interface Database {
  binding: string;
  name: string;
  ask: Ask;
  write: Write;
}

export interface Stores {
  databases: Database[];
  media: R2Bucket;
  docs: R2Bucket;
  sessions: KVNamespace;
}

/** What this reads of wrangler.toml. */
export interface Bindings {
  compatibility_date: string;
  d1_databases: { binding: string; database_name: string; database_id: string }[];
  r2_buckets: { binding: string; bucket_name: string }[];
  kv_namespaces: { binding: string; id: string }[];
  vars: Record<string, string>;
}

/** Runs `work` against the stores of a state on this machine: the engine with the bindings of wrangler.toml, and without a Worker. */
export async function withStores<Result>(
  stateDir: string,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  const config: Bindings = unstable_readConfig({ config: join(ROOT, 'wrangler.toml') });
  const worker = {
    name: 'stores',
    modules: [{ type: 'ESModule' as const, path: 'nothing.mjs', contents: 'export default {}' }],
    compatibilityDate: config.compatibility_date,
    d1Databases: Object.fromEntries(config.d1_databases.map((one) => [one.binding, one.database_id])),
    r2Buckets: Object.fromEntries(config.r2_buckets.map((one) => [one.binding, one.bucket_name])),
    kvNamespaces: Object.fromEntries(config.kv_namespaces.map((one) => [one.binding, one.id])),
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [worker],
      resourcePersistencePath: join(stateDir, 'v3'),
      telemetry: { enabled: false },
    }),
  );
  try {
    const databases = config.d1_databases.map(async ({ binding, database_name: name }) => {
      const db = await miniflare.getD1Database(binding, 'stores');
      return {
        binding,
        name,
        ask: async (sql: string) => (await db.prepare(sql).all<Row>()).results,
        write: (statements: string[]) => db.batch(statements.map((sql) => db.prepare(sql))),
      };
    });
    return await work({
      databases: await Promise.all(databases),
      media: (await miniflare.getR2Bucket('MEDIA', 'stores')) as unknown as R2Bucket,
      docs: (await miniflare.getR2Bucket('DOCS', 'stores')) as unknown as R2Bucket,
      sessions: (await miniflare.getKVNamespace('SESSIONS', 'stores')) as unknown as KVNamespace,
    });
  } finally {
    await miniflare.dispose();
  }
}

interface Stored {
  key: string;
  type: string | undefined;
  bytes: Uint8Array;
}

/** Every object of a bucket, one at a time. */
async function* objectsOf(bucket: R2Bucket): AsyncGenerator<Stored> {
  for (let cursor: string | undefined, isOver = false; !isOver; ) {
    const listed = await bucket.list(cursor ? { cursor } : {});
    for (const { key } of listed.objects) {
      const object = await bucket.get(key);
      if (!object) continue;
      yield {
        key,
        type: object.httpMetadata?.contentType,
        bytes: new Uint8Array(await object.arrayBuffer()),
      };
    }
    isOver = !listed.truncated;
    cursor = listed.truncated ? listed.cursor : undefined;
  }
}

/** Copies a bucket into a folder: a file for each object, and a list of their keys and types. */
export async function copyBucket(bucket: R2Bucket, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const list = await open(join(folder, 'list'), 'w');
  let number = 0;
  for await (const { key, type, bytes } of objectsOf(bucket)) {
    await writeFile(join(folder, `${number}`), bytes);
    await list.write(`${JSON.stringify({ key, type, number: number++ })}\n`);
  }
  await list.close();
}

export async function restoreBucket(bucket: R2Bucket, folder: string): Promise<void> {
  const list = await open(join(folder, 'list'));
  for await (const line of list.readLines()) {
    const { key, type, number } = JSON.parse(line) as { key: string; type?: string; number: number };
    const httpMetadata = type ? { contentType: type } : {};
    await bucket.put(key, new Uint8Array(await readFile(join(folder, `${number}`))), { httpMetadata });
  }
}

/** Every entry of a namespace, one at a time. */
async function* entriesOf(namespace: KVNamespace) {
  for (let cursor: string | undefined, isOver = false; !isOver; ) {
    const listed = await namespace.list(cursor ? { cursor } : {});
    for (const { name, expiration } of listed.keys) {
      yield { name, expiration, value: await namespace.get(name) };
    }
    isOver = listed.list_complete;
    cursor = listed.list_complete ? undefined : listed.cursor;
  }
}

export async function copyNamespace(namespace: KVNamespace, file: string): Promise<void> {
  const list = await open(file, 'w');
  for await (const entry of entriesOf(namespace)) await list.write(`${JSON.stringify(entry)}\n`);
  await list.close();
}

export async function restoreNamespace(namespace: KVNamespace, file: string): Promise<void> {
  for await (const line of (await open(file)).readLines()) {
    const { name, expiration, value } = JSON.parse(line);
    await namespace.put(name, value, expiration ? { expiration } : {});
  }
}

export async function bucketSum(bucket: R2Bucket): Promise<Sum> {
  const sum = newSum();
  for await (const { key, type, bytes } of objectsOf(bucket)) {
    sum.add(new Uint8Array([...new TextEncoder().encode(`${key} ${type} `), ...bytes]));
  }
  return sum.end();
}

export async function namespaceSum(namespace: KVNamespace): Promise<Sum> {
  const sum = newSum();
  for await (const entry of entriesOf(namespace)) sum.add(JSON.stringify(entry));
  return sum.end();
}

/** What is in the databases of Durable Objects, whatever the state of their files. The engine has to be stopped. */
export async function objectSum(stateDir: string): Promise<Sum> {
  const folder = join(stateDir, 'v3/do');
  const sum = newSum();
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.sqlite')) continue;
    const db = new DatabaseSync(join(folder, file));
    // Times of alarms are in nanoseconds.
    const all = (sql: string) => {
      const statement = db.prepare(sql);
      statement.setReadBigInts(true);
      return statement.all();
    };
    const inText = (_: string, value: unknown) => {
      if (typeof value === 'bigint') return String(value);
      return value instanceof Uint8Array ? [...value] : value;
    };
    for (const { name } of all("select name from sqlite_master where type = 'table'")) {
      sum.add(`${file} ${name} ${JSON.stringify(all(`select * from "${name}"`), inText)}`);
    }
    db.close();
  }
  return sum.end();
}
