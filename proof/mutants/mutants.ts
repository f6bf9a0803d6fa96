import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { ROOT } from '../../scripts/lib/run.ts';
import { LISTED } from './listed.ts';
import { changesOf } from './operators.ts';
import { specsOf, testsOf } from './tests-of.ts';

export interface Mutant {
  file: string;
  line: number;
  /** The operator, and its change. */
  name: string;
  /** The file with the change applied. */
  content: string;
  /** Whether types cannot notice, because the change is inside SQL. */
  isSql: boolean;
  tests: string[];
  specs: string[];
}

export interface Options {
  seed: number;
  count: number;
  files: string;
  /** Only lines changed since this commit. */
  changed: string | undefined;
  /** How many test files are tried for each mutant. */
  tests: number;
}

/** Rules of tables are generated from `rulesOf(…)`; development's own data has no rules. */
const NOT_PRODUCT =
  /^schema\/(dev\/|sql\/\w+\/rules\.sql$)|\.(test|spec|gen|samples|d)\.tsx?$|^worker\/test\/|^web\/(e2e|i18n)\//;

const oneLine = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 70 ? `${line.slice(0, 70)}…` : line;
};

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function changedLines(since: string): Map<string, Set<number>> {
  const diff = execFileSync('git', ['diff', '-U0', '--no-prefix', since], { cwd: ROOT, encoding: 'utf8' });
  const lines = new Map<string, Set<number>>();
  let file = '';
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) file = line.slice(4);
    const [, from, length = '1'] = /^@@ .* \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    for (let at = 0; from && at < Number(length); at++) {
      lines.set(file, (lines.get(file) ?? new Set()).add(Number(from) + at));
    }
  }
  return lines;
}

function mutantsOf(file: string): Omit<Mutant, 'tests' | 'specs'>[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  return changesOf(file, source).map(({ operator, start, end, by }) => ({
    file,
    line: source.slice(0, start + (/^\s*/.exec(source.slice(start, end))?.[0].length ?? 0)).split('\n')
      .length,
    name: `${operator}: ${oneLine(source.slice(start, end))} → ${oneLine(by) || '(nothing)'}`,
    content: source.slice(0, start) + by + source.slice(end),
    isSql: operator.startsWith('SQL'),
  }));
}

/** Draws lines with equal probability, and a mutant of each. */
export function drawMutants({ seed, count, files, changed, tests }: Options): Mutant[] {
  const random = seeded(seed);
  const chosen = changed ? changedLines(changed) : null;
  const byLine = new Map<string, Omit<Mutant, 'tests' | 'specs'>[]>();
  // Scripts are drawn only if named.
  const roots = files.startsWith('scripts/') ? 'scripts/!(rulers)' : '{schema,web,worker}';
  for (const file of globSync(`${roots}/**/*.{ts,tsx,sql}`, { cwd: ROOT }).sort()) {
    if (NOT_PRODUCT.test(file) || !matchesGlob(file, files)) continue;
    for (const mutant of mutantsOf(file)) {
      if (chosen && !chosen.get(file)?.has(mutant.line)) continue;
      const line = `${file}:${mutant.line}`;
      byLine.set(line, [...(byLine.get(line) ?? []), mutant]);
    }
  }
  const lines = [...byLine.values()].map((mutants) => ({ mutants, order: random(), which: random() }));
  return lines
    .sort((one, other) => one.order - other.order)
    .slice(0, count)
    .flatMap(({ mutants, which }) => mutants[Math.floor(which * mutants.length)] ?? [])
    .map((mutant) => ({ ...mutant, tests: testsOf(mutant.file, tests), specs: specsOf(mutant.file) }));
}

/** Mutants that no operator makes. */
export function listedMutants(): Mutant[] {
  return LISTED.map(({ file, before, after, tests }) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const at = source.indexOf(before);
    const name = `listed: ${oneLine(before)} → ${oneLine(after) || '(nothing)'}`;
    const content = source.slice(0, at) + after + source.slice(at + before.length);
    return {
      file,
      line: source.slice(0, at).split('\n').length,
      name,
      content,
      isSql: false,
      tests,
      specs: [],
    };
  });
}
