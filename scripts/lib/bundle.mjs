// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './run.mjs';

/**
 * What only development may contain, and where it would have come from.
 * @type {[needle: string, what: string][]}
 */
const FORBIDDEN = [
  ['drive-the-lane-7', 'the demo password'],
  ['@demo.test', 'a demo account'],
  ['seen-in-a-leak-7', 'the stand-in for the list of leaked passwords'],
  ['"/outbox"', 'the outbox route'],
  ['/dev/outbox', 'a link to the outbox'],
];

const KIB = 1024;
/** @param {number} bytes */
const inKib = (bytes) => `${(bytes / KIB).toFixed(1)} KiB`;

/** @param {string} directory */
async function filesOf(directory) {
  const entries = await readdir(join(ROOT, directory), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Throws where a production build still holds what is meant for development.
 * @param {string} buildDir
 */
export async function refuseDevelopmentTools(buildDir) {
  const faults = [];
  for (const file of await filesOf(buildDir)) {
    const content = await readFile(file, 'utf8');
    for (const [needle, what] of FORBIDDEN) if (content.includes(needle)) faults.push(`${file}: ${what}`);
  }
  if (faults.length) {
    throw new Error(
      `The production build contains development tools. Guard them with __DEV_TOOLS__, inside a function:\n${faults.join('\n')}`,
    );
  }
}

/** @typedef {Map<string, Buffer>} Sources */

/**
 * A script and all that it imports before it can run: sources by name.
 * @param {string} directory
 * @param {string[]} names
 */
async function closure(directory, names) {
  /** @type {Sources} */
  const found = new Map();
  const queue = [...names];
  for (let name = queue.pop(); name; name = queue.pop()) {
    if (found.has(name)) continue;
    const source = await readFile(join(ROOT, directory, name));
    found.set(name, source);
    for (const [, next = ''] of source
      .toString()
      .matchAll(/(?:from|import)\s*["'`]\.\/([\w.$-]+\.js)["'`]/g)) {
      queue.push(next);
    }
  }
  return found;
}

/** @param {Iterable<Buffer>} sources */
const gzipped = (sources) => [...sources].reduce((sum, source) => sum + gzipSync(source).length, 0);

/**
 * Lines that no build crosses, in KiB after gzip. Whoever raises one says in the commit what it is for.
 * @type {Record<string, number>}
 */
const BUDGETS = {
  'buyer’s script': 5,
  'buyer’s style': 7,
  'site’s script': 8,
  'site’s style': 8,
  'sign-in’s script': 8,
  'sign-in’s style': 8,
  'workspace’s first style': 6,
  'service worker': 3,
  application: 157,
  // All the script that a tab of the workspace waits for; 166 KiB are the 170 KB of the slow phone (npm run bench workspace).
  'tab dashboard': 169,
  'tab listings': 166,
  'tab leads': 164,
  'tab contacts': 161,
  'tab print': 209,
  'tab republished': 168,
  'tab settings': 251,
  'tab profile': 268,
  'any other chunk': 105,
  // Of it 125 KiB for the WebP encoder and 60 for ten languages.
  Worker: 1980,
};

const TABS = Object.keys(BUDGETS).flatMap((name) => (name.startsWith('tab ') ? [name.slice(4)] : []));

/**
 * What is loaded together, by the name of its line: sources by file.
 * @param {string} buildDir
 * @returns {Promise<Record<string, Sources>>}
 */
async function readGroups(buildDir) {
  const assets = `${buildDir}/client/assets`;
  const names = await readdir(join(ROOT, assets));
  /** @type {(name: string) => Promise<[string, Buffer]>} */
  const read = async (name) => [name, await readFile(join(ROOT, assets, name))];
  /** @param {RegExp} pattern */
  const matching = (pattern) => names.filter((name) => pattern.test(name));
  /** @param {string} shell */
  const scriptOf = async (shell) => {
    const html = await readFile(join(ROOT, buildDir, `client/${shell}.html`), 'utf8');
    return closure(
      assets,
      [...html.matchAll(/\/assets\/([\w.$-]+\.js)/g)].map(([, name = '']) => name),
    );
  };
  /** @param {string} shell */
  const styleOf = async (shell) =>
    new Map(await Promise.all(matching(new RegExp(`^${shell}-.*\\.css$`)).map(read)));
  const application = await scriptOf('index');
  const { tabs } = JSON.parse(await readFile(join(ROOT, buildDir, 'client/workspace-files.json'), 'utf8'));
  /** @type {(name: string) => Promise<[string, Sources]>} */
  const ofTab = async (name) => {
    /** @type {string[]} */
    const files = tabs[name];
    const further = files.map((path) => path.replace('/assets/', ''));
    return [`tab ${name}`, new Map([...application, ...(await closure(assets, further))])];
  };
  const others = await Promise.all(
    matching(/\.js$/)
      .filter((name) => !application.has(name))
      .map(read),
  );
  const largest = others.toSorted(([, one], [, other]) => gzipped([other]) - gzipped([one])).slice(0, 1);
  const scripts = (await filesOf(`${buildDir}/chaabi`)).filter((file) => /\.(js|wasm)$/.test(file));
  /** @type {(path: string) => Promise<[string, Buffer]>} */
  const readAt = async (path) => [path, await readFile(path)];
  return {
    'buyer’s script': await scriptOf('buyer'),
    'buyer’s style': await styleOf('buyer'),
    'site’s script': await scriptOf('site'),
    'site’s style': await styleOf('site'),
    'sign-in’s script': await scriptOf('sign-in'),
    'sign-in’s style': await styleOf('sign-in'),
    'workspace’s first style': await styleOf('workspace'),
    'service worker': new Map([await readAt(join(ROOT, buildDir, 'client/service-worker.js'))]),
    application,
    ...Object.fromEntries(await Promise.all(TABS.map(ofTab))),
    'any other chunk': new Map(largest),
    Worker: new Map(await Promise.all(scripts.map(readAt))),
  };
}

/**
 * Where the sizes of the build before are, to say what has changed.
 * @param {string} buildDir
 */
const beforeOf = (buildDir) => join(ROOT, `${buildDir}.sizes.json`);
/** @param {number} bytes */
const inKibSigned = (bytes) => `${bytes < 0 ? '-' : '+'}${inKib(Math.abs(bytes))}`;

/**
 * The files that weigh most in what has grown too large.
 * @param {Sources} sources
 */
const heaviest = (sources) =>
  [...sources]
    .map(([name, source]) => ({ name: basename(name), size: gzipped([source]) }))
    .toSorted((one, other) => other.size - one.size)
    .slice(0, 4)
    .map(({ name, size }) => `${name} ${inKib(size)}`)
    .join(', ');

/**
 * What buyers and sellers load, and what the platform loads for the Worker. Throws where a line is crossed.
 * @param {string} buildDir
 */
export async function sizes(buildDir) {
  const groups = await readGroups(buildDir);
  const before = JSON.parse(await readFile(beforeOf(buildDir), 'utf8').catch(() => '{}'));
  const lines = Object.entries(groups).map(([name, sources]) => {
    const size = gzipped(sources.values());
    const change =
      before[name] === undefined ? '' : `, ${inKibSigned(size - before[name])} since the last build`;
    return { name, size, change, headroom: Number(BUDGETS[name]) * KIB - size, sources };
  });
  const faults = lines
    .filter(({ headroom }) => headroom < 0)
    .map(
      ({ name, size, change, headroom, sources }) =>
        `${name}: ${inKib(size)}, ${inKib(-headroom)} over its ${BUDGETS[name]} KiB${change}: ${heaviest(sources)}`,
    );
  if (faults.length) throw new Error(`Over the size budget:\n${faults.join('\n')}`);
  const bytes = Object.fromEntries(lines.map(({ name, size }) => [name, size]));
  await writeFile(beforeOf(buildDir), JSON.stringify(bytes));
  const text = lines.map(
    ({ name, size, change, headroom }) => `${name} ${inKib(size)} (${inKib(headroom)} left${change})`,
  );
  return { ...bytes, text: text.join(', ') };
}
