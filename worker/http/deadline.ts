import { createMiddleware } from 'hono/factory';
import { AppError } from '../../schema/common/errors';
import { within } from '../platform/within';
import type { AppContext, AppEnv } from './app-env';

/**
 * Answers work that does not come back with 503 while somebody still waits. What it has begun may still
 * take effect: every write can be sent again.
 */
export const inTime = <T>(c: AppContext, work: () => Promise<T>): Promise<T> =>
  within(
    c.var.ctx.deadlineMs,
    work(),
    () => new AppError('unavailable', 'This takes too long. Please try again.', { retryAfterSeconds: 5 }),
  );

/** Uploads come as slowly as their network does: they have the time from when they are here (declared.ts). */
const UPLOADS = '/api/upload/';

export const deadline = createMiddleware<AppEnv>((c, next) =>
  c.req.path.startsWith(UPLOADS) ? next() : inTime(c, next),
);
