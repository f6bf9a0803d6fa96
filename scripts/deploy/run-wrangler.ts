import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../lib/run.ts';

const execute = promisify(execFile);

/** Runs wrangler without a terminal. Returns the records that it writes for programs; throws with its own message. */
export const runWrangler =
  (env: Record<string, string>) =>
  async (args: readonly string[]): Promise<Record<string, unknown>[]> => {
    const folder = await mkdtemp(join(tmpdir(), 'wrangler-'));
    const records = join(folder, 'records.ndjson');
    try {
      await execute(join(ROOT, 'node_modules/.bin/wrangler'), [...args], {
        cwd: ROOT,
        maxBuffer: 1e8,
        env: {
          ...process.env,
          CI: '1',
          WRANGLER_SEND_METRICS: 'false',
          WRANGLER_OUTPUT_FILE_PATH: records,
          ...env,
        },
      }).catch(({ stdout = '', stderr = '', message }) => {
        throw new Error(
          `wrangler ${args.slice(0, 2).join(' ')} failed: ${(stderr || stdout || message).trim()}`,
        );
      });
      const lines = (await readFile(records, 'utf8').catch(() => '')).split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    } finally {
      await rm(folder, { recursive: true });
    }
  };
