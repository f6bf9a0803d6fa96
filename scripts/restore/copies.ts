import { join } from 'node:path';
import type { R2Bucket } from '@cloudflare/workers-types';
import { getPlatformProxy, unstable_readConfig } from 'wrangler';
import { RestoreLogCopy, type RestoreLogEntry, restoreLogFolder } from '../../schema/restore/copy.ts';
import { logIn } from '../deploy/api.ts';
import { ROOT } from '../lib/run.ts';

const HOUR_MS = 3_600_000;

/** The private bucket: lists a prefix, and reads one file. */
interface Files {
  list(prefix: string): Promise<string[]>;
  read(key: string): Promise<string>;
}

/** One list answers at most a thousand objects. */
async function keysOf(bucket: R2Bucket, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await bucket.list({ prefix, ...(cursor ? { cursor } : {}) });
    keys.push(...page.objects.map(({ key }) => key));
    if (!page.truncated) return keys;
    cursor = page.cursor;
  }
}

async function withFiles(stateDir: string | undefined, work: (files: Files) => Promise<void>): Promise<void> {
  const config = { configPath: join(ROOT, 'wrangler.toml'), remoteBindings: false };
  if (stateDir) {
    const persist = { path: join(stateDir, 'v3') };
    const { env, dispose } = await getPlatformProxy<{ DOCS: R2Bucket }>({ ...config, persist });
    const list = (prefix: string) => keysOf(env.DOCS, prefix);
    const read = async (key: string) => (await (await env.DOCS.get(key))?.text()) ?? '[]';
    await work({ list, read }).finally(dispose);
    return;
  }
  const api = await logIn();
  const { r2_buckets: buckets } = unstable_readConfig({ config: config.configPath, env: 'production' });
  const { bucket_name: bucket } =
    buckets.find(({ binding }: { binding: string }) => binding === 'DOCS') ?? {};
  if (!bucket) throw new Error('wrangler.toml binds no DOCS');
  await work({
    list: async (prefix) => (await api.objects(bucket, prefix)).map(({ key }) => key),
    read: (key) => api.text(`/r2/buckets/${bucket}/objects/${key}`),
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
      for (const key of await list(folder)) {
        const [database = ''] = key.slice(folder.length).split('-');
        const entries = RestoreLogCopy.parse(JSON.parse(await read(key))).filter(({ at }) => at > since);
        found.set(database, [...(found.get(database) ?? []), ...entries]);
      }
    }
  });
  return found;
}
