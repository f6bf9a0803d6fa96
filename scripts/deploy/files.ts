import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deployment, Step } from './step.ts';

const AT_ONCE = 6;

/**
 * Keeps copies of this build's hashed files in the private bucket, from where the Worker answers for files of another release
 * (worker/pages/released-file.ts): pages that were opened or cached before this one stay whole. They expire some time after the
 * last release that had them, which is why each uploads all of its own.
 */
export const copiesOfFiles = ({ tools: { api }, target: { assets, privateBucket } }: Deployment): Step => ({
  what: 'copies of hashed files',
  isDone: async () => false,
  run: async () => {
    const waiting = await readdir(assets);
    const lane = async () => {
      for (let name = waiting.pop(); name; name = waiting.pop()) {
        const body = new Uint8Array(await readFile(join(assets, name)));
        const path = `/r2/buckets/${privateBucket}/objects/releases/files/${name}`;
        await api.of(path, { method: 'PUT', body });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  },
});
