import { createMiddleware } from 'hono/factory';
import { AppError } from '../../schema/common/errors';
import type { AppEnv } from './app-env';

/** For requests of programs: one with `http` must fail, rather than continue sending in the clear. */
const FOR_PROGRAMS = /^\/(api|health|ws)(\/|$)/;

/**
 * In production nothing is served over plain HTTP: a page redirects to HTTPS, anything else is refused (403).
 */
export const onlyHttps = createMiddleware<AppEnv>(async (c, next) => {
  const { APP_ENV, PUBLIC_ORIGIN } = c.var.ctx.settings;
  if (APP_ENV !== 'production' || !c.req.url.startsWith('http:')) return next();
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (!isRead || FOR_PROGRAMS.test(c.req.path)) {
    throw new AppError('only_https');
  }
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(`${PUBLIC_ORIGIN}${pathname}${search}`, 301);
});
