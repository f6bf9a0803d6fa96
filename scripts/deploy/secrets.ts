import { createECDH, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { settingFaults } from '../../worker/env.ts';
import { ROOT } from '../lib/run.ts';
import { orNull } from './api.ts';
import type { Deployment } from './step.ts';

/** A row of the table, with one or more names. */
const ROW = /^\| (`[A-Z].*?) \| (.*) \|$/gm;

/**
 * Every setting that is stored as a secret, in the order of prompting, from the table in
 * docs/operations/deploy.md.
 */
export const SECRETS: Readonly<Record<string, string>> = Object.fromEntries(
  [...readFileSync(join(ROOT, 'docs/operations/deploy.md'), 'utf8').matchAll(ROW)].flatMap(
    ([, names = '', what = '']) =>
      Array.from(names.matchAll(/`(\w+)`/g), ([, name = '']) => [name, what] as const),
  ),
);

/** A key for push messages; replacing it ends all subscriptions. */
function vapidKey(): string {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return ecdh.getPrivateKey().toString('base64url').padStart(43, 'A');
}

/** Generated if not given. Cloudflare shows no secret again. */
const MADE: Record<string, { make: () => string; note?: string }> = {
  SECRET_KEY: { make: () => randomBytes(48).toString('base64') },
  PAPERS_KEY_1: {
    make: () => randomBytes(32).toString('base64url'),
    note: ': give your own in --secrets-file to have the copy that deploy.md asks for',
  },
  VAPID_PRIVATE_KEY: { make: vapidKey },
};

export type Values = Record<string, string>;

/** `NAME=value` lines, with or without quotes, or one JSON object. */
export const parseSecrets = (text: string): Values =>
  text.trimStart().startsWith('{') ? JSON.parse(text) : (parseEnv(text) as Values);

async function readGiven({ options: { secretsFile } }: Deployment): Promise<Values> {
  if (!secretsFile) return {};
  const given = parseSecrets(await readFile(secretsFile, 'utf8'));
  const unknown = Object.keys(given).filter((name) => !(name in SECRETS));
  if (unknown.length > 0) throw new Error(`${secretsFile} names what is no secret: ${unknown.join(', ')}`);
  return given;
}

/**
 * The secrets to upload: those of the file, and generated or prompted ones that the Worker lacks. If
 * prompting is impossible, throws with all faults at once; `worker/env.ts` decides what is needed.
 */
export async function collectSecrets(deployment: Deployment, vars: Values): Promise<Values> {
  const { tools, target, options } = deployment;
  const found = await orNull(tools.api.of<{ name: string }[]>(`/workers/scripts/${target.worker}/secrets`));
  const known = new Set(found?.map(({ name }) => name));
  const given = await readGiven(deployment);
  const isOpen = (name: string) => !known.has(name) && given[name] === undefined;
  const faults = () =>
    settingFaults({ ...target.config.vars, ...vars, ...given }).filter(({ name }) => !known.has(name));
  for (const [name, { make, note = '' }] of Object.entries(MADE)) {
    if (!isOpen(name)) continue;
    given[name] = make();
    tools.say(`  ${options.isDryRun ? 'plan' : 'do  '}  make ${name}${note}`);
  }
  const ask = options.isDryRun ? null : tools.ask;
  if (ask) {
    for (const [name, what] of Object.entries(SECRETS)) {
      const isNeeded = faults().some((fault) => fault.name === name);
      // Optional ones are prompted for once, before the first deployment.
      if (!isOpen(name) || (known.size > 0 && !isNeeded)) continue;
      const answer = await ask(name, isNeeded ? what : `${what}; Enter to do without`);
      if (answer) given[name] = answer;
    }
  }
  if (known.size === 0 && !given.ADMIN_EMAIL) {
    tools.say('  lack  ADMIN_EMAIL: until it is given, nobody is an operator');
  }
  const missing = faults().map(({ name, message }) => {
    const fault = message.startsWith(name) ? message : `${name} ${message}`;
    return `  ${[fault, SECRETS[name]].filter(Boolean).join(': ')}`;
  });
  if (missing.length > 0 && options.isDryRun) tools.say(`  plan  ask for\n${missing.join('\n')}`);
  else if (missing.length > 0) throw new Error(`Put these into --secrets-file:\n${missing.join('\n')}`);
  return given;
}

/** Runs `work` with the arguments that pass the secrets to wrangler, in a file that is deleted afterwards. */
export async function withSecrets<Result>(
  secrets: Values,
  work: (args: string[]) => Promise<Result>,
): Promise<Result> {
  if (Object.keys(secrets).length === 0) return work([]);
  const folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  try {
    const file = join(folder, 'secrets.json');
    await writeFile(file, JSON.stringify(secrets), { mode: 0o600 });
    return await work(['--secrets-file', file]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
