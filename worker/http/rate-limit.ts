import { createMiddleware } from 'hono/factory';
import { AppError } from '../../schema/errors';
import type { Ctx } from '../context';
import { hmac } from '../platform/crypto';
import { randomBelow } from '../platform/random';
import type { AppContext, AppEnv } from './app-env';
import { isInherited } from './compose';
import { countUse } from './rate-limit.queries';

const MINUTE = 60_000;

/**
 * The one table of exact limits (SECURITY.md rule 20). Each counts by what is being guarded, and by network only in
 * generous numbers: thousands of phones share one Indian carrier address.
 */
const LIMITS = {
  loginByAccount: { limit: 10, windowMs: 10 * MINUTE },
  loginByNetwork: { limit: 300, windowMs: 10 * MINUTE },
  codeByAccount: { limit: 20, windowMs: 60 * MINUTE },
  mailByAccount: { limit: 5, windowMs: 60 * MINUTE },
  mailByNetwork: { limit: 100, windowMs: 60 * MINUTE },
  describeByAccount: { limit: 30, windowMs: 60 * MINUTE },
  exportByAccount: { limit: 10, windowMs: 60 * MINUTE },
  issueByVisitor: { limit: 20, windowMs: 60 * MINUTE },
  smsByAccount: { limit: 10, windowMs: 60 * MINUTE },
  paymentByAccount: { limit: 60, windowMs: 60 * MINUTE },
  upgradeByAccount: { limit: 20, windowMs: 60 * MINUTE },
  uploadByAccount: { limit: 120, windowMs: 60 * MINUTE },
} as const;

/** Counts one use. Throws rate_limited (429) with Retry-After once the limit is used up. */
export async function limitUse(ctx: Ctx, name: keyof typeof LIMITS, subject: string): Promise<void> {
  const { limit, windowMs } = LIMITS[name];
  const now = ctx.clock.now();
  const key = `${name}:${hmac(ctx.settings.SECRET_KEY, 'rate', subject)}`;
  const { count, resetAt } = await countUse(ctx.db, key, now, windowMs);
  if (count <= limit * ctx.settings.RATE_SCALE) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((resetAt - now) / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  throw new AppError('rate_limited', `Too many tries. Please try again in ${wait}.`, { retryAfterSeconds });
}

/**
 * Coarse flood protection by visitor through the platform's binding: approximate and per location, so nothing depends on it.
 * Throws rate_limited (429).
 */
export async function refuseFlood(c: AppContext): Promise<void> {
  const { client, settings } = c.var.ctx;
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
  const binding = reads ? c.env.READ_LIMIT : c.env.WRITE_LIMIT;
  // The binding's numbers are fixed, so RATE_SCALE spreads one visitor over as many keys.
  const share = randomBelow(settings.RATE_SCALE);
  const { success } = await binding.limit({ key: `${share}:${client.limiterKey}` });
  if (!success) {
    throw new AppError('rate_limited', 'Too many requests. Please wait a moment.', { retryAfterSeconds: 60 });
  }
}

/** In front of everything that works for its answer; pages do it themselves, once they find that nothing is kept. */
export const floodLimit = createMiddleware<AppEnv>(async (c, next) => {
  if (!isInherited(c)) await refuseFlood(c);
  await next();
});
