import { execFileSync } from 'node:child_process';
import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { schemaChanges } from './lib/schema-sql';
import { withoutRowids } from './lib/without-rowid';

type Kind = 'directory' | 'shard';

/**
 * `npm run migration -- <name>` writes, for the directory and for the shards, the migration from what the migrations build to what
 * `schema/directory.ts`, `schema/shard.ts` and `schema/sql` say. `--baseline` writes them all anew as one: possible until the first
 * release is tagged.
 */
const BASELINE = '--baseline';
const BREAKPOINT = '\n--> statement-breakpoint\n';

const generate = (kind: Kind, ...options: string[]) =>
  execFileSync('drizzle-kit', ['generate', ...options], {
    stdio: ['inherit', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_KIND: kind },
  });

const migrations = (kind: Kind) => globSync(`migrations/${kind}/*.sql`).sort();

function migrated(kind: Kind): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const file of migrations(kind)) db.exec(readFileSync(file, 'utf8'));
  return db;
}

function removeUnreleased() {
  const tags = execFileSync('git', ['tag', '--list', 'v*'], { encoding: 'utf8' });
  if (tags.trim()) throw new Error('A release is tagged: its migrations stay. Add one with a name instead.');
  rmSync('migrations', { recursive: true, force: true });
}

function writeMigration(kind: Kind, name: string): string | null {
  const before = new Set(migrations(kind));
  const added = () => migrations(kind).find((file) => !before.has(file));
  generate(kind, '--name', name);
  const generated = added();
  if (generated) writeFileSync(generated, withoutRowids(readFileSync(generated, 'utf8')));
  const changes = schemaChanges(migrated(kind), kind);
  if (!added() && changes.length === 0) return null;
  if (!added()) generate(kind, '--custom', '--name', name);
  const file = added();
  if (!file) throw new Error('drizzle-kit wrote no file');
  for (const sql of changes) appendFileSync(file, `${BREAKPOINT}${sql}`);
  return file;
}

const [argument] = process.argv.slice(2);
if (!argument) throw new Error('Name what it does: npm run migration -- add_reports (or --baseline)');
if (argument === BASELINE) removeUnreleased();
for (const kind of ['directory', 'shard'] as const) {
  const file = writeMigration(kind, argument === BASELINE ? 'initial' : argument);
  console.log(file ? `Wrote ${file}` : `Nothing has changed in the ${kind}.`);
}
