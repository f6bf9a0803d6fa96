import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

interface Options {
  env?: Record<string, string> | undefined;
  /** Prints its output only if it fails. */
  quiet?: boolean;
  onOutput?: (text: string) => void;
}

export const ROOT = join(import.meta.dirname, '../..');

/**
 * Starts a program. Children find the pinned Node.js and the tools first, and no tool prompts or sends
 * statistics.
 */
export function start(program: string, args: readonly string[], { env, ...options }: SpawnOptions = {}) {
  const environment = {
    ...process.env,
    PATH: `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_LOG: process.env.WRANGLER_LOG ?? 'warn',
    // Otherwise request details of production (country, city) are fetched from the network.
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    ...env,
  };
  const shell = process.platform === 'win32';
  return spawn(program, args, { cwd: ROOT, stdio: 'inherit', shell, ...options, env: environment });
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Runs a program and returns its exit code. */
export async function exitCode(
  program: string,
  args: readonly string[],
  { env, quiet, onOutput }: Options = {},
) {
  const stdio: SpawnOptions['stdio'] = [
    'inherit',
    quiet || onOutput ? 'pipe' : 'inherit',
    quiet ? 'pipe' : 'inherit',
  ];
  const child = start(program, args, { env, stdio });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  let held = '';
  child.stdout?.on('data', (bytes) => {
    onOutput?.(`${bytes}`);
    if (quiet) held += bytes;
    else process.stdout.write(bytes);
  });
  child.stderr?.on('data', (bytes) => {
    held += bytes;
  });
  const [code, signal] = await once(child, 'close');
  for (const name of SIGNALS) process.off(name, forward);
  if (code !== 0) process.stderr.write(held);
  if (signal) process.exit(1);
  return Number(code);
}

/** Runs a program. Throws if it fails. */
export async function run(program: string, args: readonly string[], options?: Options) {
  const code = await exitCode(program, args, options);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`);
}

/**
 * npm passes a signal to its shell, which dies without forwarding it; a test runner may die before its
 * server.
 */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

/**
 * Runs a script's main function; a failure prints one line and exits with 1. The script ends with npm or the
 * test runner that started it, but keeps running if a shell put it into the background.
 */
export async function main(
  work: () => unknown,
  { endsWithParent = Boolean(process.env.npm_lifecycle_event) } = {},
) {
  if (endsWithParent) endWithParent();
  try {
    await work();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    const reason = cause instanceof Error ? ` (${cause.message})` : '';
    console.error(`\n${error instanceof Error ? error.message + reason : error}`);
    process.exitCode = 1;
  }
}
