import { BRAND } from '../../../schema/common/brand';
import { AppError } from '../../../schema/common/errors';
import type { SendOtpInput, VerifyOtpInput } from '../../../schema/phone/input';
import type { OtpSentDto } from '../../../schema/phone/output';
import { type Ctx, noteSecurity, type UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { hmac } from '../../platform/crypto';
import { newId, randomDigits } from '../../platform/random';
import type { Use } from '../../platform/use-counters.sql';
import { tryCode } from './otp.queries';
import * as queries from './phone.queries';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Text messages a day; the overall total is `SMS_PER_DAY`. */
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
 * What a code costs its site: three until it is typed, then one. A site can thus have five untyped codes an
 * hour. That costs an attacker without phones the rest of the hour, while an office can verify its numbers
 * one after the other.
 */
const SITE_COST = { sent: 3, typed: 1, perHour: 15 } as const;
/**
 * Once half of the new accounts' budget is used, a site gets at most three more codes a day, or nine that are
 * typed.
 */
const FAIR_COST = 9;
/** A counter that never refuses by itself. */
const UNLIMITED = 1_000_000;

/** Bound to person and number: a code does not work for another account. */
const hashOf = (ctx: UserCtx, e164: string, otp: string) =>
  hmac(ctx.settings.SECRET_KEY, 'otp:phone_verification', `${ctx.actor.user.id}\n${e164}\n${otp}`);

const budget = ({ settings }: Ctx, name: string, subject: string, limit: number): Use => ({
  key: `${name}:${hmac(settings.SECRET_KEY, 'rate', subject)}`,
  limit: Math.ceil(limit) * settings.RATE_SCALE,
  windowMs: DAY,
});

/** The shared budgets: the day's total, and the half of it for new accounts. */
const sharedBudgets = (ctx: Ctx) => ({
  all: budget(ctx, 'smsOfAll', 'all', ctx.settings.SMS_PER_DAY),
  newAccounts: budget(ctx, 'smsOfNewAccounts', 'all', ctx.settings.SMS_PER_DAY / 2),
});

/** What codes cost the request's site: within the hour, and within the day, which only affects fairness. */
const siteCosts = (ctx: Ctx) => ({
  hour: {
    ...budget(ctx, 'smsCostOfSite', ctx.client.site, SITE_COST.perHour),
    windowMs: HOUR,
    amount: SITE_COST.sent,
  },
  day: {
    ...budget(ctx, 'smsCostOfSiteDaily', ctx.client.site, UNLIMITED),
    amount: SITE_COST.sent,
  },
});

/** A message's budgets. New accounts share half of the day's total, so that they cannot use up the rest. */
function budgetsOf(ctx: UserCtx): { budgets: Use[]; fair: queries.FairShare | null } {
  const { client, actor } = ctx;
  const { id, createdAt } = actor.user;
  const isNew = ctx.clock.now() - createdAt < DAY;
  const { all, newAccounts } = sharedBudgets(ctx);
  const { hour, day } = siteCosts(ctx);
  const budgets = [
    budget(ctx, 'smsOfAccount', id, isNew ? SMS_A_DAY.newAccount : SMS_A_DAY.account),
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

function checkCountry(ctx: UserCtx, dialCode: string) {
  if (ctx.settings.SMS_COUNTRIES.includes(dialCode.replace('+', ''))) return;
  throw new AppError('country_not_served', { field: 'phoneNumber' });
}

/**
 * Sends a code to a number. Throws invalid (400) for a country that is not served, unavailable (503) without
 * an SMS provider or if it does not accept the message, rate_limited (429) with the time of the next attempt:
 * one a minute and five an hour per person and number, within the budgets of the day and of the site's hour.
 */
export async function sendPhoneCode(ctx: UserCtx, { e164, dialCode }: SendOtpInput): Promise<OtpSentDto> {
  const { sms } = ctx;
  if (!sms) throw new AppError('otp_not_sent', { retryAfterSeconds: 3600 });
  checkCountry(ctx, dialCode);
  const now = ctx.clock.now();
  const otp = randomDigits(6);
  const code = {
    id: newId(now),
    address: e164,
    asker: ctx.actor.user.id,
    codeHash: hashOf(ctx, e164, otp),
    createdAt: now,
  };
  const { budgets, fair } = budgetsOf(ctx);
  const stored = await queries.insertPhoneCode(ctx.directory, code, budgets, fair);
  const nextAt = await queries.nextPhoneCodeAt(ctx.directory, code);
  if (!stored) throw nextAt > now ? tooSoon(nextAt - now) : usedUp();
  try {
    await sms.sendCode({
      to: e164,
      code: otp,
      text: `${otp} is your ${BRAND.name} code. It works for 5 minutes.`,
    });
  } catch (error) {
    console.error('an OTP could not be sent', error);
    throw new AppError('otp_not_sent', { retryAfterSeconds: 60 });
  }
  return {
    message: 'OTP Sent',
    nextAt: iso(nextAt),
    ...(sms.testMode ? { testMode: true, otp } : {}),
  };
}

function tooSoon(waitMs: number) {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return new AppError('otp_too_soon', { values: { wait }, retryAfterSeconds: seconds });
}

const usedUp = () => new AppError('otp_used_up', { retryAfterSeconds: 3600 });

/** Uses up a code and stores the number as the person's own. Throws invalid (400) for a wrong, used or expired code. */
export async function verifyPhone(ctx: UserCtx, { e164, dialCode, otp }: VerifyOtpInput): Promise<void> {
  const now = ctx.clock.now();
  const { id: userId } = ctx.actor.user;
  const typed = {
    type: 'phone_verification',
    address: e164,
    asker: userId,
    codeHash: hashOf(ctx, e164, otp),
  } as const;
  const codeId = await tryCode(ctx.directory, typed, now);
  const cause = newId(now);
  const before = ctx.actor.user.mobileNumber;
  const phone = { userId, mobileNumber: e164, countryCode: dialCode, before, at: now, isTaken: false };
  const { hour, day } = siteCosts(ctx);
  const refunded = { refunds: [hour, day], refund: SITE_COST.sent - SITE_COST.typed };
  if (codeId && (await queries.saveVerifiedPhone(ctx.directory, { codeId, cause, ...refunded }, phone))) {
    await ctx.settle(ctx.directory, cause);
    return;
  }
  noteSecurity(ctx, 'code_refused', 'phone_verification');
  throw new AppError('otp_wrong', { field: 'otp' });
}

/** The shared budgets of text messages of which at least half is used, with how much is used. */
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
