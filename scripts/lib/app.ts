import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT, run, start } from './run.ts';
import { shellSettings } from './settings.ts';

export interface SiteDirs {
  buildDir: string;
  stateDir: string;
  /** Settings of the server, over those of wrangler.toml; not part of the build. */
  settings?: Record<string, string>;
}

/** Migrates the local databases of a configuration. `CI` keeps wrangler from prompting. */
export async function migrate(stateDir: string, config = 'wrangler.toml') {
  const text = readFileSync(join(ROOT, config), 'utf8');
  const local = ['--config', config, '--local', '--persist-to', stateDir];
  for (const [, name = ''] of text.matchAll(/^\[\[d1_databases\]\]\n(?:.+\n)*?database_name = "([^"]+)"/gm)) {
    await run('wrangler', ['d1', 'migrations', 'apply', name, ...local], { env: { CI: '1' }, quiet: true });
  }
}

/**
 * Migrates the local databases, and fills empty ones with the demo. Independent of the Worker. Tried at most
 * twice: a busy local platform may close a connection during a write, and an interrupted seed starts anew.
 */
export async function seed(stateDir: string) {
  const fill = () => run('tsx', ['scripts/seed.ts'], { env: { STATE_DIR: stateDir }, quiet: true });
  await fill().catch(fill);
}

/** Builds Worker and web app into a folder. */
export const build = (buildDir: string, env: Record<string, string> = {}) =>
  run('vite', ['build', '--logLevel', 'warn'], { env: { BUILD_DIR: buildDir, ...env }, quiet: true });

/** Builds, and fills a new state with the demo. */
export async function prepare({ buildDir, stateDir }: SiteDirs) {
  rmSync(resolve(ROOT, stateDir), { recursive: true, force: true });
  await Promise.all([seed(stateDir), build(buildDir)]);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Makes a build, with vite unless told how, and keeps the last day's files next to the new ones, because open
 * pages still load them.
 */
export async function buildBesideOld(buildDir: string, make = build) {
  const assets = join(ROOT, buildDir, 'client/assets');
  const kept = join(ROOT, `${buildDir}.old-assets`);
  if (existsSync(assets)) cpSync(assets, kept, { recursive: true, preserveTimestamps: true });
  await make(buildDir);
  if (!existsSync(kept)) return;
  const oldest = Date.now() - DAY_MS;
  const filter = (path: string) => statSync(path).isDirectory() || statSync(path).mtimeMs > oldest;
  cpSync(kept, assets, { recursive: true, preserveTimestamps: true, force: false, filter });
  rmSync(kept, { recursive: true });
}

interface ServeOptions extends SiteDirs {
  /** Any free one by default. */
  port?: number;
  withCrons?: boolean;
  /**
   * For a server that will be killed: workerd without a proxy in front, silent, and in its own process group.
   */
  isDirect?: boolean;
}

const START_MS = 120_000;

/** The first line that is an address: requests that arrive during the start put their log lines before it. */
async function printedOrigin(output: NodeJS.ReadableStream) {
  for await (const line of createInterface(output)) {
    if (/^https?:\S+$/.test(line)) return line;
  }
  throw new Error('The server did not start.');
}

/**
 * Serves a build with its local state; resolves with the process once the app responds. A server that does
 * not within two minutes is killed.
 */
export async function serve({
  buildDir,
  stateDir,
  settings,
  port = 0,
  withCrons,
  isDirect = false,
}: ServeOptions) {
  const given = JSON.stringify({ ...shellSettings(), ...settings });
  const options = ['--settings', given, ...(withCrons ? ['--crons'] : []), ...(isDirect ? ['--direct'] : [])];
  const child = start('node', ['scripts/serve.ts', buildDir, stateDir, `${port}`, ...options], {
    stdio: ['ignore', 'pipe', isDirect ? 'ignore' : 'inherit'],
    detached: isDirect,
  });
  const late = setTimeout(() => child.kill('SIGKILL'), START_MS);
  const output = child.stdout as NodeJS.ReadableStream;
  const origin = await printedOrigin(output);
  // Unread, it would fill up and stop the server.
  output.resume();
  const asked = `${origin}/${isDirect ? 'health' : 'favicon.svg'}`;
  // A request that meets workerd while it starts may stay without an answer.
  const isServing = async () =>
    (await fetch(asked, { signal: AbortSignal.timeout(5000) }).catch(() => null))?.ok;
  while (!(await isServing())) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server started, but did not answer at ${origin}.`);
    }
    await sleep(50);
  }
  clearTimeout(late);
  return { child, origin };
}

/** Stops a server and its children, by force after five seconds. */
export async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const force = setTimeout(() => child.kill('SIGKILL'), 5000);
  child.kill('SIGTERM');
  await once(child, 'exit');
  clearTimeout(force);
}

/** Kills a direct server at once, with all its children. */
export const kill = (child: ChildProcess) => process.kill(-Number(child.pid), 'SIGKILL');

/** Forwards the terminal's or a supervisor's signal to the server, and ends with it. */
export function endTogether(child: ChildProcess) {
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    await stop(child);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  child.once('exit', (code) => {
    if (!isEnding) process.exit(code ?? 1);
  });
}
