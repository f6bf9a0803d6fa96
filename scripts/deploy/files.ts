import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orNull } from './api.ts';
import type { Deployment, Step } from './step.ts';

/** Which hashed files which release had last (epoch milliseconds), in the private bucket beside copies of them. */
const LIST = 'releases/files.json';
const KEPT_MS = 30 * 86_400_000;
const AT_ONCE = 6;

async function inLanes(names: readonly string[], work: (name: string) => Promise<unknown>): Promise<void> {
  const waiting = [...names];
  const lane = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) await work(name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/**
 * Puts the hashed files of the last thirty days' releases beside those of this build: pages that were opened or cached before it
 * stay whole. On any machine, because each deployment keeps copies of its own.
 */
export function filesOfReleases({ tools: { api, now, say }, target }: Deployment): Step {
  const { assets } = target;
  const objectOf = (key: string) => `/r2/buckets/${target.privateBucket}/objects/${key}`;
  const put = (key: string, body: string | Uint8Array<ArrayBuffer>) =>
    api.of(objectOf(key), { method: 'PUT', body });
  const copyOf = (name: string) => `releases/files/${name}`;
  return {
    what: 'files of earlier releases, and copies of this one\u2019s',
    isDone: async () => false,
    run: async () => {
      const own = await readdir(assets);
      const list = await orNull(api.download(objectOf(LIST)));
      const all: Record<string, number> = list ? JSON.parse(Buffer.from(list).toString()) : {};
      const kept = Object.entries(all).filter(([, at]) => now() - at < KEPT_MS);
      const known = new Set(kept.map(([name]) => name));
      const missing = [...known].filter((name) => !own.includes(name));
      await inLanes(missing, async (name) =>
        writeFile(join(assets, name), await api.download(objectOf(copyOf(name)))),
      );
      const fresh = own.filter((name) => !known.has(name));
      await inLanes(fresh, async (name) =>
        put(copyOf(name), new Uint8Array(await readFile(join(assets, name)))),
      );
      await put(LIST, JSON.stringify(Object.fromEntries([...kept, ...own.map((name) => [name, now()])])));
      say(`        ${own.length} files, and ${missing.length} of earlier releases`);
    },
  };
}
