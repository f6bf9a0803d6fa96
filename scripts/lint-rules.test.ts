import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

/** Each of our lint rules lists what it refuses and what it allows: a file and its content in a line. */
const SAMPLE = /^\/\/ (refuses|allows) (\S+): (.+)$/gm;
const samples = globSync('scripts/lint/*.grit', { cwd: ROOT }).flatMap((rule) => {
  const says = readFileSync(join(ROOT, rule), 'utf8');
  return Array.from(says.matchAll(SAMPLE), ([, kind, file = '', source = '']) => {
    return { rule, kind, file, source: source.replaceAll('\\n', '\n'), says };
  });
});
const refused = [
  ...samples.filter(({ kind }) => kind === 'refuses'),
  { file: 'web/routes/long.tsx', source: 'export const line = 1;\n'.repeat(41), says: 'line' },
  { file: 'web/ui/index.ts', source: "export { Button } from './button';", says: 'barrel' },
  { file: 'web/ui/plain.tsx', source: 'export default 1;', says: 'default export' },
  { file: 'web/ui/NotKebab.tsx', source: 'export const one = 1;', says: 'kebab-case' },
  {
    file: 'web/lib/first.ts',
    source: "import type { B } from './second';\nexport type A = B;",
    says: 'cycle',
  },
  {
    file: 'web/lib/second.ts',
    source: "import type { A } from './first';\nexport type B = A;",
    says: 'cycle',
  },
];
const allowed = samples.filter(({ kind }) => kind === 'allows');

describe('the rules of the architecture', () => {
  const found = new Map<string, string[]>();
  const directory = mkdtempSync(join(tmpdir(), 'lint-rules-'));

  beforeAll(() => {
    cpSync(join(ROOT, 'biome.json'), join(directory, 'biome.json'));
    cpSync(join(ROOT, 'scripts/lint'), join(directory, 'scripts/lint'), { recursive: true });
    for (const { file, source } of [...refused, ...allowed]) {
      mkdirSync(join(directory, dirname(file)), { recursive: true });
      writeFileSync(join(directory, file), `${source}\n`);
    }
    const options = ['lint', '--reporter=json', '--max-diagnostics=none', '--diagnostic-level=error', '.'];
    const biome = spawnSync(join(ROOT, 'node_modules/.bin/biome'), options, {
      cwd: directory,
      encoding: 'utf8',
    });
    for (const { location, message } of JSON.parse(biome.stdout).diagnostics) {
      found.set(location.path, [...(found.get(location.path) ?? []), message]);
    }
  });

  afterAll(() => rmSync(directory, { recursive: true }));

  it.each(refused)('refuse $file: $source', ({ file, says }) => {
    const messages = found.get(file) ?? [];
    expect(messages.some((message) => says.includes(message) || message.includes(says))).toBe(true);
  });

  it.each(allowed)('leave alone $file', ({ file }) => {
    expect(found.get(file)).toBeUndefined();
  });

  it('each have samples', () => {
    const rules = globSync('scripts/lint/*.grit', { cwd: ROOT });
    expect(
      rules.filter((rule) => !samples.some((each) => each.rule === rule && each.kind === 'refuses')),
    ).toEqual([]);
  });
});
