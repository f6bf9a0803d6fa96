import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from './lib/app';
import { applyMigrations, readMigrations } from './lib/migrate';
import { writeRules } from './lib/rules-sql';
import { ROOT } from './lib/run';
import { KINDS, type Kind } from './lib/schema-sql';
import { ask, readRows } from './test-rows';

/**
 * Gives every enum one more value and every range a higher end, as a later release would: the migration
 * written by `npm run migration -- add_x` is applied to the demo's databases, and keeps every row.
 */
const NEW_VALUE = 'a_value_of_the_next_release';

let home: string;
let stateDir: string;

/** A checkout with all rules widened. */
function widen() {
  const rules = join(home, 'schema/common/rules.ts');
  const wider = readFileSync(rules, 'utf8').replace('values.map(', `[...values, '${NEW_VALUE}'].map(`);
  writeFileSync(rules, wider);
  let ranges = 0;
  for (const file of globSync('schema/*/*table.ts', { cwd: home })) {
    const text = readFileSync(join(home, file), 'utf8');
    const raised = text.replace(/between (\d+) and (\d+)/g, (_, from: string, to: string) => {
      ranges += 1;
      return `between ${from} and ${Number(to) + 1}`;
    });
    writeFileSync(join(home, file), raised);
  }
  return ranges;
}

/** The demo's databases of this kind, as files that another connection can open. */
const filesOf = (kind: Kind) => {
  const table = kind === 'directory' ? 'accounts' : 'sellers';
  return globSync(join(stateDir, 'v3/d1/**/*.sqlite')).filter((file) => {
    const db = new DatabaseSync(file, { readOnly: true });
    const found = ask(db, `select 1 from sqlite_master where name = '${table}'`);
    db.close();
    return found.length > 0;
  });
};

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'chaabi-rules-'));
  stateDir = join(home, 'state');
  for (const name of [
    'schema',
    'migrations',
    'scripts',
    'worker',
    'package.json',
    'drizzle.config.ts',
    'tsconfig.json',
  ])
    cpSync(join(ROOT, name), join(home, name), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'));
  await seed(stateDir);
  expect(widen()).toBeGreaterThanOrEqual(3);
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/migration.ts', 'add_x'], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}` },
  });
}, 600_000);

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe.each(KINDS)('the rules of a %s', (kind) => {
  it('are written in schema/sql as the tables state them', () => {
    expect(readFileSync(`schema/sql/${kind}/rules.sql`, 'utf8')).toBe(writeRules(kind));
  });

  it('grow by a migration that only replaces triggers and loses no row of the demo', async () => {
    const migrations = await readMigrations(join(home, 'migrations', kind));
    const added = migrations.at(-1);
    expect(added?.name).toMatch(/add_x\.sql$/);
    const statements = (added?.sql ?? '').split('--> statement-breakpoint').map((sql) => sql.trim());
    for (const sql of statements.filter((one) => !one.startsWith('-- Custom')))
      expect(sql).toMatch(/^(?:DROP|CREATE) TRIGGER `\w+_rules_(?:insert|update)`/);
    const files = filesOf(kind);
    expect(files).toHaveLength(kind === 'directory' ? 1 : 2);
    const ranges: string[] = [];
    for (const file of files) {
      const db = new DatabaseSync(file);
      const before = await linesOf(db);
      expect(before.length).toBeGreaterThan(50);
      const send = async (sql: string) => {
        const [first = '', ...rest] = sql.startsWith('CREATE TRIGGER') ? [sql] : sql.split(/;\n/);
        const rows = ask(db, first);
        for (const one of rest) db.exec(one);
        return rows;
      };
      expect(await applyMigrations(send, migrations)).toEqual([added?.name]);
      expect(await linesOf(db)).toEqual(before);
      // Each enum accepts its new value, but still no other.
      const enums = conditionsOf(db).flatMap(({ table, rule, condition }) => {
        const [, column] = new RegExp(`new\\."(\\w+)" = '${NEW_VALUE}'`).exec(condition) ?? [];
        return column ? [{ table, rule, column }] : [];
      });
      expect(enums.length).toBeGreaterThan(10);
      for (const { table, column, rule } of enums) {
        expect(refusalOf(db, table, column, NEW_VALUE)).not.toBe(`rule ${rule}`);
        expect([rule, refusalOf(db, table, column, 'nothing_like_it')]).toEqual([rule, `rule ${rule}`]);
      }
      // Each range accepts its new end, but not the value beyond it.
      for (const { table, rule, condition } of conditionsOf(db)) {
        const [, list, column = '', end] =
          /(json_array_length\()?new\."(\w+)"\)? between \d+ and (\d+)/.exec(condition) ?? [];
        if (end === undefined) continue;
        const sizedValue = (size: number) => (list ? JSON.stringify(Array(size).fill('photo')) : size);
        expect(refusalOf(db, table, column, sizedValue(Number(end)))).not.toBe(`rule ${rule}`);
        expect(refusalOf(db, table, column, sizedValue(Number(end) + 1))).toBe(`rule ${rule}`);
        ranges.push(rule);
      }
      db.close();
    }
    const wanted = {
      directory: ['gift_codes_discount'],
      shard: ['sellers_lower', 'vehicles_owners', 'vehicles_images'],
    };
    expect([...new Set(ranges)].sort()).toEqual(wanted[kind].sort());
  });
});

/** Every row as a line, without wrangler's own ledger. */
const linesOf = async (db: DatabaseSync) =>
  [...(await readRows(db))]
    .filter(([key]) => !key.startsWith('d1_'))
    .map(([key, row]) => `${key} ${JSON.stringify(row)}`);

/** Every rule in the database, read from its triggers. */
function conditionsOf(db: DatabaseSync) {
  const triggers = ask<{ table: string; sql: string }>(
    db,
    "select tbl_name as 'table', sql from sqlite_master where type = 'trigger' and name like '%_rules_insert'",
  );
  return triggers.flatMap(({ table, sql }) =>
    [...sql.matchAll(/WHEN NOT \((.*)\) THEN RAISE\(ABORT, 'rule (\w+)'\)/g)].map(
      ([, condition = '', rule = '']) => ({
        table,
        rule,
        condition,
      }),
    ),
  );
}

/**
 * The database's error for this value in a row of the table; null if there is none, or the table is empty.
 * Nothing is kept.
 */
function refusalOf(db: DatabaseSync, table: string, column: string, value: string | number): string | null {
  db.exec('savepoint tried');
  try {
    db.prepare(`insert into "${table}" ("${column}") values (?)`).run(value);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : null;
  } finally {
    db.exec('rollback to tried');
    db.exec('release tried');
  }
}
