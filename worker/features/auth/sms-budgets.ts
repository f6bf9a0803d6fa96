import type { OtpType } from '../../../schema/auth/input';
import type { Ctx } from '../../context';
import { hmac } from '../../platform/crypto';
import type { Use } from '../../platform/use-counters.sql';
import * as queries from './phone.queries';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Text messages a day; the total for all is `SMS_PER_DAY`. */
const SMS_A_DAY = {
  account: 10,
  /** During an account's first day. */
  newAccount: 5,
  /** Generous, because many sellers share one carrier's address. */
  network: 30,
  /** An IPv6 /48, within which its owner can choose networks; an IPv4 address is its own site. */
  site: 100,
} as const;

/**
 * What a code costs its site: three until it is typed, then one. So a site can have five codes on their way in an hour, which
 * costs an attacker who has no phones the rest of the hour, and an office verifies its numbers one after the other.
 */
const SITE_COST = { sent: 3, typed: 1, perHour: 15 } as const;
/** Once half of the new accounts' budget is used, a site gets at most three codes more of it a day, or nine that are typed. */
const FAIR_COST = 9;
/** A counter that refuses nothing by itself. */
const UNLIMITED = 1_000_000;

const budget = ({ settings }: Ctx, name: string, subject: string, limit: number, windowMs = DAY): Use => ({
  key: `${name}:${hmac(settings.SECRET_KEY, 'rate', subject)}`,
  limit: Math.ceil(limit) * settings.RATE_SCALE,
  windowMs,
});

/** The budgets of all: the day's total, and the half of it that new accounts share. */
const sharedBudgets = (ctx: Ctx) => ({
  all: budget(ctx, 'smsOfAll', 'all', ctx.settings.SMS_PER_DAY),
  newAccounts: budget(ctx, 'smsOfNewAccounts', 'all', ctx.settings.SMS_PER_DAY / 2),
});

/** What codes cost the site of this request: within the hour, and within the day, which only decides about fairness. */
const siteCosts = (ctx: Ctx) => ({
  hour: {
    ...budget(ctx, 'smsCostOfSite', ctx.client.site, SITE_COST.perHour, HOUR),
    amount: SITE_COST.sent,
  },
  day: {
    ...budget(ctx, 'smsCostOfSiteDaily', ctx.client.site, UNLIMITED),
    amount: SITE_COST.sent,
  },
});

/** What a code that was typed gives back to its site. */
export function refundOf(ctx: Ctx): { refunds: Use[]; refund: number } {
  const { hour, day } = siteCosts(ctx);
  return { refunds: [hour, day], refund: SITE_COST.sent - SITE_COST.typed };
}

/**
 * The budgets of a message to an account's owner; `null` for somebody who is not signed in. New accounts and strangers share half of
 * the day's total, so that they cannot use up the rest.
 */
export function budgetsOf(ctx: Ctx, account: { id: string; createdAt: number } | null): queries.Budgets {
  const { client } = ctx;
  const isNew = !account || ctx.clock.now() - account.createdAt < DAY;
  const { all, newAccounts } = sharedBudgets(ctx);
  const { hour, day } = siteCosts(ctx);
  const ofAccount = isNew ? SMS_A_DAY.newAccount : SMS_A_DAY.account;
  const budgets = [
    ...(account ? [budget(ctx, 'smsOfAccount', account.id, ofAccount)] : []),
    budget(ctx, 'smsOfNetwork', client.network, SMS_A_DAY.network),
    budget(ctx, 'smsOfSite', client.site, SMS_A_DAY.site),
    hour,
    day,
    ...(isNew ? [newAccounts] : []),
    all,
  ];
  const ownLimit = FAIR_COST * ctx.settings.RATE_SCALE;
  return { budgets, fair: isNew ? { shared: newAccounts, own: day, ownLimit } : null };
}

/**
 * What a number gets from one site, for people who are not signed in: a cookie would be a key of their own choice. `first`: these
 * codes do not count towards the number's total of the day, so that nobody elsewhere can use up its owner's.
 */
export function numberShares(ctx: Ctx, type: OtpType, number: string): queries.NumberShares {
  const here = `${number}\n${ctx.client.site}`;
  const { cooldownMs, perHour, hourMs, firstPerDay } = queries.PHONE_LIMITS;
  const exact = (use: Use): Use => ({ ...use, limit: use.limit / ctx.settings.RATE_SCALE });
  return {
    pause: exact(budget(ctx, 'smsToNumberHere', `${type}\n${here}`, 1, cooldownMs)),
    hour: exact(budget(ctx, 'smsToNumberHourly', here, perHour, hourMs)),
    first: exact(budget(ctx, 'smsToNumberFirst', here, firstPerDay)),
  };
}

/** How much of the shared budgets of text messages is used: those of which at least half is. */
export async function listBudgetsHalfUsed(
  ctx: Ctx,
): Promise<{ name: string; used: number; limit: number }[]> {
  const { all, newAccounts } = sharedBudgets(ctx);
  const counts = await queries.readCounts(ctx.directory, [all, newAccounts], ctx.clock.now());
  const named = [
    { name: 'all accounts', used: counts.get(all.key) ?? 0, limit: all.limit },
    { name: 'new accounts', used: counts.get(newAccounts.key) ?? 0, limit: newAccounts.limit },
  ];
  return named.filter(({ used, limit }) => used * 2 >= limit);
}
