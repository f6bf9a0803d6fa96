import { z } from 'zod';
import {
  DEMO_EXAMPLE_CODE,
  DEMO_UPI_ADDRESS,
  DEVELOPMENT_KEY,
  DEVELOPMENT_PAPERS_KEY,
} from '../schema/dev/constants';
import { GRIEVANCE_SETTINGS, OFFICER_NEEDS } from './grievance-settings';
import { optionalUrl } from './optional-url';
import { PAPERS_KEY, PAPERS_SETTINGS } from './papers-settings';
import { PAYMENT_NEEDS, PAYMENT_SETTINGS } from './payment-settings';
import { MSG91_NOTICES, SMS_NEEDS, SMS_SETTINGS } from './sms-settings';

/** The bindings of wrangler.toml, unchecked. */
export interface Bindings {
  DIRECTORY: D1Database;
  /** Further shards are named SHARD_1, SHARD_2 and so on. */
  SHARD_0: D1Database;
  MEDIA: R2Bucket;
  DOCS: R2Bucket;
  SESSIONS: KVNamespace;
  IMAGES: ImagesBinding;
  ASSETS: Fetcher;
  EFFECTS?: Queue;
  JOBS: Queue;
  LIVE_HUB: DurableObjectNamespace;
  READ_LIMIT: RateLimit;
  WRITE_LIMIT: RateLimit;
  SITE_READ_LIMIT: RateLimit;
  SITE_WRITE_LIMIT: RateLimit;
  VERSION: WorkerVersionMetadata;
  /** Only in production: development uses a table. */
  POINTS?: AnalyticsEngineDataset;
  [name: string]: unknown;
}

const Common = z.object({
  /** The key of every HMAC: session cookies, one-time codes, visitor hashes, private links. */
  SECRET_KEY: z.string().min(32, 'SECRET_KEY needs at least 32 characters'),
  /**
   * The previous key: its cookies are reissued, and its private links still open. Leave it out after a leak.
   */
  SECRET_KEY_BEFORE: z.string().min(32, 'SECRET_KEY_BEFORE needs at least 32 characters').optional(),
  ...PAPERS_SETTINGS,
  /** The public address, if it differs from the one the Worker is called at. */
  PUBLIC_ORIGIN: optionalUrl,
  /** The host of the bucket of pictures (a custom domain of R2); without it, the Worker serves them. */
  MEDIA_ORIGIN: z
    .string()
    .regex(/^https?:\/\/[^/?#]+$/, 'MEDIA_ORIGIN is an address without a path')
    .optional()
    .or(z.literal('').transform(() => undefined)),
  /** Zone and token (Cache Purge only) for removing erased pictures from its cache. */
  MEDIA_PURGE_ZONE: z.string().optional(),
  MEDIA_PURGE_TOKEN: z.string().optional(),
  /** Replaces the address of Cloudflare's API, with a stand-in in tests. */
  MEDIA_PURGE_URL: optionalUrl,
  /** Where the operations screen reads its figures: account, dataset, and a token (Account Analytics Read only). */
  ANALYTICS_ACCOUNT: z.string().optional(),
  ANALYTICS_DATASET: z.string().regex(/^\w+$/, 'ANALYTICS_DATASET is a name').default('chaabi_requests'),
  ANALYTICS_TOKEN: z.string().optional(),
  /** Replaces the address of Cloudflare's API, with a stand-in in tests. */
  ANALYTICS_URL: optionalUrl,
  /** Rupees per month for pictures and messages beyond which operators get a mail. */
  BUDGET_PER_MONTH: z.coerce.number().positive().default(5000),
  /** The short code of a listing that the landing page shows as an example; without it, there is none. */
  EXAMPLE_CODE: z
    .string()
    .regex(/^[2-9a-z]{10}$/, 'EXAMPLE_CODE is what follows /q/ in a short link')
    .optional(),
  /** Buckets moved to another shard (platform/databases.ts, docs/operations/shards.md). */
  BUCKETS: z.string().default(''),
  /** `1` while databases are restored: nothing is written (platform/read-only.ts). */
  READ_ONLY: z.enum(['', '0', '1']).default(''),
  /**
   * Sessions that began before this moment (ISO 8601) are invalid; set by every restore
   * (docs/operations/backup.md).
   */
  SESSIONS_SINCE: z.iso.datetime('SESSIONS_SINCE is a moment such as 2026-11-23T10:00:00Z').optional(),
  /** The first operator: this account becomes an admin when it signs in. */
  ADMIN_EMAIL: z.string().toLowerCase().optional(),
  OIDC_ISSUER: optionalUrl,
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().default('OpenID'),
  /** The AI model: its name in Workers AI, or at the configured endpoint. */
  AI_MODEL: z.string().default('@cf/meta/llama-3.1-8b-instruct-fast'),
  AI_API_URL: optionalUrl,
  AI_API_KEY: z.string().optional(),
  ...SMS_SETTINGS,
  ...PAYMENT_SETTINGS,
  ...GRIEVANCE_SETTINGS,
  /** Replaces the address of Have I Been Pwned, with a mirror of its list or a stand-in in tests. */
  LEAKED_PASSWORDS_URL: optionalUrl,
  MAIL_API_URL: optionalUrl,
  MAIL_API_KEY: z.string().optional(),
  MAIL_FROM: z.string().default('no-reply@localhost'),
  /** Signs the provider's reports of bounces and complaints (Svix, as Resend sends them). */
  MAIL_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'MAIL_WEBHOOK_SECRET starts with whsec_').optional(),
  /** Signs push messages; a deployment generates one. Without it there is no push. */
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'VAPID_PRIVATE_KEY is 32 bytes in URL-safe base64')
    .optional(),
  /** Replaces the addresses of the push services, with a stand-in in tests. */
  PUSH_API_URL: optionalUrl,
  WHATSAPP_PHONE_ID: z.string().optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  /** The languages in which the templates are approved, separated by commas. */
  WHATSAPP_LANGUAGES: z
    .string()
    .default('en')
    .transform((codes) => codes.split(',').map((code) => code.trim())),
  WHATSAPP_OFFER_TEMPLATE: z.string().default('new_offer'),
  WHATSAPP_OFFERS_TEMPLATE: z.string().default('new_offers'),
  WHATSAPP_PLAN_TEMPLATE: z.string().default('plan_ending'),
  /** Verifies Meta's reports; the verify token is what Meta asks for once, when the address is set up. */
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().optional(),
  /** Replaces Meta's address, with a stand-in in tests. */
  WHATSAPP_API_URL: optionalUrl,
});

