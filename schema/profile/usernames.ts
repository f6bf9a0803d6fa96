import { z } from 'zod';
import '../common/validation-messages';
import { USERNAME_PATTERN } from './public-profile';

export const MIN_USERNAME = 4;
export const MAX_USERNAME = 30;
export const USERNAME_CHECK_DELAY_MS = 500;

export const USERNAME_MESSAGES = {
  tooShort: 'Username must be at least 4 characters',
  tooLong: `Username can have at most ${MAX_USERNAME} characters`,
  characters: 'Username must start with a letter and contain only letters, numbers, underscores, and hyphens',
  taken: 'Username is already taken',
  required: 'Username is required',
  setOnce: 'Username can be set only once',
  available: 'Username is available',
  checkFailed: 'Error checking username',
} as const;

/**
 * The first segment of every address of the product; web/reserved-usernames.test.ts compares it with the
 * routes.
 */
export const ROUTE_NAMES = [
  'admin',
  'api',
  'assets',
  'auth',
  'cards',
  'consent',
  'counter',
  'd',
  'dashboard',
  'dev',
  'feeds',
  'for',
  'goodbye',
  'grievance',
  'grievances',
  'guide',
  'health',
  'help',
  'how-to-sell-vehicles-online',
  'join',
  'login',
  'media',
  'plans',
  'pricing',
  'privacy',
  'q',
  'rc',
  'republished',
  'saved',
  'signin',
  'signup',
  'sitemaps',
  'subscription',
  'terms',
  'trip',
  'vehicle',
  'vehicles',
  'unsubscribe',
  'withdraw',
] as const;

/** Words that would mislead as a person's page, and addresses that may be needed. */
const SERVICE_WORDS = [
  ...['about', 'account', 'accounts', 'administrator', 'advertise', 'affiliate', 'analytics', 'anonymous'],
  ...[
    'apps',
    'billing',
    'blog',
    'business',
    'buyer',
    'buyers',
    'careers',
    'cars',
    'chaabi',
    'chat',
    'checkout',
  ],
  ...['config', 'contact', 'contacts', 'cookie', 'cookies', 'dealer', 'dealers', 'demo', 'docs', 'download'],
  ...[
    'email',
    'error',
    'explore',
    'favicon',
    'features',
    'feedback',
    'files',
    'forgot',
    'forum',
    'gift-codes',
  ],
  ...['home', 'images', 'index', 'info', 'invoice', 'invoices', 'jobs', 'leads', 'legal', 'listing'],
  ...[
    'listings',
    'logout',
    'mail',
    'manifest',
    'marketplace',
    'me',
    'mobile',
    'moderator',
    'news',
    'notifications',
  ],
  ...['null', 'offer', 'offers', 'official', 'openapi', 'operator', 'partners', 'payment', 'payments'],
  ...['policy', 'press', 'profile', 'profiles', 'public', 'register', 'republish', 'robots', 'root'],
  ...[
    'sales',
    'search',
    'security',
    'sell',
    'seller',
    'sellers',
    'service',
    'settings',
    'share',
    'shop',
    'sign-in',
  ],
  ...[
    'sign-up',
    'sitemap',
    'static',
    'status',
    'store',
    'support',
    'system',
    'team',
    'test',
    'undefined',
    'upload',
  ],
  // First segments of planned pages: search and its cities, saved listings, alerts, papers, acting for
  // another seller.
  ...['alerts', 'bikes', 'for', 'papers', 'scooters', 'trips', 'visits'],
  ...['user', 'username', 'users', 'verify', 'webhook', 'webhooks', 'well-known', 'whatsapp', 'www'],
];

/** Names that nobody can take. */
export const RESERVED: ReadonlySet<string> = new Set([...ROUTE_NAMES, ...SERVICE_WORDS]);

/**
 * A username: lower case, 4 to 30 characters, starting with a letter. A reserved one is reported as taken.
 */
export const Username = z
  .string({ error: USERNAME_MESSAGES.required })
  .trim()
  .toLowerCase()
  .pipe(
    z
      .string()
      .min(1, USERNAME_MESSAGES.required)
      .min(MIN_USERNAME, USERNAME_MESSAGES.tooShort)
      .max(MAX_USERNAME, USERNAME_MESSAGES.tooLong)
      .regex(USERNAME_PATTERN, USERNAME_MESSAGES.characters)
      .refine((name) => !RESERVED.has(name), USERNAME_MESSAGES.taken),
  );
