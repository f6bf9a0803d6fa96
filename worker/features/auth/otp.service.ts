import type { OtpType } from '../../../schema/contracts/auth';
import { AppError } from '../../../schema/errors';
import { type Ctx, noteSecurity } from '../../context';
import { hmac } from '../../platform/crypto';
import { newId, randomDigits } from '../../platform/random';
import * as queries from './otp.queries';

const MINUTE = 60_000;
const LIFETIME_MS: Record<OtpType, number> = {
  email_verification: 10 * MINUTE,
  password_reset: 10 * MINUTE,
  phone_verification: 5 * MINUTE,
};
export const RESEND_AFTER_MS = MINUTE;

const codeHash = (ctx: Ctx, type: OtpType, address: string, code: string) =>
  hmac(ctx.settings.SECRET_KEY, `otp:${type}`, `${address}\n${code}`);

/**
 * Makes a 6-digit code bound to purpose and address (SECURITY.md rule 8) and answers it for sending; null when the last one
 * is younger than a minute, so that a double tap sends one message.
 */
export async function issueCode(
  ctx: Ctx,
  type: OtpType,
  address: string,
  userId: string | null,
): Promise<string | null> {
  const now = ctx.clock.now();
  const code = randomDigits(6);
  const row = {
    id: newId(now),
    type,
    address,
    userId,
    codeHash: codeHash(ctx, type, address, code),
    expiresAt: now + LIFETIME_MS[type],
    createdAt: now,
  };
  return (await queries.insertCode(ctx.db, row, now - RESEND_AFTER_MS)) ? code : null;
}

/** Uses a code up. Throws invalid (400) for a wrong, used or expired one, alike for every address. */
export async function consumeCode(ctx: Ctx, type: OtpType, address: string, code: string): Promise<void> {
  const hash = codeHash(ctx, type, address, code);
  const tried = await queries.tryCode(ctx.db, type, address, hash, ctx.clock.now());
  if (tried?.right) return;
  noteSecurity(ctx, 'sign_in_failed', type);
  const message = 'Invalid OTP. Please try again.';
  throw new AppError('invalid', message, { fields: { otp: message } });
}
