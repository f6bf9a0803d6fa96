import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The tables of a kind of database, by their names in SQL and in TypeScript. */
function tablesOf(kind: 'directory' | 'shard') {
  const files = [...readFileSync(`schema/${kind}.ts`, 'utf8').matchAll(/from '\.\/([^']+)'/g)];
  const found = files.flatMap(([, file]) =>
    Array.from(
      readFileSync(`schema/${file}.ts`, 'utf8').matchAll(/export const (\w+) = sqliteTable\(\s*'(\w+)'/g),
      ([, constant = '', name = '']) => ({ constant, name }),
    ),
  );
  return {
    constants: new Set(found.map((one) => one.constant)),
    names: new Set(found.map((one) => one.name)),
  };
}

const DIRECTORY = tablesOf('directory');
const SHARD = tablesOf('shard');

const only = (mine: Set<string>, others: Set<string>) =>
  new Set([...mine].filter((name) => !others.has(name)));
const KINDS = {
  directory: {
    constants: only(DIRECTORY.constants, SHARD.constants),
    names: only(DIRECTORY.names, SHARD.names),
  },
  shard: { constants: only(SHARD.constants, DIRECTORY.constants), names: only(SHARD.names, DIRECTORY.names) },
};

const STATEMENT = /\b(?:from|into|update|join) [`"]?(\w+)/gi;
const IMPORT =
  /import (?:type )?\{([^}]*)\} from '[^']*schema\/(?:directory|shard|[\w-]+\/(?:[\w-]+\.)?table)'/g;

/** Which tables of each kind a text of SQL names. */
function named(text: string) {
  const constants = [...text.matchAll(IMPORT)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  const names = Array.from(text.matchAll(STATEMENT), ([, name = '']) => name);
  const of = (kind: keyof typeof KINDS) => [
    ...new Set([
      ...constants.filter((name) => KINDS[kind].constants.has(name)),
      ...names.filter((name) => KINDS[kind].names.has(name)),
    ]),
  ];
  return { directory: of('directory'), shard: of('shard') };
}

describe('no statement names tables of two databases', () => {
  const files = globSync('worker/**/*.{queries,guards}.ts').sort();

  it.each(files)('%s', (file) => {
    const { directory, shard } = named(readFileSync(file, 'utf8'));
    expect(directory.length > 0 && shard.length > 0 ? { directory, shard } : null).toBeNull();
  });

  it.each(['directory', 'shard'] as const)('nor does a trigger or a foreign key of the %s', (kind) => {
    const text = globSync(`migrations/${kind}/*.sql`)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const references = Array.from(text.matchAll(/REFERENCES `(\w+)`/g), ([, name = '']) => name);
    const other = kind === 'directory' ? 'shard' : 'directory';
    expect(named(text)[other]).toEqual([]);
    expect(references.filter((name) => KINDS[other].names.has(name))).toEqual([]);
  });
});
