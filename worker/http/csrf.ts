import { createMiddleware } from 'hono/factory';
import { AppError } from '../../schema/common/errors';
import { WITHDRAW_PATH } from '../../schema/leads/input';
import type { AppContext, AppEnv } from './app-env';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether our own page asks. An Origin counts before anything else the browser says. */
export function isOwnOrigin(c: AppContext): boolean {
  const origin = c.req.header('origin');
  if (origin) return origin === new URL(c.req.url).origin || origin === c.var.ctx.settings.PUBLIC_ORIGIN;
  return c.req.header('sec-fetch-site') === 'same-origin';
}

/** Its callers have no origin: the signature over the body stands for it. */
export const SIGNED = '/api/stripe/webhook';

/** A private link's page names no referrer, so that browsers send no origin from it: the key in the link stands for it. */
const isProven = (path: string) => path === SIGNED || path.startsWith(`${WITHDRAW_PATH}/`);

/** Every method that changes something comes from our own pages. */
export const csrf = createMiddleware<AppEnv>(async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method) && !isProven(c.req.path) && !isOwnOrigin(c)) {
    throw new AppError('bad_origin', 'This request did not come from our own pages');
  }
  await next();
});

/** For a GET that changes a session: only a navigation from our own pages. Throws bad_origin (403). */
export function refuseOtherPages(c: AppContext) {
  if (c.req.header('sec-fetch-site') !== 'same-origin') {
    throw new AppError('bad_origin', 'Open this from our own pages');
  }
}
