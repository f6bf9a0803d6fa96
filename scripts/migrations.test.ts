import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { schemaChanges } from './lib/schema-sql';
import { ask, fillTables, listTables, readTables } from './test-rows';

/** Migrations on databases in use, in Node's own SQLite, where a database costs nothing. Every Worker test runs them in D1. */

type Kind = 'directory' | 'shard';
const KINDS: Kind[] = ['directory', 'shard'];

const migrationsOf = (kind: Kind) =>
  globSync(`migrations/${kind}/*.sql`)
    .sort()
    .map((file) => ({ name: basename(file), sql: readFileSync(file, 'utf8') }));

/** A migration is one transaction, as in wrangler. */
const apply = (db: DatabaseSync, { sql }: { sql: string }) => db.exec(`begin; ${sql}; commit`);

function databaseAt(migrations: ReturnType<typeof migrationsOf>): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const migration of migrations) apply(db, migration);
  return db;
}

type Tables = ReturnType<typeof readTables>;

/** Rows that are missing afterwards, and values that changed in columns that still exist. */
function lostBetween(before: Tables, after: Tables): string[] {
  const lost: string[] = [];
  for (const [table, rows] of before) {
    for (const [key, row] of rows) {
      const found = after.get(table)?.get(key);
      if (!found) lost.push(`${table} ${key}`);
      for (const [column, value] of Object.entries(row)) {
        if (found && column in found && found[column] !== value) lost.push(`${table}.${column} ${key}`);
      }
    }
  }
  return lost;
}

const faults = (db: DatabaseSync) => [
  ...ask(db, 'pragma foreign_key_check'),
  ...ask<{ quick_check: string }>(db, 'pragma quick_check').filter(({ quick_check: says }) => says !== 'ok'),
];

const schemaOf = (db: DatabaseSync) =>
  ask(db, 'select type, name, sql from sqlite_master order by type, name');

describe.each(KINDS)('the migrations of a %s', (kind) => {
  const migrations = migrationsOf(kind);

  it('build the triggers, search indexes and first rows of schema/sql', () => {
    expect(schemaChanges(databaseAt(migrations), kind)).toEqual([]);
  });

  it('apply to a database in use, from each version to the next, and lose nothing', () => {
    const db = databaseAt([]);
    for (const [step, migration] of migrations.entries()) {
      const before = readTables(db);
      apply(db, migration);
      expect([migration.name, lostBetween(before, readTables(db)), faults(db)]).toEqual([
        migration.name,
        [],
        [],
      ]);
      fillTables(
        db,
        [1, 2, 3].map((nth) => step * 10 + nth),
      );
    }
    expect(schemaOf(db)).toEqual(schemaOf(databaseAt(migrations)));
    const tables = readTables(db);
    expect(Math.min(...[...tables.values()].map((rows) => rows.size))).toBeGreaterThanOrEqual(3);
    expect(listTables(db)).toHaveLength(tables.size);
  });
});

const filled = (kind: Kind) => {
  const db = databaseAt(migrationsOf(kind));
  fillTables(db, [1, 2, 3, 4, 5]);
  return db;
};

describe('the migrations leave triggers, indexes and checks that hold', () => {
  it('in a shard', () => {
    const db = filled('shard');
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

  it('in the directory', () => {
    const db = filled('directory');
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
    const db = databaseAt(migrationsOf('directory'));
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
