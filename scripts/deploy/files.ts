import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orNull } from './api.ts';
import type { Deployment, Step } from './step.ts';

const MAX_PARALLEL = 6;
const PREFIX = 'releases/files/';
const FRESH_MS = 30 * 86_400_000;

/**
 * Keeps copies of this build's hashed files in the private bucket, from which the Worker serves files of
 * another release (worker/pages/released-file.ts), so that pages opened or cached earlier stay complete. They
 * expire 90 days after their upload, so a file still in use is uploaded again after a third of that time.
 */
export function copiesOfFiles({ tools: { api, now }, target: { assets, privateBucket } }: Deployment): Step {
  const objects = `/r2/buckets/${privateBucket}/objects`;
  let waiting: string[] = [];
  return {
    what: 'copies of hashed files',
    isDone: async () => {
      const stored = (await orNull(api.objects(privateBucket, PREFIX))) ?? [];
      const fresh = new Set(
        stored
          .filter(({ last_modified: at }) => now() - Date.parse(at) < FRESH_MS)
          .map(({ key }) => key.slice(PREFIX.length)),
      );
      waiting = (await readdir(assets)).filter((name) => !fresh.has(name));
      return waiting.length === 0;
    },
    run: async () => {
      const lane = async () => {
        for (let name = waiting.pop(); name; name = waiting.pop()) {
          const body = new Uint8Array(await readFile(join(assets, name)));
          await api.of(`${objects}/${PREFIX}${name}`, { method: 'PUT', body });
        }
      };
      await Promise.all(Array.from({ length: MAX_PARALLEL }, lane));
    },
  };
}
