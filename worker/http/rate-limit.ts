import { z } from 'zod';
import { AppError } from '../../schema/common/errors';
import { EmailAddress } from '../../schema/common/text';
import { requireUser } from '../context';
import { hmac } from '../platform/crypto';
import type { Use } from '../platform/use-counters.guards';
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
  /** Counts failures only: a success, or a refusal under load, is not counted. */
  failures?: true;
}

/**
 * The one table of exact limits. What strangers do to an account is counted by (account, site), and by site over all accounts; a
 * site is an IPv4 address or an IPv6 /48, whose owner chooses among its /64s. An account by itself has no limit that a few sites
 * could use up; 500 mails a day stop a flood of a mailbox, and codes get fewer attempts long before (otp.queries.ts). Totals of a
 * site are generous, because thousands of phones share one Indian carrier address: 100 sign-ups and 200 mails an hour, 60 wrong
 * passwords a minute.
 */
export const LIMITS = {
  loginHere: { by: 'address and site', limit: 10, windowMs: MINUTE, strangers: true, failures: true },
  loginHereDaily: { by: 'address and site', limit: 100, windowMs: DAY, strangers: true, failures: true },
  loginBySite: { by: 'site', limit: 60, windowMs: MINUTE, strangers: true, failures: true },
  loginByDevice: { by: 'known device', limit: 10, windowMs: 10 * MINUTE, failures: true },
  codeBySite: { by: 'site', limit: 30, windowMs: 10 * MINUTE, strangers: true, failures: true },
  codeBySiteDaily: { by: 'site', limit: 300, windowMs: DAY, strangers: true, failures: true },
  codeByDevice: { by: 'known device', limit: 20, windowMs: HOUR, failures: true },
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
  issueByNetwork: { by: 'network', limit: 200, windowMs: HOUR },
  smsByAccount: { by: 'account', limit: 10, windowMs: HOUR },
  paymentByAccount: { by: 'account', limit: 60, windowMs: HOUR },
  testMessageByAccount: { by: 'account', limit: 10, windowMs: HOUR },
  pushDeviceByAccount: { by: 'account', limit: 100, windowMs: HOUR },
  upgradeByAccount: { by: 'account', limit: 20, windowMs: HOUR },
  uploadByAccount: { by: 'account', limit: 120, windowMs: HOUR },
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
  'address and site': async (c) =>
    `${await addressOf(c)}\n${/* guard: '' @ limits-as-weapons */ c.var.ctx.client.site}`,
  'known device': async (c) => knownDevice(c, await addressOf(c)),
};

async function useOf(c: AppContext, name: LimitName): Promise<Use | null> {
  const { by, limit, windowMs, strangers }: Limit = LIMITS[name];
  if (/* guard: false @ limits-as-weapons */ strangers && knownDevice(c, await addressOf(c)) !== null)
    return null;
  const subject = await SUBJECTS[by](c);
  if (subject === null) return null;
  const { SECRET_KEY, RATE_SCALE } = c.var.ctx.settings;
  return { key: `${name}:${hmac(SECRET_KEY, 'rate', subject)}`, limit: limit * RATE_SCALE, windowMs };
}

/** A use that was counted for this request. */
export interface CountedUse extends Use {
  count: number;
  /** Beyond this count it is refunded unless it is a failure. */
  keptUpTo: number;
}

/**
 * Counts one use of each limit, in order, up to the first that is used up: for that it throws rate_limited (429) with
 * Retry-After. Returns what was counted.
 */
export async function limitRequest(c: AppContext, names: readonly LimitName[]): Promise<CountedUse[]> {
  const { directory, clock } = c.var.ctx;
  const named = await Promise.all(names.map(async (name) => ({ name, use: await useOf(c, name) })));
  const uses = named.flatMap(({ name, use }) =>
    use ? [{ ...use, keptUpTo: 'failures' in LIMITS[name] ? LIMITS[name].limit / 2 : use.limit }] : [],
  );
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
  return new AppError('rate_limited', `Too many tries. Please try again in ${wait}.`, { retryAfterSeconds });
}

const FAILURES: ReadonlySet<number> = new Set([400, 401, 403, 429]);

/**
 * Refunds uses that were not failures, after the answer; if that is lost, the caller loses an attempt. Only once half of a limit
 * is used: until then it makes no difference.
 */
export function giveBack({ var: { ctx }, res }: AppContext, counted: readonly CountedUse[]): void {
  if (FAILURES.has(res.status)) return;
  const uses = counted.filter(
    ({ count, keptUpTo }) =>
      count > /* guard: 1000 * keptUpTo @ limits-as-weapons guarded-sessions */ keptUpTo,
  );
  if (uses.length > 0) ctx.defer(Promise.resolve(queries.uncountUses(ctx.directory, uses)));
}
