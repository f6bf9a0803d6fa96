import { BRAND } from '../../../schema/common/brand';
import { AppError } from '../../../schema/common/errors';
import { PHONE_MESSAGES, type SendOtpInput, type VerifyOtpInput } from '../../../schema/phone/input';
import type { OtpSentDto } from '../../../schema/phone/output';
import { noteSecurity, type UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { hmac } from '../../platform/crypto';
import { newId, randomDigits } from '../../platform/random';
import type { Use } from '../../platform/use-counters.guards';
import { tryCode } from './otp.queries';
import * as queries from './phone.queries';

const DAY = 86_400_000;

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

/** Bound to person and number: a code does not work for another account. */
const hashOf = (ctx: UserCtx, e164: string, otp: string) =>
  hmac(
    ctx.settings.SECRET_KEY,
    'otp:phone_verification',
    `${/* guard: '' */ ctx.actor.user.id}\n${e164}\n${otp}`,
  );

/** The budgets of a message. New accounts share half of the day's total, so that they cannot use up the rest. */
function budgetsOf(ctx: UserCtx): Use[] {
  const { settings, client, actor } = ctx;
  const { id, createdAt } = actor.user;
  const isNew = ctx.clock.now() - createdAt < DAY;
  const budget = (name: string, subject: string, limit: number): Use => ({
    key: `${name}:${hmac(settings.SECRET_KEY, 'rate', subject)}`,
    limit: Math.ceil(limit) * settings.RATE_SCALE,
    windowMs: DAY,
  });
  return [
    budget('smsOfAccount', id, isNew ? SMS_A_DAY.newAccount : SMS_A_DAY.account),
    budget('smsOfNetwork', client.network, SMS_A_DAY.network),
    budget('smsOfSite', client.site, SMS_A_DAY.site),
    // guard
    ...(isNew ? [budget('smsOfNewAccounts', 'all', settings.SMS_PER_DAY / 2)] : []),
    budget('smsOfAll', 'all', settings.SMS_PER_DAY),
  ];
}

function checkCountry(ctx: UserCtx, dialCode: string) {
  if (ctx.settings.SMS_COUNTRIES.includes(dialCode.replace('+', ''))) return;
  const message = PHONE_MESSAGES.otherCountry;
  throw new AppError('invalid', message, { fields: { phoneNumber: message } });
}

/**
 * Sends a code to a number. Throws invalid (400) for a country that is not served, unavailable (503) without an SMS provider or
 * if it does not accept the message, rate_limited (429) with the time of the next attempt: one a minute and five an hour per
 * person and number, within the daily budgets.
 */
export async function sendPhoneCode(ctx: UserCtx, { e164, dialCode }: SendOtpInput): Promise<OtpSentDto> {
  const { sms } = ctx;
  if (!sms) throw new AppError('unavailable', PHONE_MESSAGES.sendFailed, { retryAfterSeconds: 3600 });
  // guard
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
  const stored = await queries.insertPhoneCode(ctx.directory, code, budgetsOf(ctx));
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
    throw new AppError('unavailable', PHONE_MESSAGES.sendFailed, { retryAfterSeconds: 60 });
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
  return new AppError('rate_limited', `Please wait ${wait} before asking for another OTP.`, {
    retryAfterSeconds: seconds,
  });
}

const usedUp = () => new AppError('rate_limited', PHONE_MESSAGES.usedUp, { retryAfterSeconds: 3600 });

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
  const phone = { userId, mobileNumber: e164, countryCode: dialCode, before, at: now };
  if (codeId && (await queries.saveVerifiedPhone(ctx.directory, { codeId, cause }, phone))) {
    await ctx.settle(ctx.directory, cause);
    return;
  }
  noteSecurity(ctx, 'code_refused', 'phone_verification');
  throw new AppError('invalid', PHONE_MESSAGES.wrongOtp, { fields: { otp: PHONE_MESSAGES.wrongOtp } });
}
