import { z } from 'zod';
import { AppError } from '../../schema/common/errors';
import { EmailAddress } from '../../schema/common/text';
import { requireUser } from '../context';
import { hmac } from '../platform/crypto';
import type { AppContext } from './app-env';
import { knownDevice } from './device-cookie';
import * as queries from './rate-limit.queries';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Limit {
  by: 'account' | 'visitor' | 'network' | 'site' | 'address' | 'address and site' | 'known device';
  limit: number;
  windowMs: number;
  /** Does not apply to known devices: strangers must not be able to lock out the owner. */
  strangers?: true;
  /**
   * What remains counted; without it, every request. `failures`: neither successes nor refusals under load. `successes`: nothing
   * else, so that strangers cannot use it up; such a limit comes last in a list. `work`: everything except refusals under load.
   */
  counts?: 'failures' | 'successes' | 'work';
}

/**
 * The one table of exact limits. What strangers do to an account is counted by (account, site), and by site over all accounts; a
 * site is an IPv4 address or an IPv6 /48, whose owner chooses among its /64s. An account by itself has no limit that a few sites
 * could use up; 500 mails a day stop a flood of a mailbox, and codes get fewer attempts long before (otp.queries.ts). Totals of a
 * site are generous, because thousands of phones share one Indian carrier address: 100 sign-ups and 200 mails an hour, 60 wrong
 * passwords a minute, 200 errors of pages and 100 reports of listings an hour.
 *
 * A right password costs the same hash as a wrong one, so both count. Ten sign-ins of an account in ten minutes is more than a yard
 * with six phones needs. 60 a minute of a site on new devices are far more than a carrier's address brings: sessions last a month,
 * so 5,000 sellers behind one address sign in about once in ten minutes. Known devices are not part of that total, because
 * somebody else on their address could use it up; their accounts' limit and the queue's order bound them.
 *
 * Uploads are counted in pictures, each of which is a paid call of the image service: 300 an hour are 75 listings of four, more than
 * one person photographs. 1,000 of a site are six people of a yard at 160 each, or a carrier's address with a few dozen sellers.
 */
export const LIMITS = {
  loginHere: { by: 'address and site', limit: 10, windowMs: MINUTE, strangers: true, counts: 'work' },
  loginHereDaily: { by: 'address and site', limit: 100, windowMs: DAY, strangers: true, counts: 'failures' },
  loginBySite: { by: 'site', limit: 60, windowMs: MINUTE, strangers: true, counts: 'work' },
  loginByDevice: { by: 'known device', limit: 10, windowMs: 10 * MINUTE, counts: 'work' },
  signInOfAccount: { by: 'address', limit: 10, windowMs: 10 * MINUTE, counts: 'successes' },
  codeBySite: { by: 'site', limit: 30, windowMs: 10 * MINUTE, strangers: true, counts: 'failures' },
  codeBySiteDaily: { by: 'site', limit: 300, windowMs: DAY, strangers: true, counts: 'failures' },
  codeByDevice: { by: 'known device', limit: 20, windowMs: HOUR, counts: 'failures' },
  codeByAccount: { by: 'account', limit: 20, windowMs: HOUR },
  signUpBySite: { by: 'site', limit: 100, windowMs: HOUR },
  mailHere: { by: 'address and site', limit: 5, windowMs: HOUR, strangers: true },
  mailHereDaily: { by: 'address and site', limit: 10, windowMs: DAY, strangers: true },
  mailToAddress: { by: 'address', limit: 500, windowMs: DAY, strangers: true },
  mailBySite: { by: 'site', limit: 200, windowMs: HOUR, strangers: true },
  mailByDevice: { by: 'known device', limit: 10, windowMs: HOUR },
  describeByAccount: { by: 'account', limit: 30, windowMs: HOUR },
  exportByAccount: { by: 'account', limit: 10, windowMs: HOUR },
  eraseByAccount: { by: 'account', limit: 10, windowMs: 10 * MINUTE },
  issueByVisitor: { by: 'visitor', limit: 20, windowMs: HOUR },
  issueBySite: { by: 'site', limit: 200, windowMs: HOUR },
  reportBySite: { by: 'site', limit: 100, windowMs: HOUR },
  reportByVisitor: { by: 'visitor', limit: 20, windowMs: HOUR },
  smsByAccount: { by: 'account', limit: 10, windowMs: HOUR },
  paymentByAccount: { by: 'account', limit: 60, windowMs: HOUR },
  testMessageByAccount: { by: 'account', limit: 10, windowMs: HOUR },
  pushDeviceByAccount: { by: 'account', limit: 100, windowMs: HOUR },
  upgradeByAccount: { by: 'account', limit: 20, windowMs: HOUR },
  uploadByAccount: { by: 'account', limit: 300, windowMs: HOUR },
  uploadBySite: { by: 'site', limit: 1_000, windowMs: HOUR },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

const Addressed = z.object({ email: EmailAddress });

/** The submitted address, already validated. */
const addressOf = async (c: AppContext) => Addressed.parse(c.var.form?.data ?? (await c.req.json())).email;

/** The key of the counter; null if the limit does not apply to the caller. */
const SUBJECTS: Record<Limit['by'], (c: AppContext) => Promise<string | null>> = {
  account: async (c) => requireUser(c.var.ctx).actor.user.id,
  network: async (c) => c.var.ctx.client.network,
  site: async (c) => c.var.ctx.client.site,
  visitor: async (c) => c.var.ctx.client.visitor,
  address: addressOf,
  'address and site': async (c) => `${await addressOf(c)}\n${c.var.ctx.client.site}`,
  'known device': async (c) => knownDevice(c, await addressOf(c)),
};

async function useOf(c: AppContext, name: LimitName): Promise<queries.LimitedUse | null> {
  const { by, limit, windowMs, strangers, counts }: Limit = LIMITS[name];
  if (strangers && (await knownDevice(c, await addressOf(c))) !== null) return null;
  const subject = await SUBJECTS[by](c);
  if (subject === null) return null;
  const { SECRET_KEY, RATE_SCALE } = c.var.ctx.settings;
  return { key: `${name}:${hmac(SECRET_KEY, 'rate', subject)}`, limit: limit * RATE_SCALE, windowMs, counts };
}

/** A use that was counted for this request, or is counted if it succeeds. */
export interface CountedUse extends queries.LimitedUse {
  count: number;
}

/**
 * Counts one use of each limit, in order, up to the first that is used up: for that it throws rate_limited (429) with
 * Retry-After. `amount`: how much this request uses. Returns what was counted.
 */
export async function limitRequest(
  c: AppContext,
  names: readonly LimitName[],
  amount = 1,
): Promise<CountedUse[]> {
  const { directory, clock } = c.var.ctx;
  const found = await Promise.all(names.map((name) => useOf(c, name)));
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
  return new AppError('too_many_tries', { values: { wait }, retryAfterSeconds });
}

const FAILURES: ReadonlySet<number> = new Set([400, 401, 403, 429]);

/**
 * Corrects the counters once the response is known, after the answer; if that is lost, the caller loses an attempt. Uses are
 * refunded only once half of a limit is used: until then it makes no difference.
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
