import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './run.mjs';

/** What only development may contain, and where it would have come from. */
const FORBIDDEN = [
  ['drive-the-lane-7', 'the demo password'],
  ['@demo.test', 'a demo account'],
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

/** A script and all that it imports before it can run. */
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
  return [...found.values()];
}

const gzipped = (sources) => sources.reduce((sum, source) => sum + gzipSync(source).length, 0);

/** What a buyer's phone loads for a vehicle page, and what the platform loads for the Worker, both gzipped. */
export async function sizes(buildDir) {
  const assets = `${buildDir}/client/assets`;
  const shell = await readFile(join(ROOT, buildDir, 'client/index.html'), 'utf8');
  const route = (await readdir(join(ROOT, assets))).filter((name) => /^vehicle\._id-.*\.js$/.test(name));
  const inShell = [...shell.matchAll(/\/assets\/([\w.$-]+\.js)/g)].map(([, name]) => name);
  const page = gzipped(await closure(assets, [...inShell, ...route]));
  const scripts = (await filesOf(`${buildDir}/chaabi`)).filter((file) => /\.(js|wasm)$/.test(file));
  const worker = gzipped(await Promise.all(scripts.map((file) => readFile(file))));
  return { page, worker, text: `Worker ${inKib(worker)}, vehicle page JS ${inKib(page)} (gzip)` };
}
