import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LIMITS } from '../limits.ts';
import { ROOT } from './run.ts';

/** What only a development build may contain, and its origin. */
const FORBIDDEN = {
  'drive-the-lane-7': 'the demo password',
  '@demo.test': 'a demo account',
  'seen-in-a-leak-7': 'the stand-in for the list of leaked passwords',
  '"/outbox"': 'the outbox route',
  '/dev/outbox': 'a link to the outbox',
};

/** Throws if a production build contains development tools. */
export function refuseDevelopmentTools(buildDir: string) {
  const entries = readdirSync(join(ROOT, buildDir), { recursive: true, withFileTypes: true });
  const faults = entries.flatMap((entry) => {
    const file = join(entry.parentPath, entry.name);
    const content = entry.isFile() ? readFileSync(file, 'utf8') : '';
    const found = Object.entries(FORBIDDEN).filter(([needle]) => content.includes(needle));
    return found.map(([, what]) => `${file}: ${what}`);
  });
  if (faults.length === 0) return;
  throw new Error(
    `The build contains development tools. Guard them with __DEV_TOOLS__, inside a function:\n${faults.join('\n')}`,
  );
}

const find = (directory: string, pattern: string) =>
  globSync(pattern, { cwd: directory }).map((path) => join(directory, path));

/** Scripts and everything they import before they can run. */
function closure(scripts: string[]): string[] {
  const found = new Set(scripts);
  for (const path of found) {
    const imports = /(?:from|import)\s*["'`]\.\/([\w.$-]+\.js)["'`]/g;
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(imports)) {
      found.add(join(dirname(path), name));
    }
  }
  return [...found];
}

const gzipped = (paths: string[]) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0);

const heaviestFirst = (paths: string[]) => paths.toSorted((one, other) => gzipped([other]) - gzipped([one]));

/** Finds the files of a build that load together, by the name of their budget. */
function readBuild(buildDir: string) {
  const client = join(ROOT, buildDir, 'client');
  const read = (name: string) => readFileSync(join(client, name), 'utf8');
  const scriptOf = (shell: string) => {
    const named = read(`web/shells/${shell}.html`).matchAll(/assets\/[\w.$-]+\.js/g);
    return closure(Array.from(named, ([path]) => join(client, path)));
  };
  const application = scriptOf('application');
  const { tabs }: { tabs: Record<string, string[]> } = JSON.parse(read('workspace-files.json'));
  return (name: string): string[] => {
    const [, shell = '', kind] = /^(\S+)’s (?:first )?(script|style)$/.exec(name) ?? [];
    if (kind) return kind === 'script' ? scriptOf(shell) : find(client, `assets/${shell}-*.css`);
    if (name === 'Worker') return find(join(ROOT, buildDir, 'chaabi'), '**/*.{js,wasm}');
    if (name === 'service worker') return [join(client, 'service-worker.js')];
    if (name === 'application') return application;
    if (name === 'any other chunk') {
      const others = find(client, 'assets/*.js').filter((path) => !application.includes(path));
      return heaviestFirst(others).slice(0, 1);
    }
    const further = tabs[name.replace('tab ', '')]?.map((path) => join(client, path));
    return further ? [...new Set([...application, ...closure(further)])] : [];
  };
}

const KIB = 1024;
const inKib = (bytes: number) => `${(bytes / KIB).toFixed(1)} KiB`;

/** The sizes of what buyers, sellers and the Worker load. Throws if a budget is exceeded. */
export function sizes(buildDir: string) {
  const filesOf = readBuild(buildDir);
  const file = join(ROOT, `${buildDir}.sizes.json`);
  // The previous build's sizes, to show the change.
  const before: Record<string, number> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const bytes: Record<string, number> = {};
  const lines: string[] = [];
  const faults: string[] = [];
  for (const [name, { value: budget }] of Object.entries(LIMITS.build)) {
    const paths = filesOf(name);
    const size = gzipped(paths);
    if (size === 0) throw new Error(`The build has no ${name}`);
    const old = before[name];
    const sign = old !== undefined && size < old ? '-' : '+';
    const change = old === undefined ? '' : `, ${sign}${inKib(Math.abs(size - old))} since the last build`;
    const headroom = budget * KIB - size;
    bytes[name] = size;
    lines.push(`${name} ${inKib(size)} (${inKib(headroom)} left${change})`);
    if (headroom >= 0) continue;
    const heaviest = heaviestFirst(paths).slice(0, 4);
    const names = heaviest.map((path) => `${basename(path)} ${inKib(gzipped([path]))}`).join(', ');
    faults.push(`${name}: ${inKib(size)}, ${inKib(-headroom)} over its ${budget} KiB${change}: ${names}`);
  }
  if (faults.length > 0) throw new Error(`Over the size budget:\n${faults.join('\n')}`);
  writeFileSync(file, JSON.stringify(bytes));
  return lines.join(', ');
}
