import { createMiddleware } from 'hono/factory';
import { AppError } from '../../schema/common/errors';
import { withTimeout } from '../platform/timeout';
import type { AppContext, AppEnv } from './app-env';

/**
 * Answers 503 if work does not finish while the client is still waiting. Started work may still take effect:
 * every write can be repeated.
 */
export const inTime = <T>(c: AppContext, work: () => Promise<T>): Promise<T> =>
  withTimeout(c.var.ctx.deadlineMs, work(), () => new AppError('too_slow', { retryAfterSeconds: 5 }));

/** Uploads are as slow as their network, so their deadline starts when they have arrived (declared.ts). */
const UPLOADS = '/api/upload/';

export const deadline = createMiddleware<AppEnv>((c, next) =>
  c.req.path.startsWith(UPLOADS) ? next() : inTime(c, next),
);
