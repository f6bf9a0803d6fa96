import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { type Ask, checksumsOf, exportDatabase, type Row } from './lib/backup';
import { readBackup, writeBackup } from './lib/backup-file';
import { fillTables } from './test-rows';

/** The short form of `npx tsx scripts/drill.ts`: only the databases, in Node's own SQLite. */
function open() {
  const db = new DatabaseSync(':memory:');
  const ask: Ask = async (sql) => db.prepare(sql).all() as Row[];
  const write = async (statements: string[]) => db.exec(`begin; ${statements.join(';\n')}; commit`);
  return { db, ask, write };
}

function filled(kind: 'directory' | 'shard', rows: number) {
  const made = open();
  for (const file of globSync(`migrations/${kind}/*.sql`).sort()) made.db.exec(readFileSync(file, 'utf8'));
  fillTables(
    made.db,
    Array.from({ length: rows }, (_, index) => index + 1),
  );
  return made;
}

const NASTY = `'It''s -- a "car"; drop table x;' || char(10) || 'end;' || char(13) || char(10) || 'ƶ;'`;

describe.each([
  ['directory', `update accounts set first_name = ${NASTY}, last_name = ''`, 'accounts'],
  [
    'shard',
    `update vehicles set name = ${NASTY}, status = 'available', hidden_reason = null, display_order = rowid % 3`,
    'vehicles',
  ],
] as const)('a %s that was copied into a file and put back', (kind, change, table) => {
  it('is the same, to the last row, trigger and name that is looked for', async () => {
    const [before, after] = [filled(kind, 30), open()];
    before.db.exec(change);
    const folder = mkdtempSync(join(tmpdir(), 'backup-'));
    try {
      const file = join(folder, 'copy.sql');
      await writeBackup(before.ask, file);
      for await (const batch of readBackup(file)) await after.write(batch);
    } finally {
      rmSync(folder, { recursive: true });
    }
    const [was, is] = [await checksumsOf(before.ask), await checksumsOf(after.ask)];
    expect(is).toEqual(was);
    expect(is.get(table)?.items).toBe(30);
    expect(is.get(`${table}_search`)?.items).toBeGreaterThan(0);
  });
});

it('triggers of a restored shard go on counting, and its index goes on matching', async () => {
  const [before, after] = [filled('shard', 10), open()];
  before.db.exec("update vehicles set status = 'available', hidden_reason = null");
  for await (const batch of exportDatabase(before.ask)) await after.write(batch);
  const was = await checksumsOf(after.ask);
  after.db.exec("update vehicles set status = 'sold' where id = 'vehicles id 7'");
  expect((await checksumsOf(after.ask)).get('vehicles_search')?.items).toBe(9);
  after.db.exec("delete from leads where id = 'leads id 7'");
  expect((await checksumsOf(after.ask)).get('lead_counts')).not.toEqual(was.get('lead_counts'));
});

it('a row whose parent was written while the copy was made does not keep the rest from being restored', async () => {
  const [before, after] = [filled('shard', 3), open()];
  let hasRead = false;
  const ask: Ask = async (sql) => {
    const rows = await before.ask(sql);
    if (/from "sellers"/.test(sql) && !hasRead) {
      hasRead = true;
      fillTables(before.db, [4, 5]);
    }
    return rows;
  };
  for await (const batch of exportDatabase(ask)) await after.write(batch);
  const count = 'select count(*) as rows from contacts';
  expect([before.db.prepare(count).get(), after.db.prepare(count).get()]).toEqual([{ rows: 5 }, { rows: 3 }]);
});

it('a copy is made in the memory of a page, however large a table is', async () => {
  const before = filled('shard', 2);
  before.db.exec(`with recursive n(n) as (select 2 union all select n + 1 from n where n < 20000)
    insert into views (listing_id, month, view_count, days) select 'listing ' || n, '2026-11', n, '{}' from n`);
  let most = 0;
  const ask: Ask = async (sql) => {
    const rows = await before.ask(sql);
    most = Math.max(most, rows.length);
    return rows;
  };
  let statements = 0;
  for await (const batch of exportDatabase(ask)) {
    statements += batch.length;
    expect(batch.length).toBeLessThanOrEqual(100);
  }
  expect(statements).toBeGreaterThan(20_000);
  expect(most).toBeLessThanOrEqual(500);
});
