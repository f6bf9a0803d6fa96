import { applyMigrations, readMigrations } from '../lib/migrate.ts';
import { splitStatements } from '../lib/sql-statements.ts';
import type { Deployment, Step } from './step.ts';
import type { Database } from './target.ts';

/** Changes that the previous release cannot cope with. */
const CONTRACTIONS = [
  [/^drop\s+table\b/i, 'drops a table'],
  [/^alter\s+table\s[\s\S]*\bdrop\s+(?:column\b)?/i, 'drops a column'],
  [/^alter\s+table\s[\s\S]*\brename\b/i, 'renames'],
  [/^create\s+unique\s+index\b/i, 'adds a unique index'],
  [
    /^alter\s+table\s[\s\S]*\badd\b[\s\S]*\bnot\s+null\b(?![\s\S]*\bdefault\b)/i,
    'adds a column without a default',
  ],
] as const;

/** Precedes a migration that removes something, and names the release that stopped using it. */
const CONTRACT = /^--\s*contract:\s*\S/i;

/**
 * What a migration removes that the previous release may use; empty if the file has a contract comment. A
 * table created in the same file may change freely.
 */
export function contractionsIn(sql: string): string[] {
  if (CONTRACT.test(sql)) return [];
  const statements = splitStatements(sql);
  const made = new Set(
    statements.flatMap(
      (text) => /^create\s+table\s+(?:if\s+not\s+exists\s+)?[`"]?(\w+)/i.exec(text)?.[1] ?? [],
    ),
  );
  return statements.flatMap((text) => {
    const [, table = ''] = /\b(?:table|on)\s+(?:if\s+exists\s+)?[`"]?(\w+)/i.exec(text) ?? [];
    const found = made.has(table) ? undefined : CONTRACTIONS.find(([pattern]) => pattern.test(text));
    return found ? [`${found[1]}: ${text.slice(0, 80)}`] : [];
  });
}

const send =
  ({ tools: { api } }: Deployment, { database_id: id = '' }: Database) =>
  (sql: string) =>
    api.d1<Record<string, unknown>>(id, sql);

async function readPending(deployment: Deployment, database: Database) {
  const all = await readMigrations(database.migrations_dir);
  if (!database.database_id) return { pending: all, isEmpty: true };
  const known = await send(
    deployment,
    database,
  )('SELECT name FROM d1_migrations').catch((error) => {
    if (/no such table/.test(error.message)) return [];
    throw error;
  });
  const names = new Set(known.map(({ name }) => name));
  return { pending: all.filter(({ name }) => !names.has(name)), isEmpty: known.length === 0 };
}

/** Read once per database and deployment: with 200 shards, every further query is 200 requests. */
const asked = new WeakMap<Database, ReturnType<typeof readPending>>();

function pendingOf(deployment: Deployment, database: Database) {
  if (!database.database_id) return readPending(deployment, database);
  const found = asked.get(database) ?? readPending(deployment, database);
  asked.set(database, found);
  return found;
}

const PROBE = 'deployment_probe';

/**
 * Guards read `changes()` of the previous statement of a batch, which no documentation promises, so this is
 * tested before anything relies on it.
 */
export function probes(deployment: Deployment): Step[] {
  return deployment.target.config.d1_databases.map((database) => ({
    what: `try out that ${database.database_name} counts changes within a batch (changes nothing)`,
    isDone: async () => !(await pendingOf(deployment, database)).isEmpty,
    run: async () => {
      const run = send(deployment, database);
      const add = (id: number, of: number) =>
        run(`UPDATE ${PROBE} SET n = n + 1 WHERE id = ${of};
          INSERT INTO ${PROBE} SELECT ${id}, 0 WHERE changes() = 1`);
      await run(`DROP TABLE IF EXISTS ${PROBE}`);
      await run(`CREATE TABLE ${PROBE} AS SELECT 1 AS id, 0 AS n`);
      await add(2, 1);
      await add(3, 99);
      const ids = (await run(`SELECT id FROM ${PROBE} ORDER BY id`)).map(({ id }) => id);
      await run(`DROP TABLE ${PROBE}`);
      if (ids.join() !== '1,2')
        throw new Error(`changes() does not hold in a batch of ${database.database_name}: ${ids}`);
    },
  }));
}

/**
 * A bookmark of each database that is about to be migrated, for `wrangler d1 time-travel restore --bookmark`.
 * For the others, the time of the record is enough.
 */
export async function readBookmarks(deployment: Deployment): Promise<Record<string, string>> {
  const { tools, target } = deployment;
  const bookmarks: Record<string, string> = {};
  for (const database of target.config.d1_databases) {
    if ((await pendingOf(deployment, database)).pending.length === 0) continue;
    const path = `/d1/database/${database.database_id}/time_travel/bookmark`;
    bookmarks[database.database_name] = (await tools.api.of<{ bookmark: string }>(path)).bookmark;
  }
  return bookmarks;
}

/**
 * The schema is migrated first, because the old code runs on the new schema. Statement by statement and
 * without comments: the remote API splits files itself, and an apostrophe or semicolon in a comment breaks
 * that (cloudflare/workers-sdk#4713).
 */
export function migrations(deployment: Deployment): Step[] {
  return deployment.target.config.d1_databases.map((database) => ({
    what: `migrations of ${database.database_name}`,
    isDone: async () => {
      const { pending, isEmpty } = await pendingOf(deployment, database);
      const faults = isEmpty
        ? []
        : pending.flatMap(({ name, sql }) => contractionsIn(sql).map((fault) => `${name} ${fault}`));
      if (faults.length > 0) {
        throw new Error(
          `The release that is live would break. Expand now, contract in a later release with "-- contract: <what no longer uses it>":\n${faults.join('\n')}`,
        );
      }
      return pending.length === 0;
    },
    run: async () => {
      const all = await readMigrations(database.migrations_dir);
      asked.delete(database);
      const applied = await applyMigrations(send(deployment, database), all);
      deployment.tools.say(`        ${applied.join(', ')}`);
    },
  }));
}
