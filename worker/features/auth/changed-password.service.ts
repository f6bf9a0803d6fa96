import type { ChangePasswordInput } from '../../../schema/account/input';
import { AppError } from '../../../schema/common/errors';
import type { UserCtx } from '../../context';
import { newId } from '../../platform/random';
import { accountOf, checkPassword } from '../account/account.service';
import * as queries from './changed-password.queries';
import { requesterOf, securityMail } from './new-account';
import { checkNewPassword } from './new-password';
import { findSalted } from './number.queries';
import { keepSession } from './session.queries';

/**
 * Replaces the password of somebody who knows it, and signs every other device out. Returns the epoch for the new cookie of this one.
 * Throws invalid (400) for a wrong current or a refused new password, forbidden (403) for an account that has none.
 */
export async function changePassword(ctx: UserCtx, input: ChangePasswordInput): Promise<number> {
  const { user, sid } = ctx.actor;
  const { password: before, signInNumber } = await accountOf(ctx);
  if (before === null) throw new AppError('no_password');
  await checkNewPassword(ctx, input.password, user.email ?? signInNumber ?? '');
  await checkPassword(ctx, input.current, before, 'current');
  const like = signInNumber ? await findSalted(ctx.directory, signInNumber) : null;
  const device = { device: user.id };
  const password = await ctx.passwords.hash(
    input.password,
    requesterOf(ctx, user.email ?? user.id, device),
    like,
  );
  const now = ctx.clock.now();
  const cause = newId(now);
  const mail = securityMail(ctx, 'password');
  const change = { userId: user.id, sid, before, password, mail, cause, now };
  const epoch = await queries.changePassword(ctx.directory, change);
  if (epoch === null) throw new AppError('password_wrong', { field: 'current' });
  // Before the effect, which would end this session too.
  await keepSession(ctx.shardOf(user.id), { userId: user.id, sid, epoch }, now);
  ctx.deliver(ctx.directory, [mail.id]);
  await ctx.settle(ctx.directory, cause);
  return epoch;
}
