import { createMiddleware } from 'hono/factory';
import { AppError } from '../../schema/errors';
import type { AppEnv } from './app-env';

/** So many requests are answered at once by one isolate: more would wait behind them until their connections break. */
export const MOST_AT_ONCE = 50;

/** Whoever has gone away is never heard of again, and nobody is worked for longer than a request's nine seconds. */
const FORGOTTEN_AFTER_MS = 10_000;

/** Refuses (503) what comes while `most` requests are under way, before any work is done for it. */
export function turnAway(most: number) {
  const underWay = new Map<symbol, number>();
  const forget = (until: number) => {
    for (const [request, since] of underWay) if (since < until) underWay.delete(request);
  };
  return createMiddleware<AppEnv>(async (c, next) => {
    const now = c.var.ctx.clock.now();
    if (underWay.size >= most) forget(now - FORGOTTEN_AFTER_MS);
    if (underWay.size >= most) {
      throw new AppError('unavailable', 'Too many people are here at once. Please try again in a moment.', {
        retryAfterSeconds: 1,
      });
    }
    const request = Symbol();
    underWay.set(request, now);
    try {
      await next();
    } finally {
      underWay.delete(request);
    }
  });
}
