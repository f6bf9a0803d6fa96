import { createECDH, randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingFaults } from '../../worker/env.ts';
import { orNull } from './api.ts';
import type { Deployment } from './step.ts';

/** A key for push messages: another one ends all subscriptions. */
export function vapidKey(): string {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return ecdh.getPrivateKey().toString('base64url').padStart(43, 'A');
}

/** Every setting that is kept as a secret, in the order in which they are asked for. worker/env.ts says which belong together. */
export const SECRETS: Record<string, string> = {
  SECRET_KEY: 'keys every HMAC',
  SECRET_KEY_BEFORE: 'optional: the key before, while private links made with it are out',
  ADMIN_EMAIL: 'the first operator',
  MAIL_API_URL: 'mail: where messages are posted',
  MAIL_API_KEY: 'mail: the key',
  MAIL_FROM: 'mail: the sender',
  MAIL_WEBHOOK_SECRET: 'optional: signs reports of bounces to /api/delivery/mail (whsec_…)',
  MEDIA_PURGE_TOKEN: 'a token with Cache Purge of the zone alone, for erased pictures',
  ANALYTICS_TOKEN: 'a token with Account Analytics Read alone, for the operations screen',
  VAPID_PRIVATE_KEY: 'signs push messages',
  SMS_PROVIDER: 'optional: msg91 or twilio; without one no number can be verified',
  MSG91_AUTH_KEY: 'MSG91: the key',
  MSG91_TEMPLATE_ID: 'MSG91: the template of codes',
  MSG91_OFFER_TEMPLATE_ID: 'MSG91: the template of one offer',
  MSG91_OFFERS_TEMPLATE_ID: 'MSG91: the template of several offers',
  MSG91_DLT_ENTITY_ID: 'MSG91: the entity registered with the operators (DLT)',
  MSG91_OFFER_DLT_ID: 'MSG91: the DLT id of one offer',
  MSG91_OFFERS_DLT_ID: 'MSG91: the DLT id of several offers',
  MSG91_WEBHOOK_KEY: 'MSG91: the last part of the address of its reports, /api/delivery/msg91/<key>',
  TWILIO_ACCOUNT_SID: 'Twilio: the account',
  TWILIO_AUTH_TOKEN: 'Twilio: the key, which signs its reports to /api/delivery/twilio too',
  TWILIO_FROM: 'Twilio: the sender',
  WHATSAPP_PHONE_ID: 'optional: WhatsApp: the id of the sender',
  WHATSAPP_TOKEN: 'WhatsApp: the key',
  WHATSAPP_APP_SECRET: 'WhatsApp: signs reports to /api/delivery/whatsapp',
  WHATSAPP_VERIFY_TOKEN: 'WhatsApp: the word that Meta asks for when the webhook is set up',
  STRIPE_SECRET_KEY: 'optional: Stripe: the key',
  STRIPE_PUBLISHABLE_KEY: 'Stripe: the public key',
  STRIPE_WEBHOOK_SECRET: 'Stripe: signs events to /api/stripe/webhook',
  INVOICE_NAME: 'who invoices',
  INVOICE_ADDRESS: 'the address on invoices',
  INVOICE_GSTIN: 'optional: without it invoices are receipts',
  OIDC_ISSUER: 'optional: an OpenID Connect provider; callback /api/auth/openid/callback',
  OIDC_CLIENT_ID: 'OpenID: the client',
  OIDC_CLIENT_SECRET: 'OpenID: the key',
  AI_API_URL: 'optional: an OpenAI-compatible endpoint instead of Workers AI',
  AI_API_KEY: 'the key of that endpoint',
};

/** What is made here where nobody gives it. */
const MADE: Record<string, () => string> = {
  SECRET_KEY: () => randomBytes(48).toString('base64'),
  VAPID_PRIVATE_KEY: vapidKey,
};

type Values = Record<string, string>;

/** `NAME=value` lines, with or without quotes, or one JSON object. */
export function parseSecrets(text: string): Values {
  if (text.trimStart().startsWith('{')) return JSON.parse(text) as Values;
  const lines = text.split('\n').filter((line) => line.includes('=') && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=');
      return [
        line.slice(0, at).trim(),
        line
          .slice(at + 1)
          .trim()
          .replace(/^(["'])(.*)\1$/, '$2'),
      ];
    }),
  );
}

async function readGiven({ options: { secretsFile } }: Deployment): Promise<Values> {
  if (!secretsFile) return {};
  const given = parseSecrets(await readFile(secretsFile, 'utf8'));
  const unknown = Object.keys(given).filter((name) => !(name in SECRETS));
  if (unknown.length > 0) throw new Error(`${secretsFile} names what is no secret: ${unknown.join(', ')}`);
  return given;
}

/**
 * The secrets to upload: those of the file, made or asked for where the Worker has none. Throws with all faults at once where
 * nobody can be asked; `worker/env.ts` decides what is needed.
 */
export async function collectSecrets(deployment: Deployment, vars: Values): Promise<Values> {
  const { tools, target, options } = deployment;
  const found = await orNull(tools.api.of<{ name: string }[]>(`/workers/scripts/${target.worker}/secrets`));
  const known = new Set(found?.map(({ name }) => name));
  const given = await readGiven(deployment);
  const isOpen = (name: string) => !known.has(name) && given[name] === undefined;
  const faults = () =>
    settingFaults({ ...target.config.vars, ...vars, ...given }).filter(({ name }) => !known.has(name));
  for (const [name, make] of Object.entries(MADE)) if (isOpen(name)) given[name] = make();
  const ask = options.isDryRun ? null : tools.ask;
  if (ask) {
    for (const [name, what] of Object.entries(SECRETS)) {
      const isNeeded = faults().some((fault) => fault.name === name);
      // What is optional is offered once, before the first deployment.
      if (!isOpen(name) || (known.size > 0 && !isNeeded)) continue;
      const answer = await ask(name, isNeeded ? what : `${what}; Enter to do without`);
      if (answer) given[name] = answer;
    }
  }
  const missing = faults().map(({ name, message }) => `  ${name}: ${message}. ${SECRETS[name] ?? ''}`);
  if (missing.length > 0 && options.isDryRun) tools.say(`  plan  ask for\n${missing.join('\n')}`);
  else if (/* guard @ deploy */ missing.length > 0)
    throw new Error(`Put these into --secrets-file:\n${missing.join('\n')}`);
  return given;
}

/** Runs `work` with the arguments that give wrangler the secrets, in a file that is gone afterwards. */
export async function withSecrets<Result>(
  secrets: Values,
  work: (args: string[]) => Promise<Result>,
): Promise<Result> {
  if (Object.keys(secrets).length === 0) return work([]);
  const folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  try {
    await chmod(folder, 0o700);
    const file = join(folder, 'secrets.json');
    await writeFile(file, JSON.stringify(secrets), { mode: 0o600 });
    return await work(['--secrets-file', file]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
