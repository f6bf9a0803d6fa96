import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './run.mjs';
import { splitStatements } from './sql-statements.mjs';

const FOLDER = join(ROOT, 'migrations');

/** Every migration of the repository, in order. */
export async function readMigrations() {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(FOLDER, name), 'utf8') })));
}

/** The ledger as wrangler keeps it, so that `wrangler d1 migrations list` agrees. */
const LEDGER = `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`;

/** How many statements of an unfinished migration are in the database. Dropped when nothing is unfinished. */
const STEPS = 'CREATE TABLE IF NOT EXISTS d1_migration_steps (name TEXT PRIMARY KEY, done INTEGER NOT NULL)';

const text = (value) => `'${value.replaceAll("'", "''")}'`;

/** Only the body of a trigger has semicolons; whoever splits what is sent could cut there, so it travels alone. */
const TRIGGER = /^create\s+(?:temp\s+|temporary\s+)?trigger\s+(?:if\s+not\s+exists\s+)?(["`[]?)([\w$]+)/i;
const triggerOf = (statement) => TRIGGER.exec(statement)?.[2];

/** Each statement is a transaction of its own: settings of a transaction would be over before the next. */
const LOST_SETTING = /^pragma\s+(?:defer_)?foreign_keys\b/i;

function statementsOf({ name, sql }) {
  const statements = splitStatements(sql);
  const lost = statements.find((statement) => LOST_SETTING.test(statement));
  if (lost) throw new Error(`${name}: "${lost}" does not outlast its own statement`);
  return statements;
}

/**
 * Applies the migrations that a database lacks, each of `{ name, sql }` statement by statement and without comments. A run that
 * broke off anywhere is continued where it was: what a statement does and that it is done are one transaction, or can be seen.
 * `send(sql)` runs one or two statements as one transaction and answers the rows of the first; it may throw after it has run them.
 * `report(name, done, all)` hears of each statement. Answers the names of the migrations that were applied.
 */
export async function applyMigrations(send, migrations, report = () => {}) {
  await send(LEDGER);
  const known = new Set((await send('SELECT name FROM d1_migrations')).map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !known.has(name));
  if (missing.length === 0) {
    await send('DROP TABLE IF EXISTS d1_migration_steps');
    return [];
  }
  await send(STEPS);
  const steps = await send('SELECT name, done FROM d1_migration_steps');
  for (const migration of missing) {
    const done = steps.find(({ name }) => name === migration.name)?.done ?? 0;
    await applyOne(send, migration, { done, report });
  }
  await send('DROP TABLE d1_migration_steps');
  return missing.map(({ name }) => name);
}

async function applyOne(send, migration, { done, report }) {
  const name = text(migration.name);
  const statements = statementsOf(migration);
  const ledger = `INSERT INTO d1_migrations (name) VALUES (${name})`;
  if (done >= statements.length) await send(ledger);
  for (const [at, statement] of statements.entries()) {
    if (at < done) continue;
    const isLast = at === statements.length - 1;
    const note = isLast
      ? ledger
      : `INSERT INTO d1_migration_steps (name, done) VALUES (${name}, ${at + 1}) ON CONFLICT (name) DO UPDATE SET done = excluded.done`;
    const trigger = triggerOf(statement);
    report(migration.name, at + 1, statements.length);
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
