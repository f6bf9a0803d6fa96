import type { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { readTables } from './lib/backup';
import { schemaChanges } from './lib/schema-sql';
import {
  ask,
  asking,
  databaseAfter,
  fillTables,
  KINDS,
  type Kind,
  migrationsOf,
  readRows,
} from './test-rows';

/** Migrations on databases in use. Every Worker test runs them in D1. */

type Rows = Awaited<ReturnType<typeof readRows>>;

/** Rows that are missing afterwards, and values that changed in columns that still exist. */
const lostBetween = (before: Rows, after: Rows): string[] =>
  [...before].flatMap(([key, row]) => {
    const found = after.get(key);
    if (!found) return [key];
    return Object.keys(row).flatMap((column) =>
      column in found && found[column] !== row[column] ? [`${key}: ${column}`] : [],
    );
  });

const faults = (db: DatabaseSync) => [
  ...ask(db, 'pragma foreign_key_check'),
  ...ask<{ quick_check: string }>(db, 'pragma quick_check').filter(({ quick_check: says }) => says !== 'ok'),
];

const schemaOf = (db: DatabaseSync) =>
  ask(db, 'select type, name, sql from sqlite_master order by type, name');

describe.each(KINDS)('the migrations of a %s', (kind) => {
  const migrations = migrationsOf(kind);

  it('build the triggers, search indexes and first rows of schema/sql', () => {
    expect(schemaChanges(databaseAfter(migrations), kind)).toEqual([]);
  });

  it('apply to a database in use, from each version to the next, and lose nothing', async () => {
    const db = databaseAfter([]);
    for (const [step, { name, sql }] of migrations.entries()) {
      const before = await readRows(db);
      db.exec(`begin; ${sql}; commit`);
      expect([name, lostBetween(before, await readRows(db)), faults(db)]).toEqual([name, [], []]);
      await fillTables(
        db,
        [1, 2, 3].map((nth) => step * 10 + nth),
      );
    }
    expect(schemaOf(db)).toEqual(schemaOf(databaseAfter(migrations)));
    const rows = [...(await readRows(db)).keys()];
    for (const { name } of await readTables(asking(db)))
      expect(rows.filter((key) => key.startsWith(`${name} `)).length, name).toBeGreaterThanOrEqual(3);
  });
});

const filled = async (kind: Kind) => {
  const db = databaseAfter(migrationsOf(kind));
  await fillTables(db, [1, 2, 3, 4, 5]);
  return db;
};

describe('the migrations leave triggers, indexes and checks that hold', () => {
  it('in a shard', async () => {
    const db = await filled('shard');
    // 1 as the fill wrote it, and 1 counted by the trigger.
    expect(ask(db, 'select owner_id from lead_counts where lead_count <> 2')).toEqual([]);
    db.exec("delete from leads where id = 'leads id 1'");
    expect(ask(db, 'select lead_count from lead_counts order by lead_count limit 1')).toEqual([
      { lead_count: 1 },
    ]);
    expect(() =>
      db.exec("insert into contacts select 'x', user_id, name, mobile_number, 0, 0 from contacts"),
    ).toThrow('UNIQUE');
  });

  it('in the directory', async () => {
    const db = await filled('directory');
    const named =
      'select count(*) as found from accounts_search where accounts_search match \'"first_name 3"\'';
    expect(ask(db, named)).toEqual([{ found: 1 }]);
    db.exec("update accounts set first_name = 'Other' where id = 'accounts id 3'");
    expect(ask(db, named)).toEqual([{ found: 0 }]);
    db.prepare(
      "insert into activity_logs (id, action, description, created_at) values ('now', 'x', 'Said', ?)",
    ).run(Date.now());
    expect(() => db.exec('delete from activity_logs')).toThrow('append-only');
    expect(() => db.exec("update activity_logs set description = 'Other'")).toThrow('append-only');
    expect(() =>
      db.exec("update accounts set email = 'Upper@Example.test' where id = 'accounts id 3'"),
    ).toThrow('CHECK');
  });
});

describe('a change of schema/sql', () => {
  const changed = (...statements: string[]) => {
    const db = databaseAfter(migrationsOf('directory'));
    for (const sql of statements) db.exec(sql);
    return schemaChanges(db, 'directory').map((sql) => sql.split('\n')[0]);
  };

  it('is a statement of the next migration: new, different and removed objects', () => {
    expect(changed('drop trigger `consent_texts_no_update`')).toEqual([
      'CREATE TRIGGER `consent_texts_no_update` BEFORE UPDATE ON `consent_texts`',
    ]);
    expect(
      changed(
        'drop trigger `consent_texts_no_update`',
        'create trigger `consent_texts_no_update` before update on `consent_texts` begin select 1; end',
      ),
    ).toEqual([
      'DROP TRIGGER `consent_texts_no_update`;',
      'CREATE TRIGGER `consent_texts_no_update` BEFORE UPDATE ON `consent_texts`',
    ]);
    expect(changed('create trigger `stray` after insert on `accounts` begin select 1; end')).toEqual([
      'DROP TRIGGER `stray`;',
    ]);
  });

  it('adds first rows that are missing', () => {
    expect(changed('drop trigger `consent_texts_no_delete`', 'delete from consent_texts')).toEqual([
      'CREATE TRIGGER `consent_texts_no_delete` BEFORE DELETE ON `consent_texts`',
      'INSERT INTO `consent_texts` (version, purpose, text, created_at) VALUES',
    ]);
  });
});
