import { cpSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT, run, start } from './run.mjs';

/** The names of the databases that a configuration has on this machine. */
const databasesOf = (config) =>
  Array.from(
    readFileSync(join(ROOT, config), 'utf8').matchAll(
      /^\[\[d1_databases\]\]\n(?:.+\n)*?database_name = "([^"]+)"/gm,
    ),
    ([, name]) => name,
  );

/** Migrates the local databases. `CI` keeps wrangler from prompting. */
export async function migrate(stateDir, config = 'wrangler.toml') {
  const local = ['--config', config, '--local', '--persist-to', stateDir];
  for (const name of databasesOf(config)) {
    const apply = ['d1', 'migrations', 'apply', name, ...local];
    await run('wrangler', apply, { env: { CI: '1' }, quiet: true });
  }
}

const fill = (stateDir) => run('tsx', ['scripts/seed.ts'], { env: { STATE_DIR: stateDir }, quiet: 'stderr' });

/**
 * Fills an empty local database with the demo; leaves others unchanged. Independent of the Worker. Tried twice
 * at most: on a busy machine the local platform closes a connection while it is written to, and a seed that broke off begins anew.
 */
export const seed = (stateDir) => fill(stateDir).catch(() => fill(stateDir));

/** Builds Worker and web app into a folder. */
export const build = (buildDir, env = {}) =>
  run('vite', ['build', '--logLevel', 'warn'], { env: { BUILD_DIR: buildDir, ...env }, quiet: true });

const DAY_MS = 24 * 60 * 60 * 1000;

/** Builds, and keeps the last day's files next to the new ones: open pages still load theirs. */
export async function buildBesideOld(buildDir, env) {
  const assets = join(ROOT, buildDir, 'client/assets');
  const kept = join(ROOT, `${buildDir}.old-assets`);
  if (existsSync(assets)) cpSync(assets, kept, { recursive: true, preserveTimestamps: true });
  await build(buildDir, env);
  if (!existsSync(kept)) return;
  const oldest = Date.now() - DAY_MS;
  const isRecent = (path) => statSync(path).isDirectory() || statSync(path).mtimeMs > oldest;
  cpSync(kept, assets, { recursive: true, preserveTimestamps: true, force: false, filter: isRecent });
  rmSync(kept, { recursive: true });
}

/** Serves a build with its local state; answers the process once the app answers. */
export async function serve({ port, buildDir, stateDir, withCrons = false }) {
  const options = [buildDir, stateDir, `${port}`, ...(withCrons ? ['with-crons'] : [])];
  const child = start('node', ['scripts/serve.mjs', ...options], { stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://localhost:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    const answer = await fetch(`${origin}/favicon.svg`).catch(() => null);
    if (answer?.ok) return { child, origin };
    await sleep(100);
  }
}

/** Ends a server and what it started, for good after five seconds. */
export function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), 5000);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Hands the terminal's or a supervisor's signal on to the server, and ends with it. */
export function endTogether(child) {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await stop(child);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  child.once('exit', (code) => {
    if (!ending) process.exit(code ?? 1);
  });
}