const Production = Common.extend({
  APP_ENV: z.literal('production'),
  SECRET_KEY: Common.shape.SECRET_KEY.refine((key) => key !== DEVELOPMENT_KEY, 'SECRET_KEY is public'),
  PAPERS_KEY_1: PAPERS_KEY.refine((key) => key !== DEVELOPMENT_PAPERS_KEY, 'PAPERS_KEY_1 is public'),
  PUBLIC_ORIGIN: z.url('PUBLIC_ORIGIN must be the https address of the site').startsWith('https://'),
  MAIL_API_URL: z
    .url('MAIL_API_URL is required in production')
    .startsWith('https://', 'MAIL_API_URL needs https'),
  MAIL_API_KEY: z.string('MAIL_API_KEY is required in production').min(1),
  MAIL_FROM: z.string('MAIL_FROM is required in production').min(3),
  RATE_SCALE: z
    .unknown()
    .optional()
    .transform(() => 1),
  PAYMENT_WAYS: Common.shape.PAYMENT_WAYS.refine(
    (ways) => !ways?.includes('demo'),
    'PAYMENT_WAYS: demo is for development',
  ),
  INVOICE_NAME: z.string().default(''),
  INVOICE_ADDRESS: z.string().default(''),
  // Money and its keys go to the provider only.
  STRIPE_API_URL: z
    .literal('', 'STRIPE_API_URL is for tests')
    .optional()
    .transform(() => undefined),
  RAZORPAY_API_URL: z
    .literal('', 'RAZORPAY_API_URL is for tests')
    .optional()
    .transform(() => undefined),
});

