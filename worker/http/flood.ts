import { createMiddleware } from 'hono/factory';
import { AppError } from '../../schema/errors';
import { randomBelow } from '../platform/random';
import type { AppContext, AppEnv } from './app-env';

/** So many requests of one visitor in a minute are never a flood: those are answered without asking anybody. */
export const CALM_PER_MINUTE = 20;
const MOST_VISITORS = 10_000;

/** Who has asked this isolate in the running minute, and how often. */
const seen = { minute: 0, visitors: new Map<string, number>() };

function isCalm(visitor: string, now: number): boolean {
  const minute = Math.floor(now / 60_000);
  if (minute !== seen.minute || seen.visitors.size >= MOST_VISITORS) {
    seen.minute = minute;
    seen.visitors.clear();
  }
  const times = (seen.visitors.get(visitor) ?? 0) + 1;
  seen.visitors.set(visitor, times);
  return times <= CALM_PER_MINUTE;
}

/**
 * Coarse flood protection by visitor, for whom this isolate sees often through the platform's binding: approximate and per
 * location, so nothing depends on it. Throws rate_limited (429).
 */
export async function refuseFlood(c: AppContext): Promise<void> {
  const { client, clock, settings } = c.var.ctx;
  // The numbers are fixed, so RATE_SCALE spreads one visitor over as many keys.
  const key = `${randomBelow(settings.RATE_SCALE)}:${client.limiterKey}`;
  if (isCalm(key, clock.now())) return;
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
  const binding = reads ? c.env.READ_LIMIT : c.env.WRITE_LIMIT;
  const { success } = await binding.limit({ key });
  if (!success) {
    throw new AppError('rate_limited', 'Too many requests. Please wait a moment.', { retryAfterSeconds: 60 });
  }
}

/** In front of everything that works for its answer; pages do it themselves, once they find that nothing is kept. */
export const floodLimit = createMiddleware<AppEnv>(async (c, next) => {
  await refuseFlood(c);
  await next();
});
