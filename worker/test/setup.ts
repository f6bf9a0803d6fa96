import { reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterAll, expect } from 'vitest';
import { scansSoFar } from './recorded-database';

const isEmpty = async () =>
  (await env.DB.prepare("select 1 from sqlite_master where name = 'users'").first()) === null;

// Files share a process, its database, buckets and objects: each begins with none of what the one before left. A database that
// something of the previous one still queries while it is deleted comes back whole: then once more.
do await reset();
while (!(await isEmpty()));
// One batch: applied one by one as in a deployment, they would be half of every test file's time.
await env.DB.batch([
  ...env.TEST_MIGRATIONS.flatMap(({ queries }) => queries).map((query) => env.DB.prepare(query)),
  env.DB.prepare('create table d1_migrations (id integer primary key, name text unique)'),
  ...env.TEST_MIGRATIONS.map(({ name }) =>
    env.DB.prepare('insert into d1_migrations (name) values (?)').bind(name),
  ),
]);

// Whatever a test has asked of the database is answered by index: a table that grows is never read from end to end.
afterAll(async () => {
  expect(await scansSoFar()).toEqual([]);
});
