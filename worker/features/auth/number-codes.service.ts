import { AppError } from '../../../schema/common/errors';
import { parsePhone } from '../../../schema/common/phone';
import type { Ctx } from '../../context';
import { newId, randomDigits } from '../../platform/random';
import type { Browser } from './browser';
import { insertNumberCode, type NumberCode } from './number.queries';
import { codeHash } from './otp.service';
import { PHONE_LIMITS, readCounts } from './phone.queries';
import { checkCountry, textCode, usedUp } from './phone.service';
import { budgetsOf, numberShares } from './sms-budgets';

/** Whether this installation confirms numbers. Without it, accounts work with unconfirmed ones. */
export const sendsCodes = ({ sms }: Ctx): boolean => sms !== null;

/**
 * Sends a code to a number, whether or not an account has it, at most once a minute. Throws invalid (400) for a
 * country that is not served, unavailable (503) without a provider or if it does not accept the message, rate_limited (429) if the
 * number or the site has had its share.
 */
export async function sendNumberCode(
  ctx: Ctx,
  type: NumberCode,
  number: string,
  browser: Pick<Browser, 'asker' | 'language'>,
): Promise<void> {
  const { sms } = ctx;
  if (!sms) throw new AppError('otp_not_sent', { retryAfterSeconds: 3600 });
  const phone = parsePhone(number);
  if (phone.ok) checkCountry(ctx, phone.dialCode, 'email');
  const now = ctx.clock.now();
  const otp = randomDigits(6);
  const code = {
    id: newId(now),
    type,
    address: number,
    asker: browser.asker(),
    codeHash: codeHash(ctx, type, number, otp),
    createdAt: now,
    expiresAt: now + PHONE_LIMITS.lifetimeMs,
  };
  const shares = numberShares(ctx, type, number);
  if (!(await insertNumberCode(ctx.directory, code, budgetsOf(ctx, null), shares))) {
    const paused = await readCounts(ctx.directory, [shares.pause], now);
    // The one that was sent within the last minute still works.
    if (paused.size > 0) return;
    throw usedUp();
  }
  await textCode(sms, number, otp, browser.language);
}
