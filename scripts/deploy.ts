import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import { type Api, cloudflareApi, logIn, NotLoggedIn, realClock } from './deploy/api.ts';
import { auditDependencies } from './deploy/audit.ts';
import { deploy } from './deploy/deploy.ts';
import { type Options, readOptions } from './deploy/options.ts';
import type { Source } from './deploy/release.ts';
import { runWrangler } from './deploy/run-wrangler.ts';
import { picturesOf, startStandIn, TOKEN } from './deploy/stand-in/server.ts';
import { readTarget } from './deploy/target.ts';
import { build } from './lib/app.ts';
import { main, ROOT } from './lib/run.ts';

/** `npm run deploy -- --domain example.in`: brings an account from any state to this release. */
const BUILD_DIR = '.cache/release';
/** Replaced in practice runs (scripts/deploy/practice.ts). */
const { DEPLOY_SITE, DEPLOY_PICTURES } = process.env;

const execute = promisify(execFile);
const outputOf = async (program: string, ...args: string[]) =>
  (await execute(program, args, { cwd: ROOT })).stdout.trim();

async function readSource(): Promise<Source> {
  const commit = await outputOf('git', 'rev-parse', '--short=12', 'HEAD');
  const changed = await outputOf('git', 'status', '--porcelain');
  return {
    tag: changed ? `${commit}-dirty` : commit,
    message: await outputOf('git', 'log', '-1', '--format=%s'),
  };
}

function terminal() {
  if (!process.stdin.isTTY) return null;
  return async (name: string, what: string) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await lines.question(`${name} (${what}): `);
    lines.close();
    return answer.trim();
  };
}

interface Account {
  api: Api;
  /** Replace requests to the site and to the host of pictures. */
  picture?: (path: string) => Promise<Response>;
  close?: () => void;
}

/** The account of the current login; for a dry run without credentials, an empty stand-in on this machine. */
async function openAccount({ isDryRun, domain, mediaHost }: Options): Promise<Account> {
  try {
    return { api: await logIn() };
  } catch (error) {
    if (!(error instanceof NotLoggedIn && isDryRun)) throw error;
    console.log('Not logged in: the plan for an empty account. Cloudflare was not asked.');
    const standIn = await startStandIn({ zone: domain, worker: 'chaabi', dataset: '' });
    // A new account has neither Analytics Engine nor an Images plan.
    standIn.state.plans.clear();
    const api = await cloudflareApi(standIn.base, TOKEN, standIn.account, {
      ...realClock,
      sleep: async () => {},
    });
    return { api, picture: picturesOf(standIn, mediaHost), close: standIn.close };
  }
}

async function deployTo({ api, picture }: Account, options: Options): Promise<void> {
  await auditDependencies(options, console.log);
  await build(BUILD_DIR, { CLOUDFLARE_ENV: 'production' });
  const tools = {
    api,
    wrangler: runWrangler(api),
    site: (path: string, headers: Record<string, string>) =>
      fetch(`${DEPLOY_SITE ?? `https://${options.domain}`}${path}`, { headers, redirect: 'manual' }),
    picture:
      picture ?? ((path: string) => fetch(`${DEPLOY_PICTURES ?? `https://${options.mediaHost}`}${path}`)),
    ...realClock,
    ask: terminal(),
    say: console.log,
  };
  await deploy(tools, options, await readTarget(join(ROOT, BUILD_DIR), options), await readSource());
}

await main(async () => {
  const options = readOptions(process.argv.slice(2));
  const account = await openAccount(options);
  try {
    await deployTo(account, options);
  } finally {
    // An open stand-in would keep the process alive.
    account.close?.();
  }
});
