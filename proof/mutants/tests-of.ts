import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { ROOT } from '../../scripts/lib/run.ts';

const MODULES = globSync('{schema,scripts,web,worker}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['scripts/rulers/**', '**/node_modules'],
}).sort();
const KNOWN = new Set(MODULES);
const TESTS = MODULES.filter((file) => file.endsWith('.test.ts'));

/** Tests what the database itself refuses, for all tables. */
const CONSTRAINTS = 'worker/platform/constraints.test.ts';

/** What all features use is tested here rather than next to it. */
const SHARED = /^worker\/(http|platform)\//;

/**
 * These import every feature, and the tests' world imports all of their samples, so a path through them says
 * nothing.
 */
const HUBS =
  /^worker\/(app|api|index|route-table|features\/index|test\/.*)\.ts$|^schema\/(shard|directory)\.ts$/;

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

function importsOf(file: string): string[] {
  return Array.from(readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT), ([, path = '']) => {
    const target = normalize(join(dirname(file), path));
    return [target, `${target}.ts`, `${target}.tsx`].filter((name) => KNOWN.has(name));
  }).flat();
}

const importers = new Map<string, string[]>();
for (const file of MODULES) {
  for (const target of importsOf(file)) importers.set(target, [...(importers.get(target) ?? []), file]);
}

const folderOf = (file: string) => /^worker\/features\/[^/]+/.exec(file)?.[0] ?? dirname(file);

/** A trigger or table is tested where its feature is. */
function roots(file: string): string[] {
  const feature =
    /^schema\/sql\/\w+\/([\w-]+)\.sql$/.exec(file)?.[1] ?? /^schema\/([\w-]+)\//.exec(file)?.[1];
  return feature ? [dirname(file), `worker/features/${feature}`] : [folderOf(file)];
}

/**
 * The test files nearest to a source file: those of its folder, starting with those named after it or
 * importing it, then those that import it and those of the folders that import it, step by step.
 */
export function testsOf(file: string, most: number): string[] {
  const [stem = ''] = basename(file).split('.');
  const isNamedAlike = (test: string) =>
    basename(test).startsWith(stem) || importers.get(file)?.includes(test);
  const near = TESTS.filter((test) => roots(file).some((folder) => test.startsWith(`${folder}/`)));
  const rules = /^schema\/(.*table\.ts|sql\/)/.test(file) ? [CONSTRAINTS] : [];
  const found = new Set([...near.filter(isNamedAlike), ...rules, ...(SHARED.test(file) ? [] : near)]);
  const seen = new Set([file]);
  for (let step = [file]; step.length > 0 && found.size < most; ) {
    step = [...new Set(step.flatMap((each) => importers.get(each) ?? []))].filter((each) => !seen.has(each));
    for (const each of step) seen.add(each);
    const direct = step.filter((each) => each.endsWith('.test.ts'));
    step = step.filter((each) => !each.endsWith('.test.ts') && !HUBS.test(each));
    const folders = new Set(step.map(folderOf));
    for (const test of [...direct, ...TESTS.filter((test) => folders.has(folderOf(test)))]) found.add(test);
  }
  return [...found, ...near.filter((test) => !found.has(test))].slice(0, most);
}

/** Browser tests whose name contains a word of the feature's name. */
export function specsOf(file: string): string[] {
  const feature = /^web\/features\/([\w-]+)\//.exec(file)?.[1] ?? dirname(file).split('/').at(-1) ?? '';
  const stem = feature.replace(/s$/, '');
  return globSync('web/e2e/**/*.spec.ts', { cwd: ROOT }).filter((spec) => spec.includes(stem));
}
