// @ts-check
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ env?: Record<string, string>, quiet?: boolean | 'stderr', onOutput?: (text: string) => void }} Options */

/** The scripts in this folder run before anything is installed, under whatever Node.js 20+ the machine has: no dependencies. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Children find the pinned Node.js and the tools first, and no tool prompts or sends statistics.
 * @param {Record<string, string>} extra
 */
const environment = (extra = {}) => ({
  ...process.env,
  PATH: `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_LOG: process.env.WRANGLER_LOG ?? 'warn',
  // Request details of production (country, city) are fetched from the network otherwise.
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  ...extra,
});

/**
 * Starts a program; `stdio` and `cwd` as in node:child_process.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, stdio?: import('node:child_process').StdioOptions, cwd?: string }} options
 */
export const start = (program, args, { env, stdio = 'inherit', cwd = ROOT } = {}) =>
  spawn(program, args, { cwd, env: environment(env), stdio, shell: process.platform === 'win32' });

/**
 * Runs a program to its end and returns its exit code. `quiet` holds back its output (or, with 'stderr', only its errors) until
 * itself unless it fails.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} options
 * @returns {Promise<number | null>}
 */
export function exitCode(program, args, { env, quiet = false, onOutput } = {}) {
  return new Promise((resolve) => {
    /** @type {Buffer[]} */
    const output = [];
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = ['inherit', quiet === true || onOutput ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'];
    const child = start(program, args, { env, stdio });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, forward);
    const heard = onOutput ? [child.stderr] : [child.stdout, child.stderr];
    for (const stream of heard) stream?.on('data', (bytes) => output.push(bytes));
    if (onOutput) {
      child.stdout?.pipe(process.stdout, { end: false });
      child.stdout?.on('data', (bytes) => onOutput(`${bytes}`));
    }
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.off(name, forward);
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      if (signal) process.exit(1);
      resolve(code);
    });
  });
}

/**
 * Runs a program to its end. Throws where it fails.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export async function run(program, args, options) {
  const code = await exitCode(program, args, options);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`);
}

/** npm passes a signal to its shell, which dies without passing it on; a test runner may be killed before it ends its server. */
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
 * Runs a script's main function; a failure is one line and exit code 1. What npm or a test runner started ends with it; what a
 * shell put into the background stays.
 * @param {() => Promise<unknown>} work
 */
export async function main(work, { endsWithParent = Boolean(process.env.npm_lifecycle_event) } = {}) {
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
