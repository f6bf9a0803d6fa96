import { createMiddleware } from 'hono/factory';
import { AppError } from '../../schema/common/errors';
import { randomBelow } from '../../schema/common/short-code';
import type { AppContext, AppEnv } from './app-env';

/** Below this rate of one site in this isolate, the rate-limit bindings are not queried. */
export const CALM_PER_MINUTE = 20;
const MAX_SITES = 10_000;

/** Requests of each site in the current minute. */
const seen = { minute: 0, sites: new Map<string, number>() };

function isCalm(site: string, now: number): boolean {
  const minute = Math.floor(now / 60_000);
  if (minute !== seen.minute || seen.sites.size >= MAX_SITES) {
    seen.minute = minute;
    seen.sites.clear();
  }
  const count = (seen.sites.get(site) ?? 0) + 1;
  seen.sites.set(site, count);
  return count <= CALM_PER_MINUTE;
}

/**
 * Coarse flood protection through the platform's bindings, approximate and per location, so nothing depends
 * on it. A visitor is network and browser; because a client chooses its User-Agent, all visitors of a site
 * share a total. The limits are in wrangler.toml: a carrier address shared by thousands of phones stays far
 * below them. Counts a request once. Throws rate_limited (429).
 */
export async function refuseFlood(c: AppContext): Promise<void> {
  if (c.var.isFloodChecked) return;
  c.set('isFloodChecked', true);
  const { client, clock, settings } = c.var.ctx;
  // The limits are fixed, so RATE_SCALE spreads one visitor over that many keys.
  const lane = randomBelow(settings.RATE_SCALE);
  const site = `${lane}:${client.unhashed.site}`;
  if (isCalm(site, clock.now())) return;
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
  const [visitors, sites] = reads
    ? [c.env.READ_LIMIT, c.env.SITE_READ_LIMIT]
    : [c.env.WRITE_LIMIT, c.env.SITE_WRITE_LIMIT];
  const results = await Promise.all([
    visitors.limit({ key: `${lane}:${client.unhashed.visitor}` }),
    sites.limit({ key: site }),
  ]);
  if (results.some(({ success }) => !success)) {
    throw new AppError('too_many_requests', { retryAfterSeconds: 60 });
  }
}

/**
 * For everything except cached pages, which call `refuseFlood` only when they must be rendered. Requests with
 * a body are checked before it is received.
 */
export const floodLimit = createMiddleware<AppEnv>(async (c, next) => {
  await refuseFlood(c);
  await next();
});
