import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import type { RestoreLogEntry } from '../schema/restore/copy';
import { databaseAfter, type Kind, migrationsOf } from './lib/schema-sql';
import { findOrphans, pushAccounts, type Restored, repeatEntries } from './restore/replay';
import { ask, asking, fillTables } from './test-rows';

const SINCE = 1_790_000_000_000;

async function restored(kind: Kind) {
  const db = databaseAfter(migrationsOf(kind));
  await fillTables(db, [1, 2, 3, 4, 5]);
  const write = async (statements: string[]) => db.exec(`begin; ${statements.join(';\n')}; commit`);
  return { db, side: { ask: asking(db), write } satisfies Restored };
}

let directory: Awaited<ReturnType<typeof restored>>;
let shard: Awaited<ReturnType<typeof restored>>;
const entry = (kind: RestoreLogEntry['kind'], subject: string, later = 1): RestoreLogEntry => ({
  kind,
  subject,
  at: SINCE + later,
});
const one = (db: DatabaseSync, sql: string) => ask<Record<string, unknown>>(db, sql)[0];

beforeEach(async () => {
  [directory, shard] = await Promise.all([restored('directory'), restored('shard')]);
  directory.db.exec('update accounts set erasing_at = null, erased_at = null, is_active = 1, is_admin = 0');
});

const account = (serial: number) =>
  one(
    directory.db,
    `select is_active as active, password, erasing_at is not null as erasing, session_epoch as epoch,
    version from accounts where id = 'accounts id ${serial}'`,
  );

it('a suspension that was lifted again stays lifted, and one that was not is repeated', async () => {
  const [first, second] = ['accounts id 1', 'accounts id 2'];
  const before = account(2);
  const entries = [
    entry('reinstated', first, 2),
    entry('suspended', first, 1),
    entry('reinstated', second, 1),
    entry('suspended', second, 3),
  ];
  for (let run = 0; run < 2; run++) await repeatEntries(directory.side, entries);
  expect([account(1)?.active, account(2)?.active]).toEqual([1, 0]);
  expect(Number(account(2)?.epoch)).toBeGreaterThan(Number(before?.epoch));
  expect(account(2)?.version).toBe(Number(before?.version) + 1);
});

it('an old password signs nobody in', async () => {
  await repeatEntries(directory.side, [entry('password', 'accounts id 1')]);
  expect([account(1)?.password, account(2)?.password]).toEqual([null, expect.any(String)]);
});

it('who left is erased again, also where only a shard was restored and the account is gone', async () => {
  directory.db.exec(
    "insert into accounts (id, first_name, last_name, created_at, updated_at) values ('kept', 'A', 'B', 0, 0)",
  );
  await repeatEntries(directory.side, [entry('erasing', 'accounts id 3'), entry('erasing', 'gone')]);
  expect(account(3)).toMatchObject({ active: 0, erasing: 1 });
  expect(
    one(directory.db, "select is_active, erasing_at is not null as erasing from accounts where id = 'gone'"),
  ).toEqual({
    is_active: 0,
    erasing: 1,
  });
  expect(one(directory.db, "select erasing_at from accounts where id = 'kept'")).toEqual({
    erasing_at: null,
  });
});

it('a withdrawn offer and a withdrawn enquiry lose their buyer again, others keep theirs', async () => {
  const id = (table: string, serial: number) => `${table} id ${serial}`;
  shard.db.exec('update lead_offers set withdrawn_at = null');
  shard.db.exec('update leads set withdrawn_at = null');
  shard.db.exec('update enquiries set withdrawn_at = null');
  await repeatEntries(shard.side, [
    entry('offer', id('lead_offers', 1)),
    entry('enquiry', id('enquiries', 2)),
  ]);
  const leads = ask(
    shard.db,
    'select id, buyer_name as name, withdrawn_at is not null as withdrawn from leads order by id',
  );
  expect(leads.map(({ name, withdrawn }) => [name === null, withdrawn])).toEqual([
    [true, 1],
    ...Array.from({ length: 4 }, () => [false, 0]),
  ]);
  const enquiries = ask(shard.db, 'select buyer_mobile as mobile from enquiries order by id');
  expect(enquiries.map(({ mobile }) => mobile === '')).toEqual([false, true, false, false, false]);
});

it('shards hear of every account that has changed, with a version above their copy', async () => {
  directory.db.exec(`update accounts set updated_at = ${SINCE - 1}`);
  directory.db.exec('delete from effects');
  await repeatEntries(directory.side, [entry('suspended', 'accounts id 4')]);
  const { version } = account(4) ?? {};
  for (let run = 0; run < 2; run++) await pushAccounts(directory.side, SINCE);
  const effects = ask<{ target: string; payload: string }>(
    directory.db,
    'select target, payload from effects',
  );
  expect(effects.map(({ target }) => target)).toEqual(['accounts id 4']);
  expect(JSON.parse(effects[0]?.payload ?? '')).toMatchObject({ isActive: 0, version: Number(version) + 2 });
});

it('sellers without an account are found, with their listings', async () => {
  const sellers = ask<{ id: string }>(shard.db, 'select id from sellers order by id').map(({ id }) => id);
  for (const id of sellers.slice(1)) {
    directory.db.exec(
      `insert into accounts (id, first_name, last_name, created_at, updated_at) values ('${id}', 'A', 'B', 0, 0)`,
    );
  }
  const [listings] = ask<{ n: number }>(
    shard.db,
    `select count(*) as n from vehicles where user_id = '${sellers[0]}' and is_active = 1`,
  );
  expect(await findOrphans(directory.side, shard.side)).toEqual([{ id: sellers[0], listings: listings?.n }]);
});
