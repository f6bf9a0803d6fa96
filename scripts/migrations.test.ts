import type { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { readTables } from './lib/backup';
import { databaseAfter, KINDS, migrationsOf, schemaChanges } from './lib/schema-sql';
import { ask, asking, fillTables, readRows } from './test-rows';

/** Tests migrations on databases in use. Every Worker test runs them in D1. */

type Rows = Awaited<ReturnType<typeof readRows>>;

/** Rows that are missing afterwards, and changed values in columns that still exist. */
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

  it('create the triggers, search indexes and first rows of schema/sql', () => {
    expect(schemaChanges(databaseAfter(migrations), kind)).toEqual([]);
  });

  it('apply to a database in use, from each version to the next, without losing anything', async () => {
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

describe('a change of schema/sql', () => {
  const changed = (...statements: string[]) => {
    const db = databaseAfter(migrationsOf('directory'));
    for (const sql of statements) db.exec(sql);
    return schemaChanges(db, 'directory').map((sql) => sql.split('\n')[0]);
  };

  it('becomes a statement of the next migration: new, changed and removed objects', () => {
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

  it('adds missing first rows', () => {
    expect(changed('drop trigger `consent_texts_no_delete`', 'delete from consent_texts')).toEqual([
      'CREATE TRIGGER `consent_texts_no_delete` BEFORE DELETE ON `consent_texts`',
      'INSERT INTO `consent_texts` (version, purpose, text, created_at) VALUES',
    ]);
  });
});
