import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from './api.ts';
import type { Deployment, Step } from './step.ts';

/** Which hashed files which release had last (epoch milliseconds), in the private bucket beside copies of them. */
const LIST = 'releases/files.json';
const KEPT_MS = 30 * 86_400_000;
const AT_ONCE = 6;

type Released = Record<string, number>;

const objectOf = (bucket: string, key: string) => `/r2/buckets/${bucket}/objects/${key}`;

async function inLanes(names: readonly string[], work: (name: string) => Promise<unknown>): Promise<void> {
  const waiting = [...names];
  const lane = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) await work(name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

async function readReleased({ tools: { api }, target: { privateBucket } }: Deployment): Promise<Released> {
  const found = await api.download(objectOf(privateBucket, LIST)).catch((error) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  return found ? (JSON.parse(Buffer.from(found).toString()) as Released) : {};
}

/**
 * Puts the hashed files of the last thirty days' releases beside those of this build: pages that were opened or cached before it
 * stay whole. On any machine, because each deployment keeps copies of its own.
 */
export function filesOfReleases(deployment: Deployment): Step {
  const { tools, target } = deployment;
  const { assets, privateBucket } = target;
  const copyOf = (name: string) => objectOf(privateBucket, `releases/files/${name}`);
  return {
    what: 'files of earlier releases, and copies of this one\u2019s',
    isDone: async () => false,
    run: async () => {
      const own = await readdir(assets);
      const now = tools.now();
      const released = Object.entries(await readReleased(deployment)).filter(([, at]) => now - at < KEPT_MS);
      const known = new Set(released.map(([name]) => name));
      const missing = [...known].filter((name) => !own.includes(name));
      await inLanes(missing, async (name) =>
        writeFile(join(assets, name), await tools.api.download(copyOf(name))),
      );
      const fresh = own.filter((name) => !known.has(name));
      await inLanes(fresh, async (name) =>
        tools.api.of(copyOf(name), {
          method: 'PUT',
          body: new Uint8Array(await readFile(join(assets, name))),
        }),
      );
      const list = { ...Object.fromEntries(released), ...Object.fromEntries(own.map((name) => [name, now])) };
      await tools.api.of(objectOf(privateBucket, LIST), { method: 'PUT', body: JSON.stringify(list) });
      tools.say(`        ${own.length} files, and ${missing.length} of earlier releases`);
    },
  };
}
