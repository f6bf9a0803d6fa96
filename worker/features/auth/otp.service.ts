import type { OtpType } from '../../../schema/auth/input';
import { AppError } from '../../../schema/common/errors';
import { type Ctx, noteSecurity } from '../../context';
import { hmac } from '../../platform/crypto';
import type { Message } from '../messages/content';
import * as queries from './otp.queries';

const MINUTE = 60_000;
const LIFETIME_MS = 10 * MINUTE;

export const codeHash = (ctx: Ctx, type: OtpType, address: string, code: string) =>
  hmac(ctx.settings.SECRET_KEY, `otp:${type}`, `${address}\n${code}`);

/**
 * Six digits that only our key can derive from a message's random seed: a resent message carries the same
 * code, and no code is stored. 52 bits of the hash leave a negligible bias.
 */
function codeOf(ctx: Ctx, type: OtpType, seed: string): string {
  const bits = Number.parseInt(hmac(ctx.settings.SECRET_KEY, `code:${type}`, seed).slice(0, 13), 16);
  return String(bits % 1_000_000).padStart(6, '0');
}

/**
 * Creates a message's code, bound to purpose, address and the requesting browser, and returns it for sending;
 * null if no account may have one. Valid for ten minutes from now.
 */
export async function issueCode(
  ctx: Ctx,
  type: queries.MailedType,
  message: Message,
): Promise<string | null> {
  const { id, recipient: address, data } = message;
  const { asker, seed, known = false } = data;
  if (asker === undefined || seed === undefined) return null;
  const createdAt = ctx.clock.now();
  const code = codeOf(ctx, type, seed);
  const stored = await queries.insertMailedCode(ctx.directory, {
    id,
    type,
    address,
    asker,
    known,
    codeHash: codeHash(ctx, type, address, code),
    createdAt,
    expiresAt: createdAt + LIFETIME_MS,
  });
  return stored ? code : null;
}

export const wrongCode = () => {
  return new AppError('otp_wrong', { field: 'otp' });
};

/**
 * Returns the id of the typed code, for the batch that uses it up; until then it stays usable. Throws invalid
 * (400) for a wrong, used or expired one, in the same way for every address.
 */
export async function checkCode(
  ctx: Ctx,
  { type, address, code, asker }: { type: OtpType; address: string; code: string; asker: string },
): Promise<string> {
  const typed = { type, address, asker, codeHash: codeHash(ctx, type, address, code) };
  const id = await queries.tryCode(ctx.directory, typed, ctx.clock.now());
  if (id) return id;
  noteSecurity(ctx, 'sign_in_failed', type);
  throw wrongCode();
}