const Development = Common.extend({
  APP_ENV: z.literal('development').default('development'),
  EXAMPLE_CODE: Common.shape.EXAMPLE_CODE.default(DEMO_EXAMPLE_CODE),
  SECRET_KEY: Common.shape.SECRET_KEY.default(DEVELOPMENT_KEY),
  PAPERS_KEY_1: PAPERS_KEY.default(DEVELOPMENT_PAPERS_KEY),
  UPI_VPA: Common.shape.UPI_VPA.default(DEMO_UPI_ADDRESS),
  /** Multiplies the per-network and per-account limits for load and acceptance tests. */
  RATE_SCALE: z.coerce.number().int().min(1).default(1),
});

/** Settings that a local run also takes from the shell (scripts/lib/settings.ts). */
export const SETTING_NAMES = Object.keys(Development.shape).filter((name) => name !== 'APP_ENV');

/** Addresses that receive keys, codes or parts of hashes. */
const ASKED = [
  'OIDC_ISSUER',
  'AI_API_URL',
  'SMS_API_URL',
  'LEAKED_PASSWORDS_URL',
  'PUSH_API_URL',
  'WHATSAPP_API_URL',
  'MEDIA_ORIGIN',
  'MEDIA_PURGE_URL',
  'ANALYTICS_URL',
] as const;
const PURGE_NEEDS = ['MEDIA_PURGE_ZONE', 'MEDIA_PURGE_TOKEN'] as const;
const WHATSAPP_NEEDS = ['WHATSAPP_PHONE_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET'] as const;

const Settings = z.discriminatedUnion('APP_ENV', [Production, Development]).superRefine(
  (settings, issues) => {
    const { SMS_PROVIDER: provider } = settings;
    const require = (names: readonly (keyof typeof settings)[], what: string) => {
      for (const name of names) {
        if (settings[name]) continue;
        issues.addIssue({ code: 'custom', path: [name], message: `is required for ${what}` });
      }
    };
    require(provider ? SMS_NEEDS[provider] : [], `SMS_PROVIDER ${provider}`);
    if (MSG91_NOTICES.some((name) => settings[name])) require(MSG91_NOTICES, 'notices by MSG91');
    if (settings.WHATSAPP_PHONE_ID || settings.WHATSAPP_TOKEN) require(WHATSAPP_NEEDS, 'WhatsApp');
    if (OFFICER_NEEDS.some((name) => settings[name])) require(OFFICER_NEEDS, 'the grievance officer');
    if (settings.ANALYTICS_ACCOUNT) require(['ANALYTICS_TOKEN'], 'the operations screen');
    // Erased pictures must not survive in a cache.
    if (settings.MEDIA_ORIGIN && settings.APP_ENV === 'production') require(PURGE_NEEDS, 'MEDIA_ORIGIN');
    for (const name of settings.APP_ENV === 'production' ? ASKED : []) {
      if (settings[name] === undefined || String(settings[name]).startsWith('https://')) continue;
      issues.addIssue({ code: 'custom', path: [name], message: 'needs https in production' });
    }
    // A single key is a mistake, and half a gateway would take money that is never booked.
    for (const [way, needs] of Object.entries(PAYMENT_NEEDS)) {
      const isAsked = settings.PAYMENT_WAYS?.some((chosen) => chosen === way);
      if (!isAsked && !needs.some((name) => settings[name])) continue;
      require([...needs, 'INVOICE_NAME', 'INVOICE_ADDRESS'], `payments by ${way}`);
    }
  },
  // Also checked when another value is wrong, so that all faults are listed at once.
  { when: () => true },
);
export type Settings = z.output<typeof Settings>;

export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

export interface SettingFault {
  name: string;
  message: string;
}

/** Faults in vars and secrets; empty if the Worker can serve with them. */
export function settingFaults(bindings: Record<string, unknown>): SettingFault[] {
  const { error } = Settings.safeParse({ ...bindings, APP_ENV: bindings.APP_ENV ?? 'development' });
  return (error?.issues ?? []).map(({ path, message }) => ({
    name: path.join('.') || 'environment',
    message,
  }));
}

/**
 * Validates vars and secrets, listing all faults together. Throws ConfigurationError; nothing is served then.
 */
export function parseSettings(bindings: Bindings): Settings {
  const faults = settingFaults(bindings);
  if (faults.length > 0)
    throw new ConfigurationError(faults.map(({ name, message }) => `${name}: ${message}`).join('; '));
  return Settings.parse({ ...bindings, APP_ENV: bindings.APP_ENV ?? 'development' });
}
