import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const KINDS = ['directory', 'shard'] as const;
export type Kind = (typeof KINDS)[number];

export const migrationsOf = (kind: Kind) =>
  globSync(`migrations/${kind}/*.sql`)
    .sort()
    .map((file) => ({ file, name: basename(file), sql: readFileSync(file, 'utf8') }));

/** An in-memory database after running scripts, each as one transaction, as in wrangler. */
export function databaseAfter(scripts: readonly { sql: string }[]): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const { sql } of scripts) db.exec(`begin;\n${sql}\n;\ncommit`);
  return db;
}

/**
 * What drizzle cannot describe: triggers, search indexes and initial rows, from the files of
 * `schema/sql/<kind>`.
 */
export interface SchemaStatement {
  /** The trigger or table that the statement creates; null for rows. */
  creates: { type: 'trigger' | 'table'; name: string } | null;
  sql: string;
}

const CREATES = /^create (?:virtual )?(trigger|table) `(\w+)`/i;
const COMMENT = /^--.*\n/gm;

/**
 * Statements are separated by blank lines. Comments stay in the files, because the remote database would
 * split statements at their punctuation.
 */
export function readSchemaStatements(kind: Kind): SchemaStatement[] {
  const texts = globSync(`schema/sql/${kind}/*.sql`)
    .sort()
    .flatMap((file) => readFileSync(file, 'utf8').split(/\n{2,}/));
  return texts
    .map((text) => text.replace(COMMENT, '').trim())
    .filter(Boolean)
    .map((sql) => {
      const [, type, name = ''] = CREATES.exec(sql) ?? [];
      return { creates: type ? { type: type.toLowerCase() as 'trigger' | 'table', name } : null, sql };
    });
}

const withoutEnd = (sql: string) => sql.replace(/;\s*$/, '');

/** The statements that bring a migrated database in line with `schema/sql`, in order. */
export function schemaChanges(db: DatabaseSync, kind: Kind): string[] {
  const rows = db
    .prepare("select name, sql from sqlite_master where type = 'trigger' or sql like 'create virtual%'")
    .all();
  const built = new Map(rows.map(({ name, sql }) => [String(name), String(sql)]));
  const wanted = readSchemaStatements(kind);
  const names = new Set(wanted.map(({ creates }) => creates?.name));
  const removed = [...built].filter(([name]) => !names.has(name));
  const drop = (name: string) =>
    `DROP ${/^create virtual/i.test(built.get(name) ?? '') ? 'TABLE' : 'TRIGGER'} \`${name}\`;`;
  const changes = removed.map(([name]) => drop(name));
  for (const { creates, sql } of wanted) {
    const before = creates ? built.get(creates.name) : undefined;
    if (creates && before === withoutEnd(sql)) continue;
    if (creates && before !== undefined) changes.push(drop(creates.name));
    if (creates || writesRows(db, sql)) changes.push(sql);
  }
  return changes;
}

/** Initial rows are inserted once; `ON CONFLICT DO NOTHING` shows whether they exist. */
function writesRows(db: DatabaseSync, sql: string): boolean {
  if (!/on conflict/i.test(sql)) return isNewIndex(db, sql);
  db.exec('savepoint tried');
  try {
    return Number(db.prepare(sql).run().changes) > 0;
  } finally {
    db.exec('rollback to tried');
    db.exec('release tried');
  }
}

/** A search index's setting is written when the index is created. */
const isNewIndex = (db: DatabaseSync, sql: string) => {
  const [, table = ''] = /^insert into (\w+)/i.exec(sql) ?? [];
  return db.prepare('select 1 from sqlite_master where name = ?').get(table) === undefined;
};
