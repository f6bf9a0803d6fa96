import { execFileSync } from 'node:child_process';
import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { schemaChanges } from './lib/schema-sql';
import { withoutRowids } from './lib/without-rowid';

/**
 * `npm run migration -- <name>` writes the migration from what the migrations build to what `schema/tables` and `schema/sql`
 * say. `--baseline` writes them all anew as one: possible until the first release is tagged.
 */
const BASELINE = '--baseline';
const BREAKPOINT = '\n--> statement-breakpoint\n';

const generate = (...options: string[]) =>
  execFileSync('drizzle-kit', ['generate', ...options], { stdio: ['inherit', 'ignore', 'inherit'] });

const migrations = () => globSync('migrations/*.sql').sort();

function migrated(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const file of migrations()) db.exec(readFileSync(file, 'utf8'));
  return db;
}

function removeUnreleased() {
  const tags = execFileSync('git', ['tag', '--list', 'v*'], { encoding: 'utf8' });
  if (tags.trim()) throw new Error('A release is tagged: its migrations stay. Add one with a name instead.');
  rmSync('migrations', { recursive: true, force: true });
}

function writeMigration(name: string): string | null {
  const before = new Set(migrations());
  const added = () => migrations().find((file) => !before.has(file));
  generate('--name', name);
  const generated = added();
  if (generated) writeFileSync(generated, withoutRowids(readFileSync(generated, 'utf8')));
  const changes = schemaChanges(migrated());
  if (!added() && changes.length === 0) return null;
  if (!added()) generate('--custom', '--name', name);
  const file = added();
  if (!file) throw new Error('drizzle-kit wrote no file');
  for (const sql of changes) appendFileSync(file, `${BREAKPOINT}${sql}`);
  return file;
}

const [argument] = process.argv.slice(2);
if (!argument) throw new Error('Name what it does: npm run migration -- add_reports (or --baseline)');
if (argument === BASELINE) removeUnreleased();
const file = writeMigration(argument === BASELINE ? 'initial' : argument);
console.log(file ? `Wrote ${file}` : 'Nothing has changed.');
