import { createMiddleware } from 'hono/factory';
import { WITHDRAW_PATH } from '../../schema/contracts/leads';
import { AppError } from '../../schema/errors';
import type { AppContext, AppEnv } from './app-env';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether our own page asks. An Origin counts before anything else the browser says. */
export function isOwnOrigin(c: AppContext): boolean {
  const origin = c.req.header('origin');
  if (origin) return origin === new URL(c.req.url).origin || origin === c.var.ctx.settings.PUBLIC_ORIGIN;
  return c.req.header('sec-fetch-site') === 'same-origin';
}

/**
 * Who calls these brings a proof of their own, which no other site has: the signature over the webhook's body, the key in a
 * private link (whose page names no referrer, so that browsers send no origin from it).
 */
const isProven = (path: string) => path === '/api/stripe/webhook' || path.startsWith(`${WITHDRAW_PATH}/`);

/** SECURITY.md rule 6: every method that changes something comes from our own pages. */
export const csrf = createMiddleware<AppEnv>(async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method) && !isProven(c.req.path) && !isOwnOrigin(c)) {
    throw new AppError('bad_origin', 'This request did not come from our own pages');
  }
  await next();
});

/** For a GET that changes a session: only a navigation from our own pages. */
export const sameOriginNavigation = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.header('sec-fetch-site') !== 'same-origin') {
    throw new AppError('bad_origin', 'Open this from our own pages');
  }
  await next();
});
