import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSchemaStatements } from './lib/schema-sql';

const MOST_TRIGGERS = 15;

/** The feature of each table: the folder of `schema` that describes it. A search index belongs to the table it is named after. */
const FEATURES = new Map(
  globSync('schema/*/*table.ts').flatMap((file) => {
    const feature = file.split('/')[1] ?? '';
    const names = readFileSync(file, 'utf8').matchAll(/sqliteTable\(\s*'(\w+)'/g);
    return Array.from(names, ([, name = '']): [string, string] => [name, feature]);
  }),
);
const featureOf = (table: string) => FEATURES.get(table.replace(/_search$/, '')) ?? `no feature has ${table}`;

const triggers = (['directory', 'shard'] as const)
  .flatMap(readSchemaStatements)
  .filter(({ creates }) => creates?.type === 'trigger')
  .map(({ creates, sql }) => {
    const [head = '', body = ''] = sql.split(/\bBEGIN\b/i);
    const [, table = ''] = /\bON `(\w+)`/i.exec(head) ?? [];
    const writes = body.matchAll(/\b(?:insert into|delete from|update(?!\s+set\b)) (\w+)/gi);
    return { name: creates?.name ?? '', table, writes: Array.from(writes, ([, written = '']) => written) };
  });

describe('the triggers', () => {
  it(`are at most ${MOST_TRIGGERS}`, () => {
    expect(triggers.length).toBeGreaterThan(0);
    expect(triggers.length).toBeLessThanOrEqual(MOST_TRIGGERS);
  });

  it.each(triggers)('write only tables of the feature they belong to: $name', ({ table, writes }) => {
    const home = featureOf(table);
    expect(home).toMatch(/^\w+$/);
    expect(writes.map((written) => [written, featureOf(written)])).toEqual(
      writes.map((written) => [written, home]),
    );
  });
});
