import type { OtpSentDto } from '../../../schema/answers/phone-verification';
import { BRAND } from '../../../schema/brand';
import {
  PHONE_MESSAGES,
  type SendOtpInput,
  type VerifyOtpInput,
} from '../../../schema/contracts/phone-verification';
import { AppError } from '../../../schema/errors';
import { noteSecurity, type UserCtx } from '../../context';
import { hmac } from '../../platform/crypto';
import { newId, randomDigits } from '../../platform/random';
import { tryCode } from './otp.queries';
import * as queries from './phone.queries';

/** Bound to the person and the number: a code sent for somebody else's account is no use (SECURITY.md rule 8). */
const hashOf = (ctx: UserCtx, e164: string, otp: string) =>
  hmac(ctx.settings.SECRET_KEY, 'otp:phone_verification', `${ctx.actor.user.id}\n${e164}\n${otp}`);

/**
 * Sends a code to a number. Throws unavailable (503) without an SMS provider or when it does not take the message, rate_limited
 * (429) with the time of the next try: one a minute, five an hour per number.
 */
export async function sendPhoneCode(ctx: UserCtx, { e164 }: SendOtpInput): Promise<OtpSentDto> {
  const { sms } = ctx;
  if (!sms) throw new AppError('unavailable', PHONE_MESSAGES.sendFailed, { retryAfterSeconds: 3600 });
  const now = ctx.clock.now();
  const otp = randomDigits(6);
  const stored = await queries.insertPhoneCode(ctx.db, {
    id: newId(now),
    address: e164,
    userId: ctx.actor.user.id,
    codeHash: hashOf(ctx, e164, otp),
    createdAt: now,
  });
  const nextAt = await queries.nextPhoneCodeAt(ctx.db, e164, now);
  if (!stored) throw tooSoon(nextAt - now);
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
    nextAt: new Date(nextAt).toISOString(),
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

/** Uses a code up and makes the number the person's own. Throws invalid (400) for a wrong, used or expired code. */
export async function verifyPhone(ctx: UserCtx, { e164, dialCode, otp }: VerifyOtpInput): Promise<void> {
  const now = ctx.clock.now();
  const tried = await tryCode(ctx.db, 'phone_verification', e164, hashOf(ctx, e164, otp), now);
  if (!tried?.right) {
    noteSecurity(ctx, 'code_refused', 'phone_verification');
    throw new AppError('invalid', PHONE_MESSAGES.wrongOtp, { fields: { otp: PHONE_MESSAGES.wrongOtp } });
  }
  await queries.saveVerifiedPhone(
    ctx.db,
    ctx.actor.user.id,
    { mobileNumber: e164, countryCode: dialCode },
    now,
  );
}
