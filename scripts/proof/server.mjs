// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../lib/run.mjs';

/**
 * Starts a build in its own process group, so that workerd dies with it, and without its output. Resolves once it serves:
 * where, its process and how long that took.
 * @param {string} buildDir
 * @param {string} stateDir
 */
export async function serve(buildDir, stateDir) {
  const began = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'scripts/proof/serve.mjs'), buildDir, stateDir], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
  });
  const lines = createInterface({ input: child.stdout });
  /** @type {[string]} */
  const [origin] = await Promise.race([
    new Promise((resolve) => lines.on('line', (line) => line.startsWith('http') && resolve([line]))),
    new Promise((_, reject) => child.once('exit', () => reject(new Error('the server did not start')))),
  ]);
  for (;;) {
    const answer = await fetch(`${origin}/health`).catch(() => null);
    if (answer?.ok) break;
    await sleep(50);
  }
  return { origin, child, backAfterMs: Math.round(performance.now() - began) };
}

/**
 * Ends it at once, with all that it has started.
 * @param {import('node:child_process').ChildProcess} child
 */
export const kill = (child) => process.kill(-Number(child.pid), 'SIGKILL');
