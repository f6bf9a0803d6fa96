import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { ask, fillTables, listTables, readTables } from './test-rows';

/**
 * Migrations on databases that are in use. In Node's own SQLite, where a database costs nothing: that they run in D1 shows with
 * every test of the Worker, which begins with them.
 */

/** The last migration of the release before this one. */
const RELEASED = '0012_profile_codes.sql';

const MIGRATIONS = globSync('migrations/*.sql')
  .sort()
  .map((file) => ({ name: basename(file), sql: readFileSync(file, 'utf8') }));

const upTo = (name: string) => MIGRATIONS.findIndex((migration) => migration.name === name) + 1;

/** As wrangler does: a migration is one transaction. */
const apply = (db: DatabaseSync, { sql }: { sql: string }) => db.exec(`begin; ${sql}; commit`);

function databaseAt(migrations: typeof MIGRATIONS): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const migration of migrations) apply(db, migration);
  return db;
}

/** What a migration is meant to write anew, by table. */
const REWRITTEN: Record<string, readonly string[]> = {
  users: ['profile_vehicle_count', 'vehicle_count', 'republished_count', 'lead_count', 'listing_view_count'],
  daily_figures: ['value'],
  seller_views: ['view_count'],
};

/** Tables that one migration makes anew: no version before it wrote to them. */
const MADE_ANEW: Record<string, readonly string[]> = {
  '0009_plans_and_payments.sql': ['payment_records', 'gift_code_redemptions'],
};

/** Rows that 0016 leaves behind: totals nobody reads, and counters that went to `users`. */
const DROPPED: readonly RegExp[] = [
  /^daily_figures \["all","(listings|views|offers|revenue|page_views)"/,
  /^usage_tracking \[".*","lead_received"/,
];

type Tables = ReturnType<typeof readTables>;

/** Every row that was there is there, with every value that still has a column. */
function lostBetween(before: Tables, after: Tables): string[] {
  const lost: string[] = [];
  for (const [table, rows] of before) {
    for (const [key, row] of rows) {
      const found = after.get(table)?.get(key);
      if (!found && !DROPPED.some((dropped) => dropped.test(`${table} ${key}`))) lost.push(`${table} ${key}`);
      for (const [column, value] of Object.entries(row)) {
        if (!found || !(column in found) || REWRITTEN[table]?.includes(column)) continue;
        if (found[column] !== value) lost.push(`${table}.${column} ${key}`);
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

describe('a migration', () => {
  it('applies to a database in use, from each version to the next, and loses nothing', () => {
    const db = databaseAt([]);
    for (const [step, migration] of MIGRATIONS.entries()) {
      const before = readTables(db);
      for (const table of MADE_ANEW[migration.name] ?? []) before.delete(table);
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
    expect(schemaOf(db)).toEqual(schemaOf(databaseAt(MIGRATIONS)));
    const tables = readTables(db);
    expect(Math.min(...[...tables.values()].map((rows) => rows.size))).toBeGreaterThanOrEqual(3);
  });

  it('0004 keeps the later of two cards that a seller has saved of one number', () => {
    const db = databaseAt(MIGRATIONS.slice(0, upTo('0003_leads_by_filter.sql')));
    fillTables(db, [1, 2]);
    db.exec(`insert into contacts select id || ' again', user_id, name || ', corrected', mobile_number,
      created_at + 1, updated_at + 1 from contacts where id = 'contacts id 1'`);
    for (const migration of MIGRATIONS.slice(upTo('0003_leads_by_filter.sql'))) apply(db, migration);
    expect(ask(db, 'select name from contacts order by name')).toEqual([
      { name: 'contacts name 1, corrected' },
      { name: 'contacts name 2' },
    ]);
  });

  it('0016 takes the leads of the latest month along, and counts on from them', () => {
    const at = upTo('0015_session_last_used.sql');
    const db = databaseAt(MIGRATIONS.slice(0, at));
    fillTables(db, [1, 2]);
    db.exec(`delete from usage_tracking; insert into usage_tracking values
      ('users id 1', 'lead_received', 2025, 10, 7, 0), ('users id 1', 'lead_received', 2025, 9, 40, 0)`);
    for (const migration of MIGRATIONS.slice(at)) apply(db, migration);
    const addLead = (id: string, time: string) =>
      db
        .prepare(
          `insert into leads (id, vehicle_id, listing_id, owner_id, buyer_mobile, offer_price_minor, offer_currency,
            consent_version, last_offer_id, last_offer_at, created_at, updated_at)
          values (?1, 'v', 'v', 'users id 1', ?1, 1, 'INR', '1', ?1, ?2, ?2, ?2)`,
        )
        .run(id, Date.parse(time));
    const month = () => ask(db, "select lead_month, month_lead_count from users where id = 'users id 1'");
    expect(month()).toEqual([{ lead_month: '2025-10', month_lead_count: 7 }]);
    addLead('same month', '2025-10-31T23:59:59+05:30');
    expect(month()).toEqual([{ lead_month: '2025-10', month_lead_count: 8 }]);
    addLead('next month', '2025-11-01T00:00:00+05:30');
    addLead('late', '2025-10-31T23:59:59+05:30');
    expect(month()).toEqual([{ lead_month: '2025-11', month_lead_count: 1 }]);
  });

  it('of this release applies to the one before it, in use: figures, index and log are right after it', () => {
    const at = upTo(RELEASED);
    expect(at).toBeGreaterThan(0);
    const db = databaseAt(MIGRATIONS.slice(0, at));
    fillTables(db, [1, 2, 3, 4, 5]);
    const before = readTables(db);
    for (const migration of MIGRATIONS.slice(at)) apply(db, migration);
    expect([lostBetween(before, readTables(db)), faults(db)]).toEqual([[], []]);
    expect(listTables(db).length).toBeGreaterThanOrEqual(before.size);
    // As the fill wrote them (1), and as triggers have counted on: also after the release.
    expect(ask(db, 'select id from users where lead_count <> 2')).toEqual([]);
    db.exec("delete from leads where id = 'leads id 1'");
    expect(ask(db, 'select lead_count from users order by lead_count limit 1')).toEqual([{ lead_count: 1 }]);
    const named = 'select count(*) as found from users_search where users_search match \'"first_name 3"\'';
    expect(ask(db, named)).toEqual([{ found: 1 }]);
    db.exec("update users set first_name = 'Other' where id = 'users id 3'");
    expect(ask(db, named)).toEqual([{ found: 0 }]);
    db.prepare(
      "insert into activity_logs (id, action, description, created_at) values ('now', 'x', 'Said', ?)",
    ).run(Date.now());
    expect(() => db.exec('delete from activity_logs')).toThrow('append-only');
    expect(() => db.exec("update activity_logs set description = 'Other'")).toThrow('append-only');
    expect(() => db.exec("update users set email = 'Upper@Example.test' where id = 'users id 3'")).toThrow(
      'CHECK',
    );
    expect(() =>
      db.exec("insert into contacts select 'x', user_id, name, mobile_number, 0, 0 from contacts"),
    ).toThrow('UNIQUE');
  });
});
