import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitStatements } from './sql-statements.ts';

export interface Migration {
  name: string;
  sql: string;
}

type Send = (sql: string) => Promise<Record<string, unknown>[]>;

/** Every migration of a folder, such as `migrations/shard`, in order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(folder, name), 'utf8') })));
}

/** Wrangler's own ledger, so that `wrangler d1 migrations list` agrees. */
const LEDGER = `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`;

/** How many statements of an unfinished migration were applied. Dropped once all are finished. */
const STEPS = 'CREATE TABLE IF NOT EXISTS d1_migration_steps (name TEXT PRIMARY KEY, done INTEGER NOT NULL)';

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** A trigger is sent separately, because the remote API might split it at the semicolons in its body. */
const TRIGGER = /^create\s+(?:temp\s+|temporary\s+)?trigger\s+(?:if\s+not\s+exists\s+)?(["`[]?)([\w$]+)/i;
const triggerOf = (statement: string) => TRIGGER.exec(statement)?.[2];

/** Each statement is its own transaction, so a transaction's settings end before the next statement. */
const LOST_SETTING = /^pragma\s+(?:defer_)?foreign_keys\b/i;

function statementsOf({ name, sql }: Migration): string[] {
  const statements = splitStatements(sql);
  const lost = statements.find((statement) => LOST_SETTING.test(statement));
  if (lost) throw new Error(`${name}: "${lost}" does not outlast its own statement`);
  return statements;
}

/**
 * Applies missing migrations, statement by statement and without comments. An interrupted run resumes at the
 * same statement, since each is recorded in its own transaction or can be looked up. `send(sql)` runs one or
 * two statements as one transaction and returns the rows of the first; it may throw after they took effect.
 * Returns the names of the applied migrations.
 */
export async function applyMigrations(send: Send, migrations: readonly Migration[]): Promise<string[]> {
  await send(LEDGER);
  const known = new Set((await send('SELECT name FROM d1_migrations')).map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !known.has(name));
  await send(STEPS);
  const steps = await send('SELECT name, done FROM d1_migration_steps');
  for (const migration of missing) {
    const done = Number(steps.find(({ name }) => name === migration.name)?.done ?? 0);
    await applyOne(send, migration, done);
  }
  await send('DROP TABLE d1_migration_steps');
  return missing.map(({ name }) => name);
}

async function applyOne(send: Send, migration: Migration, done: number) {
  const name = text(migration.name);
  const statements = statementsOf(migration);
  const ledger = `INSERT INTO d1_migrations (name) VALUES (${name})`;
  if (done >= statements.length) await send(ledger);
  for (const [at, statement] of statements.entries()) {
    if (at < done) continue;
    const note =
      at === statements.length - 1
        ? ledger
        : `INSERT INTO d1_migration_steps (name, done) VALUES (${name}, ${at + 1}) ON CONFLICT (name) DO UPDATE SET done = excluded.done`;
    const trigger = triggerOf(statement);
    if (!trigger) {
      await send(`${statement};\n${note}`);
      continue;
    }
    const find = `SELECT 1 FROM sqlite_master WHERE type = 'trigger' AND name = ${text(trigger)}`;
    const isThere = at === done && (await send(find)).length > 0;
    if (!isThere) await send(statement);
    await send(note);
  }
}
