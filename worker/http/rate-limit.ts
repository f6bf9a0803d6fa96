import { z } from 'zod';
import { isMobile, LoginName } from '../../schema/auth/login-name';
import { AppError } from '../../schema/common/errors';
import { requireUser } from '../context';
import { hmac } from '../platform/crypto';
import type { AppContext } from './app-env';
import { knownDevice } from './device-cookie';
import type { Limit } from './limits';
import * as queries from './rate-limit.queries';

const Addressed = z.object({ email: LoginName });

/** The submitted address or number, already validated. */
const addressOf = async (c: AppContext) => Addressed.parse(c.var.form?.data ?? (await c.req.json())).email;

/** The key of the counter; null if the limit does not apply to the caller. */
const SUBJECTS: Record<Limit['by'], (c: AppContext) => Promise<string | null>> = {
  account: async (c) => requireUser(c.var.ctx).actor.user.id,
  network: async (c) => c.var.ctx.client.network,
  site: async (c) => c.var.ctx.client.site,
  visitor: async (c) => c.var.ctx.client.visitor,
  address: addressOf,
  'mail address': async (c) => {
    const address = await addressOf(c);
    return isMobile(address) ? null : address;
  },
  'address and site': async (c) => `${await addressOf(c)}\n${c.var.ctx.client.site}`,
  'known device': async (c) => knownDevice(c, await addressOf(c)),
};

async function useOf(
  c: AppContext,
  { name, by, limit, windowMs, strangers, counts }: Limit,
): Promise<queries.LimitedUse | null> {
  if (strangers && (await knownDevice(c, await addressOf(c))) !== null) return null;
  const subject = await SUBJECTS[by](c);
  if (subject === null) return null;
  const { SECRET_KEY, RATE_SCALE } = c.var.ctx.settings;
  return { key: `${name}:${hmac(SECRET_KEY, 'rate', subject)}`, limit: limit * RATE_SCALE, windowMs, counts };
}

/** A use counted for this request, or to be counted if it succeeds. */
export interface CountedUse extends queries.LimitedUse {
  count: number;
}

/**
 * Counts one use of each limit, in order, up to the first that is used up, for which it throws rate_limited
 * (429) with Retry-After. `amount`: how much this request uses. Returns what was counted.
 */
export async function limitRequest(
  c: AppContext,
  limits: readonly Limit[],
  amount = 1,
): Promise<CountedUse[]> {
  const { directory, clock } = c.var.ctx;
  const found = await Promise.all(limits.map((limit) => useOf(c, limit)));
  const uses = found.filter((use) => use !== null).map((use) => ({ ...use, amount }));
  if (uses.length === 0) return [];
  const now = clock.now();
  const counts = await queries.countUses(directory, uses, now);
  const full = uses[counts.length];
  if (full) throw tooMany((await queries.roomAgainAt(directory, full, now)) - now);
  return uses.map((use, at) => ({ ...use, count: counts[at] ?? 0 }));
}

function tooMany(waitMs: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AppError('too_many_tries', { values: { wait, minutes }, retryAfterSeconds });
}

const FAILURES: ReadonlySet<number> = new Set([400, 401, 403, 429]);

/**
 * Corrects the counters after the response; if that is lost, the caller loses an attempt. Uses are refunded
 * only once half of a limit is used: before that it makes no difference.
 */
export function settleUses({ var: { ctx }, res }: AppContext, counted: readonly CountedUse[]): void {
  const isFailure = FAILURES.has(res.status);
  const isRefunded = ({ counts, count, limit }: CountedUse) =>
    count > limit / 2 && ((counts === 'failures' && !isFailure) || (counts === 'work' && res.status >= 500));
  const refunded = counted.filter(isRefunded);
  if (refunded.length > 0) ctx.defer(Promise.resolve(queries.uncountUses(ctx.directory, refunded)));
  const succeeded = res.status < 400 ? counted.filter(({ counts }) => counts === 'successes') : [];
  if (succeeded.length > 0) ctx.defer(queries.countSuccesses(ctx.directory, succeeded, ctx.clock.now()));
}
