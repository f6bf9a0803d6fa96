import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KINDS, type Kind, migrationsOf, readSchemaStatements } from './lib/schema-sql';

/**
 * Each write pays for triggers, which maintain counts that requests would otherwise count rows for, refuse
 * changes, write the record of who did what, or end sessions.
 */
const MAX_TRIGGERS = 26;

interface Table {
  /** The name in TypeScript. */
  constant: string;
  /** The name in SQL. */
  name: string;
  /** The folder of `schema` that declares it. */
  feature: string;
}

function tablesIn(file: string): Table[] {
  const found = readFileSync(file, 'utf8').matchAll(/export const (\w+) = sqliteTable\(\s*'(\w+)'/g);
  const feature = file.split('/')[1] ?? '';
  return Array.from(found, ([, constant = '', name = '']) => ({ constant, name, feature }));
}

/** The tables of a kind of database. */
const tablesOf = (kind: Kind) =>
  [...readFileSync(`schema/${kind}.ts`, 'utf8').matchAll(/from '\.\/([^']+)'/g)].flatMap(([, file]) =>
    tablesIn(`schema/${file}.ts`),
  );

const KNOWN = { directory: tablesOf('directory'), shard: tablesOf('shard') };
const other = (kind: Kind): Kind => (kind === 'shard' ? 'directory' : 'shard');
/** The tables that the other kind does not have. */
const only = (kind: Kind) =>
  KNOWN[kind].filter(({ name }) => !KNOWN[other(kind)].some((table) => table.name === name));

const STATEMENT = /\b(?:from|into|update|join|references) [`"]?(\w+)/gi;
const IMPORT =
  /import (?:type )?\{([^}]*)\} from '[^']*schema\/(?:directory|shard|[\w-]+\/(?:[\w-]+\.)?table)'/g;

/** Which tables of a kind are named in a text of SQL. */
function named(kind: Kind, text: string): string[] {
  const constants = [...text.matchAll(IMPORT)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  const names = Array.from(text.matchAll(STATEMENT), ([, name = '']) => name);
  return only(kind)
    .filter(({ constant, name }) => constants.includes(constant) || names.includes(name))
    .map(({ name }) => name);
}

describe('no statement names tables of two databases', () => {
  it.each(globSync('worker/**/*.{queries,sql}.ts').sort())('%s', (file) => {
    const [directory, shard] = KINDS.map((kind) => named(kind, readFileSync(file, 'utf8')));
    expect(directory?.length && shard?.length ? { directory, shard } : null).toBeNull();
  });

  it.each(KINDS)('neither does a trigger or a foreign key of the %s', (kind) => {
    const text = migrationsOf(kind).map(({ sql }) => sql);
    expect(named(other(kind), text.join('\n'))).toEqual([]);
    expect(named(kind, text.join('\n')).length).toBeGreaterThan(3);
  });
});

describe('the triggers', () => {
  /** A search index belongs to the table it is named after. */
  const featureOf = (table: string) =>
    globSync('schema/*/*table.ts')
      .flatMap(tablesIn)
      .find(({ name }) => name === table.replace(/_search$/, ''))?.feature ?? `no feature has ${table}`;
  const triggers = KINDS.flatMap(readSchemaStatements)
    // Triggers of rules write nothing; `schema/common/rules.ts` describes them.
    .filter(({ creates }) => creates?.type === 'trigger' && !/_rules_/.test(creates.name))
    .map(({ creates, sql }) => {
      const [head = '', body = ''] = sql.split(/\bBEGIN\b/i);
      const [, table = ''] = /\bON `(\w+)`/i.exec(head) ?? [];
      const writes = body.matchAll(/\b(?:insert into|delete from|update(?!\s+set\b)) (\w+)/gi);
      return { name: creates?.name, table, writes: Array.from(writes, ([, written = '']) => written) };
    });

  it(`are at most ${MAX_TRIGGERS}`, () => {
    expect(triggers.length).toBeGreaterThan(0);
    expect(triggers.length).toBeLessThanOrEqual(MAX_TRIGGERS);
  });

  it.each(triggers)('write only to tables of their own feature: $name', ({ table, writes }) => {
    const home = featureOf(table);
    expect(home).toMatch(/^[\w-]+$/);
    // The record takes lines from everywhere (schema/sql/shard/changes.sql).
    const elsewhere = writes.filter((written) => written !== 'changes' && featureOf(written) !== home);
    expect(elsewhere).toEqual([]);
  });
});
