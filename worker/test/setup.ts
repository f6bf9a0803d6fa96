import { reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterAll, expect } from 'vitest';
import { databases, NAMES } from './databases';
import { forgetHubs } from './hubs';
import { scansSoFar } from './recorded-database';

const isEmpty = async (database: D1Database) =>
  (await database.prepare("select 1 from sqlite_master where name = 'effects'").first()) === null;
const areEmpty = async () => (await Promise.all(Object.values(databases).map(isEmpty))).every(Boolean);

// Files share a process, its databases, buckets and objects, so each starts by deleting what the previous one
// left. A database queried during its deletion reappears whole; then it is deleted again.
do await reset();
while (!(await areEmpty()));
await forgetHubs();
// One batch: applied one by one as in a deployment, they would take half of every test file's time.
for (const name of NAMES) {
  const database = databases[name];
  const migrations = env.TEST_MIGRATIONS[name === 'DIRECTORY' ? 'directory' : 'shard'];
  await database.batch([
    ...migrations.flatMap(({ queries }) => queries).map((query) => database.prepare(query)),
    database.prepare('create table d1_migrations (id integer primary key, name text unique)'),
    ...migrations.map((migration) =>
      database.prepare('insert into d1_migrations (name) values (?)').bind(migration.name),
    ),
  ]);
}

// Every query of a test must use an index: a growing table is never scanned in full.
afterAll(async () => {
  expect(await scansSoFar()).toEqual([]);
});
