import { join } from 'node:path';
import type { R2Bucket } from '@cloudflare/workers-types';
import { getPlatformProxy, unstable_readConfig } from 'wrangler';
import { RestoreLogCopy, type RestoreLogEntry, restoreLogFolder } from '../../schema/restore/copy.ts';
import { logIn } from '../deploy/api.ts';
import { ROOT } from '../lib/run.ts';

const HOUR_MS = 3_600_000;
const MAX_A_FOLDER = 1_000;

/** The private bucket: lists a prefix, and reads one file. */
interface Files {
  list(prefix: string): Promise<string[]>;
  read(key: string): Promise<string>;
}

async function withFiles(stateDir: string | undefined, work: (files: Files) => Promise<void>): Promise<void> {
  const config = { configPath: join(ROOT, 'wrangler.toml'), remoteBindings: false };
  if (stateDir) {
    const persist = { path: join(stateDir, 'v3') };
    const { env, dispose } = await getPlatformProxy<{ DOCS: R2Bucket }>({ ...config, persist });
    const list = async (prefix: string) => (await env.DOCS.list({ prefix })).objects.map(({ key }) => key);
    const read = async (key: string) => (await (await env.DOCS.get(key))?.text()) ?? '[]';
    await work({ list, read }).finally(dispose);
    return;
  }
  const api = await logIn();
  const { r2_buckets: buckets } = unstable_readConfig({ config: config.configPath, env: 'production' });
  const objects = `/r2/buckets/${buckets.find((bucket: { binding: string }) => bucket.binding === 'DOCS')?.bucket_name}/objects`;
  await work({
    list: async (prefix) => {
      const path = `${objects}?prefix=${encodeURIComponent(prefix)}&per_page=${MAX_A_FOLDER}`;
      return (await api.of<{ key: string }[]>(path)).map(({ key }) => key);
    },
    read: (key) => api.text(`${objects}/${key}`),
  });
}

/** What happened after a time, by database (`directory` or a shard's number). */
export async function readCopies(
  stateDir: string | undefined,
  since: number,
  now: number,
): Promise<Map<string, RestoreLogEntry[]>> {
  const found = new Map<string, RestoreLogEntry[]>();
  await withFiles(stateDir, async ({ list, read }) => {
    for (let hour = since; hour < now + HOUR_MS; hour += HOUR_MS) {
      const folder = restoreLogFolder(hour);
      const keys = await list(folder);
      if (keys.length === MAX_A_FOLDER) throw new Error(`${folder} has more files than one list answers`);
      for (const key of keys) {
        const [database = ''] = key.slice(folder.length).split('-');
        const entries = RestoreLogCopy.parse(JSON.parse(await read(key))).filter(({ at }) => at > since);
        found.set(database, [...(found.get(database) ?? []), ...entries]);
      }
    }
  });
  return found;
}
