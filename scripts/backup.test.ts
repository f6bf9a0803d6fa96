import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { type Ask, checksumsOf, exportDatabase } from './lib/backup';
import { writeBackup } from './lib/backup-files';
import { databaseAfter, type Kind, migrationsOf } from './lib/schema-sql';
import { ask, asking, fillTables } from './test-rows';

/** The short form of `npx tsx scripts/drill.ts`, for databases only. */
async function filled(kind: Kind, rows: number) {
  const db = databaseAfter(migrationsOf(kind));
  await fillTables(
    db,
    Array.from({ length: rows }, (_, index) => index + 1),
  );
  return db;
}

/** A database restored from what `read` returns. */
async function restored(read: Ask) {
  const db = new DatabaseSync(':memory:');
  for await (const batch of exportDatabase(read)) db.exec(`begin; ${batch.join(';\n')}; commit`);
  return db;
}

const sums = (db: DatabaseSync) => checksumsOf(asking(db));
const NASTY = `'It''s -- a "car"; drop table x;' || char(10) || 'end;' || char(13) || char(10) || 'ƶ;'`;

describe.each([
  ['directory', `update accounts set first_name = ${NASTY}, last_name = ''`, 'accounts'],
  [
    'shard',
    `update vehicles set version = version + 1, name = ${NASTY}, status = 'available', hidden_reason = null, display_order = rowid % 3`,
    'vehicles',
  ],
] as const)('a %s that was copied into a file and restored', (kind, change, table) => {
  it('is the same, to the last row, trigger and search term', async () => {
    const [before, after] = [await filled(kind, 30), new DatabaseSync(':memory:')];
    before.exec(change);
    const folder = mkdtempSync(join(tmpdir(), 'backup-'));
    try {
      const { files } = await writeBackup(asking(before), join(folder, 'copy'), 70_000);
      expect(files.length).toBeGreaterThan(1);
      for (const file of files) {
        expect(statSync(file).size).toBeLessThanOrEqual(70_000);
        after.exec(readFileSync(file, 'utf8'));
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
    const [was, is] = [await sums(before), await sums(after)];
    expect(is).toEqual(was);
    expect(is.get(table)?.items).toBe(30);
    expect(is.get(`${table}_search`)?.items).toBeGreaterThan(0);
  });
});

it('makes indexes before the rows, since D1 ends what takes thirty seconds', async () => {
  const statements: string[] = [];
  for await (const batch of exportDatabase(asking(await filled('shard', 3)))) statements.push(...batch);
  const isIndex = (sql: string) => /^create (unique )?index/i.test(sql);
  const firstRow = statements.findIndex((sql) => /^insert into "sellers"/.test(sql));
  expect(statements.filter(isIndex).length).toBeGreaterThan(10);
  expect(statements.findLastIndex(isIndex)).toBeLessThan(firstRow);
});

it('has triggers that continue counting, and an index that continues matching', async () => {
  const before = await filled('shard', 10);
  before.exec("update vehicles set version = version + 1, status = 'available', hidden_reason = null");
  const after = await restored(asking(before));
  const was = await sums(after);
  after.exec("update vehicles set version = version + 1, status = 'sold' where id = 'vehicles id 7'");
  expect((await sums(after)).get('vehicles_search')?.items).toBe(9);
  after.exec("delete from leads where id = 'leads id 7'");
  expect((await sums(after)).get('lead_counts')).not.toEqual(was.get('lead_counts'));
});

it('a row whose parent was written during the copy does not stop the rest from being restored', async () => {
  const before = await filled('shard', 3);
  let hasRead = false;
  const after = await restored(async (sql) => {
    const rows = await asking(before)(sql);
    if (/from "sellers"/.test(sql) && !hasRead) {
      hasRead = true;
      await fillTables(before, [4, 5]);
    }
    return rows;
  });
  const count = 'select count(*) as rows from contacts';
  expect([ask(before, count), ask(after, count)]).toEqual([[{ rows: 5 }], [{ rows: 3 }]]);
});

it('a copy needs the memory of one page, however large a table is', async () => {
  const before = await filled('shard', 2);
  before.exec(`with recursive n(n) as (select 2 union all select n + 1 from n where n < 20000)
    insert into views (listing_id, month, view_count, days) select 'listing ' || n, '2026-11', n, '{}' from n`);
  let most = 0;
  let statements = 0;
  const batches = exportDatabase(async (sql) => {
    const rows = await asking(before)(sql);
    most = Math.max(most, rows.length);
    return rows;
  });
  for await (const batch of batches) {
    statements += batch.length;
    expect(batch.length).toBeLessThanOrEqual(100);
  }
  expect(statements).toBeGreaterThan(20_000);
  expect(most).toBeLessThanOrEqual(500);
});
