import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './run.mjs';

const execute = promisify(execFile);

/** The databases of `wrangler.toml` on this machine. */
export const DATABASES = ['chaabi-directory', 'chaabi-shard-0', 'chaabi-shard-1'];

/** The database that `wrangler.toml` names for production. */
export const REMOTE = ['--remote', '--env', 'production'];

/** A database on this machine. */
export const localIn = (stateDir) => ['--local', '--persist-to', stateDir];

/** Runs SQL in one request and returns the rows of each statement. Throws with wrangler's message. */
export const d1At = (where, database) => async (sql) => {
  const args = ['d1', 'execute', database, '--config', 'wrangler.toml', ...where, '--json', '--command', sql];
  const { stdout } = await execute(join(ROOT, 'node_modules/.bin/wrangler'), args, {
    cwd: ROOT,
    maxBuffer: 1e9,
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
  }).catch((error) => {
    throw new Error(error.stdout || error.stderr || error.message);
  });
  return JSON.parse(stdout.slice(stdout.indexOf('['))).map(({ results }) => results);
};
