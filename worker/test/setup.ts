import { reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterAll, expect } from 'vitest';
import { databases, NAMES } from './databases';
import { scansSoFar } from './recorded-database';

const isEmpty = async (database: D1Database) =>
  (await database.prepare("select 1 from sqlite_master where name = 'effects'").first()) === null;
const areEmpty = async () => (await Promise.all(Object.values(databases).map(isEmpty))).every(Boolean);

// Files share a process, its databases, buckets and objects, so each starts by deleting what the previous one left. A database
// that is still queried while it is deleted comes back whole; then it is deleted once more.
do await reset();
while (!(await areEmpty()));
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

// Whatever a test has asked of the database is answered by an index: a table that grows is never read from end to end.
afterAll(async () => {
  expect(await scansSoFar()).toEqual([]);
});
