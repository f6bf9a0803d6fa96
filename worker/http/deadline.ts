import { createMiddleware } from 'hono/factory';
import { AppError } from '../../schema/errors';
import type { AppContext, AppEnv } from './app-env';
import { isInherited } from './compose';

/**
 * Answers work that does not come back with 503 while somebody still waits (SECURITY.md rule 21). What it has begun may still
 * take effect: every write can be sent again.
 */
export async function inTime<T>(c: AppContext, work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new AppError('unavailable', 'This takes too long. Please try again.', {
      retryAfterSeconds: 5,
    });
    timer = setTimeout(() => reject(error), c.var.ctx.deadlineMs);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Uploads come as slowly as their network does: they have the time from when they are here (declared.ts). */
const UPLOADS = '/api/upload/';

export const deadline = createMiddleware<AppEnv>((c, next) =>
  isInherited(c) || c.req.path.startsWith(UPLOADS) ? next() : inTime(c, next),
);
