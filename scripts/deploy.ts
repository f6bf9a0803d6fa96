import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { logIn } from './deploy/api.ts';
import { deploy } from './deploy/deploy.ts';
import { readOptions } from './deploy/options.ts';
import type { Source } from './deploy/release.ts';
import { runWrangler } from './deploy/run-wrangler.ts';
import { readTarget } from './deploy/target.ts';
import { build } from './lib/app.ts';
import { main, ROOT, run } from './lib/run.ts';

/** `npm run deploy -- --domain example.in`: from any state of an account to this release. */
const BUILD_DIR = '.cache/release';
/** Can be a stand-in's (scripts/deploy/practice.ts). */
const { DEPLOY_SITE } = process.env;

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

await main(async () => {
  const options = readOptions(process.argv.slice(2));
  const api = await logIn();
  if (options.skipAudit) console.log(`Without an audit of dependencies: ${options.skipAudit}`);
  else await run('npm', ['audit', '--omit=dev', '--audit-level=high']);
  await build(BUILD_DIR, { CLOUDFLARE_ENV: 'production' });
  const tools = {
    api,
    wrangler: runWrangler(api),
    site: (path: string, headers: Record<string, string>) =>
      fetch(`${DEPLOY_SITE ?? `https://${options.domain}`}${path}`, { headers, redirect: 'manual' }),
    now: Date.now,
    sleep: async (ms: number) => void (await sleep(ms)),
    ask: terminal(),
    say: console.log,
  };
  await deploy(tools, options, await readTarget(join(ROOT, BUILD_DIR), options), await readSource());
});
