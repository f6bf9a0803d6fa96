import { AppError } from '../../../schema/common/errors';
import type { Ctx } from '../../context';
import { isEasyPassword } from './easy-passwords';

/** Shown next to its field. */
const refusal = (code: 'password_easy' | 'password_leaked') => new AppError(code, { field: 'password' });

/**
 * Throws invalid (400) for passwords that are easy to guess or have leaked (ASVS 6.2.12). If the list of
 * leaks does not respond, the password is accepted: sign-up must not depend on a third party.
 */
export async function checkNewPassword(ctx: Ctx, password: string, login: string): Promise<void> {
  if (isEasyPassword(password, login)) throw refusal('password_easy');
  if (await hasLeaked(ctx, password)) throw refusal('password_leaked');
}

async function hasLeaked(ctx: Ctx, password: string): Promise<boolean> {
  try {
    return await ctx.leakedPasswords.has(password);
  } catch (error) {
    console.error('a new password was not looked up among the leaked ones', error);
    return false;
  }
}
