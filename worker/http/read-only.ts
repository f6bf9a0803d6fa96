import { createMiddleware } from 'hono/factory';
import { AppError } from '../../schema/common/errors';
import { isReadOnly } from '../platform/read-only';
import type { AppEnv } from './app-env';
import { SAFE_METHODS } from './csrf';

/**
 * While databases are restored, refuses (503) whatever could change something, before its body is received.
 */
export const refuseWrites = createMiddleware<AppEnv>(async (c, next) => {
  if (isReadOnly(c.env) && !SAFE_METHODS.has(c.req.method)) throw new AppError('read_only');
  await next();
});
