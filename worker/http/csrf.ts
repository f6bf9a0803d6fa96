import { createMiddleware } from 'hono/factory';
import { UNSUBSCRIBE_PATH } from '../../schema/channels/paths';
import { AppError } from '../../schema/common/errors';
import { WITHDRAW_PATH } from '../../schema/leads/input';
import type { AppContext, AppEnv } from './app-env';

export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the request comes from our own page. The Origin takes precedence over other headers. */
export function isOwnOrigin(c: Pick<AppContext, 'req' | 'var'>): boolean {
  const origin = c.req.header('origin');
  if (origin) return origin === new URL(c.req.url).origin || origin === c.var.ctx.settings.PUBLIC_ORIGIN;
  return c.req.header('sec-fetch-site') === 'same-origin';
}

/** Providers' calls have no origin: a signature, or an unguessable key in the address, authenticates them. */
export const SIGNED = ['/api/stripe/webhook', '/api/razorpay/webhook', '/api/delivery/'] as const;

/** Private links contain a key too, and mail programs unsubscribe without a browser. */
const KEYED = [`${WITHDRAW_PATH}/`, `${UNSUBSCRIBE_PATH}/`];

const isProven = (path: string) => [...SIGNED, ...KEYED].some((start) => path.startsWith(start));

/** Requests with side effects must come from our own pages. */
export const csrf = createMiddleware<AppEnv>(async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method) && !isProven(c.req.path) && !isOwnOrigin(c)) {
    throw new AppError('foreign_origin');
  }
  await next();
});

/** For a GET that changes a session: allows only navigations from our own pages. Throws bad_origin (403). */
export function refuseOtherPages(c: AppContext) {
  if (c.req.header('sec-fetch-site') !== 'same-origin') {
    throw new AppError('open_from_our_pages');
  }
}
