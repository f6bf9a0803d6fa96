import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../lib/run.ts';
import type { Api } from './api.ts';

/**
 * Runs wrangler without a terminal. Returns its machine-readable output; throws with wrangler's own message.
 */
export const runWrangler =
  ({ base, account, token }: Pick<Api, 'base' | 'account' | 'token'>) =>
  async (args: readonly string[]): Promise<Record<string, unknown>[]> => {
    const folder = await mkdtemp(join(tmpdir(), 'wrangler-'));
    const records = join(folder, 'records.ndjson');
    const env = {
      ...process.env,
      CI: '1',
      // Wrangler is 15 MB of JavaScript, and compiling it took a third of each call.
      NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'),
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_OUTPUT_FILE_PATH: records,
      CLOUDFLARE_API_BASE_URL: base,
      CLOUDFLARE_ACCOUNT_ID: account,
      CLOUDFLARE_API_TOKEN: token,
    };
    try {
      const wrangler = join(ROOT, 'node_modules/.bin/wrangler');
      await promisify(execFile)(wrangler, [...args], { cwd: ROOT, maxBuffer: 1e8, env }).catch(
        ({ stdout = '', stderr = '', message }) => {
          const reason = (stderr || stdout || message).trim();
          throw new Error(`wrangler ${args.slice(0, 2).join(' ')} failed: ${reason}`);
        },
      );
      const lines = (await readFile(records, 'utf8').catch(() => '')).split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    } finally {
      await rm(folder, { recursive: true });
    }
  };
