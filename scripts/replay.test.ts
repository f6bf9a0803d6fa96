import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SQL } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { beforeEach, expect, it } from 'vitest';
import type { RestoreLogEntry } from '../schema/restore/copy';
import { storeAccount } from '../worker/features/profile/account-copy.sql';
import { databaseAfter, type Kind, migrationsOf } from './lib/schema-sql';
import {
  findOrphans,
  hideSellers,
  pushAccounts,
  type Restored,
  raiseVersions,
  repeatEntries,
} from './restore/replay';
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

it('an old password signs in only who can request no code', async () => {
  directory.db.exec("update accounts set email = null where id >= 'accounts id 3'");
  directory.db.exec("update accounts set confirmed_mobile = null where id <> 'accounts id 3'");
  await repeatEntries(
    directory.side,
    [1, 3, 4].map((serial) => entry('password', `accounts id ${serial}`)),
  );
  const kept = [1, 2, 3, 4].map((serial) => account(serial)?.password !== null);
  expect(kept).toEqual([false, true, false, true]);
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

/** What the Worker does with the effects of a database. */
function apply(from: DatabaseSync, to: DatabaseSync, statements: (payload: never) => SQL[]) {
  for (const { payload } of ask<{ payload: string }>(from, 'select payload from effects')) {
    for (const statement of statements(JSON.parse(payload) as never)) {
      const { sql, params } = new SQLiteSyncDialect().sqlToQuery(statement);
      to.prepare(sql).run(...params.map((value) => value as SQLInputValue));
    }
  }
}

it.each(['gone', 'older'])(
  'a shard stores a pushed account completely where its seller is %s',
  async (state) => {
    const columns = `username, email, auth_method, permissions, permissions_granted_at, subscription_plan,
    subscription_ends_at, profile_grace_until, is_active, erasing_at, session_epoch, first_name, last_name`;
    const id = 'accounts id 4';
    directory.db.exec('delete from effects; update accounts set updated_at = 0');
    directory.db.exec(`update accounts set updated_at = ${SINCE + 1}, session_epoch = 8 where id = '${id}'`);
    if (state === 'older') {
      shard.db.exec(`insert into sellers (id, first_name, last_name, created_at, updated_at)
      values ('${id}', 'accounts first_name 4', 'accounts last_name 4', 0, 0)`);
    }
    await pushAccounts(directory.side, SINCE);
    apply(directory.db, shard.db, (account) => storeAccount(account, SINCE));
    const sent = one(directory.db, `select ${columns} from accounts where id = '${id}'`);
    expect(sent).toMatchObject({ email: 'accounts email 4', session_epoch: 8 });
    expect(one(shard.db, `select ${columns} from sellers where id = '${id}'`)).toEqual(sent);
    const first = 'select mobile_number, profile_version from';
    const profile = one(directory.db, `${first} accounts where id = '${id}'`);
    const expected = state === 'gone' ? profile : { mobile_number: null, profile_version: 0 };
    expect(one(shard.db, `${first} sellers where id = '${id}'`)).toEqual(expected);
  },
);

it('a directory that went back is not ignored by the shard, nor a shard by the directory', async () => {
  for (const [version, epoch, profile, serial] of [
    [7, 5, 2, 1],
    [4, 2, 9, 2],
    [7, 3, 4, 3],
    [7, 2, 4, 4],
  ]) {
    directory.db.exec(
      `update accounts set version = 4, session_epoch = 3, profile_version = 4, updated_at = 0 where id = 'accounts id ${serial}'`,
    );
    shard.db.exec(
      `insert into sellers (id, first_name, last_name, account_version, session_epoch, profile_version, created_at, updated_at)
        values ('accounts id ${serial}', 'In shard', 'B', ${version}, ${epoch}, ${profile}, 0, 0)`,
    );
  }
  directory.db.exec("update accounts set version = 7 where id > 'accounts id 2'");
  directory.db.exec("update accounts set updated_at = 0 where id = 'accounts id 5'");
  for (const { db } of [directory, shard]) db.exec('delete from effects');

  expect(await raiseVersions(directory.side, shard.side)).toEqual({ accounts: 3, profiles: 2 });
  await pushAccounts(directory.side, SINCE);

  const versions =
    'select version, session_epoch as epoch, profile_version as profile from accounts order by id';
  expect(ask(directory.db, versions).slice(0, 4)).toEqual([
    { version: 9, epoch: 5, profile: 4 },
    { version: 6, epoch: 3, profile: 4 },
    { version: 7, epoch: 3, profile: 4 },
    { version: 9, epoch: 3, profile: 4 },
  ]);
  apply(directory.db, shard.db, (account) => storeAccount(account, SINCE));
  const copies = 'select account_version as version, session_epoch as epoch from sellers order by id';
  expect(ask(shard.db, copies).slice(0, 4)).toEqual([
    { version: 9, epoch: 5 },
    { version: 6, epoch: 3 },
    { version: 7, epoch: 3 },
    { version: 9, epoch: 3 },
  ]);
  const sent = ask<{ target: null; payload: string }>(
    shard.db,
    'select target, payload from effects order by id',
  );
  expect(sent.map(({ target, payload }) => [target, JSON.parse(payload).version])).toEqual([
    [null, 5],
    [null, 10],
  ]);
  expect(JSON.parse(sent[0]?.payload ?? '')).toMatchObject({ id: 'accounts id 1', firstName: 'In shard' });
  expect((await raiseVersions(directory.side, shard.side)).accounts).toBe(0);
});

it('sellers without an account are found with their pages, and hidden by the printed statement', async () => {
  const [id = '', ...others] = ask<{ id: string }>(shard.db, 'select id from sellers order by id').map(
    (row) => row.id,
  );
  for (const other of others) {
    directory.db.exec(
      `insert into accounts (id, first_name, last_name, created_at, updated_at) values ('${other}', 'A', 'B', 0, 0)`,
    );
  }
  shard.db.exec(`update sellers set is_active = 1;
    update vehicles set user_id = '${id}', hidden_reason = null, is_active = 1, version = version + 1;
    update vehicles set hidden_reason = 'plan', version = version + 1 where id like '% 1';
    update republished_vehicles set republisher_id = '${id}', status = iif(id like '% 2', 'active', 'withdrawn')`);
  const shown = one(shard.db, 'select count(*) as n from vehicles where is_shown = 1')?.n;
  expect(Number(shown)).toBeGreaterThan(1);
  expect(await findOrphans(directory.side, shard.side)).toEqual([{ id, pages: Number(shown) + 1 }]);
  await shard.side.write([hideSellers([id])]);
  expect(await findOrphans(directory.side, shard.side)).toEqual([{ id, pages: 0 }]);
  expect(one(shard.db, 'select count(*) as n from sellers where is_active = 1')?.n).toBe(others.length);
});
