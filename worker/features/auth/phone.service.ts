import { BRAND } from '../../../schema/common/brand';
import { AppError } from '../../../schema/common/errors';
import type { WorkspaceLanguage } from '../../../schema/common/languages';
import type { SendOtpInput, VerifyOtpInput } from '../../../schema/phone/input';
import type { OtpSentDto } from '../../../schema/phone/output';
import { type Ctx, noteSecurity, type UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { hmac } from '../../platform/crypto';
import { newId, randomDigits } from '../../platform/random';
import type { SmsSender } from '../../platform/sms';
import { tryCode } from './otp.queries';
import * as queries from './phone.queries';
import { budgetsOf, refundOf } from './sms-budgets';

/** Bound to person and number: a code does not work for another account. */
const hashOf = (ctx: UserCtx, e164: string, otp: string) =>
  hmac(ctx.settings.SECRET_KEY, 'otp:phone_verification', `${ctx.actor.user.id}\n${e164}\n${otp}`);

/** Throws invalid (400), at the form's field, for a country to which no messages are sent. */
export function checkCountry({ settings }: Ctx, dialCode: string, field: string) {
  if (settings.SMS_COUNTRIES.includes(dialCode.replace('+', ''))) return;
  throw new AppError('country_not_served', { field });
}

/**
 * Sends a code to a number. Throws invalid (400) for a country that is not served, unavailable (503) without
 * an SMS provider or if it does not accept the message, rate_limited (429) with the time of the next attempt:
 * one a minute and five an hour per person and number, within the budgets of the day and of the site's hour.
 */
export async function sendPhoneCode(
  ctx: UserCtx,
  { e164, dialCode }: SendOtpInput,
  language: WorkspaceLanguage,
): Promise<OtpSentDto> {
  const { sms } = ctx;
  if (!sms) throw new AppError('otp_not_sent', { retryAfterSeconds: 3600 });
  checkCountry(ctx, dialCode, 'phoneNumber');
  const now = ctx.clock.now();
  const otp = randomDigits(6);
  const code = {
    id: newId(now),
    address: e164,
    asker: ctx.actor.user.id,
    codeHash: hashOf(ctx, e164, otp),
    createdAt: now,
  };
  const stored = await queries.insertPhoneCode(ctx.directory, code, budgetsOf(ctx, ctx.actor.user));
  const nextAt = await queries.nextPhoneCodeAt(ctx.directory, code);
  if (!stored) throw nextAt > now ? tooSoon(nextAt - now) : usedUp();
  await textCode(sms, e164, otp, language);
  return {
    message: 'OTP Sent',
    nextAt: iso(nextAt),
    ...(sms.testMode ? { testMode: true, otp } : {}),
  };
}

const CODE_TEXTS: Record<WorkspaceLanguage, (code: string) => string> = {
  en: (code) => `${code} is your ${BRAND.name} code. It works for 5 minutes.`,
  hi: (code) => `${code} आपका ${BRAND.name} कोड है। यह 5 मिनट तक चलेगा।`,
};

/** Sends a code. Throws unavailable (503) if the provider does not accept it. */
export async function textCode(
  sms: SmsSender,
  to: string,
  code: string,
  language: WorkspaceLanguage,
): Promise<void> {
  try {
    await sms.sendCode({ to, code, text: CODE_TEXTS[language](code), language });
  } catch (error) {
    console.error('an OTP could not be sent', error);
    throw new AppError('otp_not_sent', { retryAfterSeconds: 60 });
  }
}

export function tooSoon(waitMs: number) {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return new AppError('otp_too_soon', { values: { wait }, retryAfterSeconds: seconds });
}

export const usedUp = () => new AppError('otp_used_up', { retryAfterSeconds: 3600 });

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
  const typedHere = { codeId: codeId ?? '', cause, ...refundOf(ctx) };
  if (codeId && (await queries.saveVerifiedPhone(ctx.directory, typedHere, phone))) {
    await ctx.settle(ctx.directory, cause);
    return;
  }
  noteSecurity(ctx, 'code_refused', 'phone_verification');
  throw new AppError('otp_wrong', { field: 'otp' });
}
