import { createMiddleware } from 'hono/factory';
import type { AppContext, AppEnv } from './app-env';

export const isUpload = (c: AppContext) => c.req.path.startsWith('/api/upload/');

/**
 * Takes a slot for the work on a request. Uploads take theirs once their files have arrived (declared.ts).
 */
export const shedLoad = createMiddleware<AppEnv>((c, next) =>
  isUpload(c) ? next() : c.var.slots.work(c.var.ctx, next),
);
