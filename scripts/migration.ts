import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeRules } from './lib/rules-sql';
import { databaseAfter, KINDS, type Kind, migrationsOf, schemaChanges } from './lib/schema-sql';
import { withoutRowids } from './lib/without-rowid';

/**
 * `npm run migration -- <name>` writes, for the directory and for the shards, the migration from the state
 * that the migrations build to the one declared by `schema/directory.ts`, `schema/shard.ts` and `schema/sql`.
 * `--baseline` rewrites them all as one, which is possible until the first release is tagged.
 */
const BASELINE = '--baseline';
const BREAKPOINT = '\n--> statement-breakpoint\n';

const generate = (kind: Kind, ...options: string[]) =>
  execFileSync('drizzle-kit', ['generate', ...options], {
    stdio: ['inherit', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_KIND: kind },
  });

function removeUnreleased() {
  const tags = execFileSync('git', ['tag', '--list', 'v*'], { encoding: 'utf8' });
  if (tags.trim()) throw new Error('A release is tagged: its migrations stay. Add one with a name instead.');
  rmSync('migrations', { recursive: true, force: true });
}

function writeMigration(kind: Kind, name: string): string | null {
  const before = migrationsOf(kind).length;
  const added = () => migrationsOf(kind)[before];
  generate(kind, '--name', name);
  const generated = added();
  if (generated) writeFileSync(generated.file, withoutRowids(generated.sql));
  const changes = schemaChanges(databaseAfter(migrationsOf(kind)), kind);
  if (!generated && changes.length === 0) return null;
  if (!generated) generate(kind, '--custom', '--name', name);
  const { file } = added() ?? {};
  if (!file) throw new Error('drizzle-kit wrote no file');
  for (const sql of changes) appendFileSync(file, `${BREAKPOINT}${sql}`);
  return file;
}

const [argument] = process.argv.slice(2);
if (!argument) throw new Error('Name what it does: npm run migration -- add_reports (or --baseline)');
if (argument === BASELINE) removeUnreleased();
for (const kind of KINDS) {
  writeFileSync(`schema/sql/${kind}/rules.sql`, writeRules(kind));
  const file = writeMigration(kind, argument === BASELINE ? 'initial' : argument);
  console.log(file ? `Wrote ${file}` : `Nothing has changed in the ${kind}.`);
}
