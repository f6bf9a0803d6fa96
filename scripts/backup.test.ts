import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { checksumsOf, exportDatabase, restoreDatabase } from './lib/backup.mjs';
import { fillTables } from './test-rows';

/** The short form of `node scripts/drill.mjs`: only the database, in Node's own SQLite. */
function open() {
  const db = new DatabaseSync(':memory:');
  const ask = async (statements: string[]) => statements.map((sql) => db.prepare(sql).all());
  const write = async (statements: string[]) => db.exec(`begin; ${statements.join(';\n')}; commit`);
  return { db, ask, write };
}

it('a database that was copied and put back is the same, to the last row, trigger and name that is looked for', async () => {
  const [before, after] = [open(), open()];
  for (const file of globSync('migrations/*.sql').sort()) before.db.exec(readFileSync(file, 'utf8'));
  fillTables(
    before.db,
    Array.from({ length: 30 }, (_, index) => index + 1),
  );
  before.db.exec(
    `update vehicles set name = 'It''s -- a "car"; drop table users', description = char(10) || 'ƶ',
      hidden_reason = null, status = 'available', display_order = rowid % 3`,
  );
  const copied = JSON.parse(JSON.stringify(await exportDatabase(before.ask)));
  await restoreDatabase(after, copied);
  const [was, is] = [await checksumsOf(before.ask), await checksumsOf(after.ask)];
  expect(is).toEqual(was);
  expect(is.get('vehicles')?.items).toBe(30);
  // It still works: triggers count, and the restored index matches the first.
  after.db.exec("update users set first_name = 'Somebody' where id = 'users id 7'");
  const found = 'select count(*) as found from users_search where users_search match \'"Somebody"\'';
  expect(after.db.prepare(found).get()).toEqual({ found: 1 });
  expect(is.get('vehicles_search')?.items).toBe(30);
  after.db.exec("update vehicles set status = 'sold' where id = 'vehicles id 7'");
  expect((await checksumsOf(after.ask)).get('vehicles_search')?.items).toBe(29);
  after.db.exec("delete from leads where id = 'leads id 7'");
  expect((await checksumsOf(after.ask)).get('users')).not.toEqual(was.get('users'));
});
