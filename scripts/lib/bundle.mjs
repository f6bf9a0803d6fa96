import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './run.mjs';

/** What only development may contain, and where it would have come from. */
const FORBIDDEN = [
  ['drive-the-lane-7', 'the demo password'],
  ['@demo.test', 'a demo account'],
  ['seen-in-a-leak-7', 'the stand-in for the list of leaked passwords'],
  ['"/outbox"', 'the outbox route'],
  ['/dev/outbox', 'a link to the outbox'],
];

const KIB = 1024;
const inKib = (bytes) => `${(bytes / KIB).toFixed(1)} KiB`;

async function filesOf(directory) {
  const entries = await readdir(join(ROOT, directory), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Throws where a production build still holds what is meant for development. */
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

/** A script and all that it imports before it can run: sources by name. */
async function closure(directory, names) {
  const found = new Map();
  const queue = [...names];
  for (let name = queue.pop(); name; name = queue.pop()) {
    if (found.has(name)) continue;
    const source = await readFile(join(ROOT, directory, name));
    found.set(name, source);
    for (const [, next] of source.toString().matchAll(/(?:from|import)\s*["'`]\.\/([\w.$-]+\.js)["'`]/g)) {
      queue.push(next);
    }
  }
  return found;
}

const gzipped = (sources) => [...sources].reduce((sum, source) => sum + gzipSync(source).length, 0);

/** Lines that no build crosses, in KiB after gzip. Whoever raises one says in the commit what it is for. */
const BUDGETS = {
  'buyer’s script': 5,
  'buyer’s style': 7,
  'site’s script': 8,
  'site’s style': 8,
  'sign-in’s script': 8,
  'sign-in’s style': 8,
  'service worker': 3,
  application: 122,
  'any other chunk': 105,
  Worker: 1750,
};

async function measure(buildDir) {
  const assets = `${buildDir}/client/assets`;
  const names = await readdir(join(ROOT, assets));
  const read = (name) => readFile(join(ROOT, assets, name));
  const matching = (pattern) => names.filter((name) => pattern.test(name));
  const scriptOf = async (shell) => {
    const html = await readFile(join(ROOT, buildDir, `client/${shell}.html`), 'utf8');
    return closure(
      assets,
      [...html.matchAll(/\/assets\/([\w.$-]+\.js)/g)].map(([, name]) => name),
    );
  };
  const styleOf = (shell) => Promise.all(matching(new RegExp(`^${shell}-.*\\.css$`)).map(read));
  const [application, buyer, site, signIn] = await Promise.all(
    ['index', 'buyer', 'site', 'sign-in'].map(scriptOf),
  );
  const others = matching(/\.js$/).filter((name) => !application.has(name));
  const chunks = await Promise.all(others.map(async (name) => gzipped([await read(name)])));
  const scripts = (await filesOf(`${buildDir}/chaabi`)).filter((file) => /\.(js|wasm)$/.test(file));
  return {
    'buyer’s script': gzipped(buyer.values()),
    'buyer’s style': gzipped(await styleOf('buyer')),
    'site’s script': gzipped(site.values()),
    'site’s style': gzipped(await styleOf('site')),
    'sign-in’s script': gzipped(signIn.values()),
    'sign-in’s style': gzipped(await styleOf('sign-in')),
    'service worker': gzipped([await readFile(join(ROOT, buildDir, 'client/service-worker.js'))]),
    application: gzipped(application.values()),
    'any other chunk': Math.max(...chunks),
    Worker: gzipped(await Promise.all(scripts.map((file) => readFile(file)))),
  };
}

/** What buyers and sellers load, and what the platform loads for the Worker. Throws where a line is crossed. */
export async function sizes(buildDir) {
  const bytes = await measure(buildDir);
  const faults = Object.entries(bytes)
    .filter(([name, size]) => size > BUDGETS[name] * KIB)
    .map(([name, size]) => `${name}: ${inKib(size)}, and the line is ${BUDGETS[name]} KiB`);
  if (faults.length) throw new Error(`Over the size budget:\n${faults.join('\n')}`);
  const text = Object.entries(bytes).map(([name, size]) => `${name} ${inKib(size)}`);
  return { ...bytes, text: text.join(', ') };
}
