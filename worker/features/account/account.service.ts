import { type EraseAccountInput, RECENT_SIGN_IN_MS } from '../../../schema/account/input';
import type { AccountDataDto } from '../../../schema/account/output';
import { AppError } from '../../../schema/common/errors';
import { noteSecurity, type UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { newId } from '../../platform/random';
import * as queries from './account.queries';
import { countOwned } from './owned.queries';

type Account = NonNullable<Awaited<ReturnType<typeof queries.findAccount>>>;

export async function accountOf(ctx: UserCtx): Promise<Account> {
  const account = await queries.findAccount(ctx.directory, ctx.actor.user.id);
  if (!account) throw new AppError('unauthorized');
  return account;
}

const signedInRecently = ({ clock, actor }: UserCtx) => clock.now() - actor.provenAt < RECENT_SIGN_IN_MS;

const isLastOperator = ({ isAdmin, hasOtherOperator }: Account) => isAdmin && !hasOtherOperator;

/** What an account holds, and what its owner needs to confirm to erase it. */
export async function describeAccount(ctx: UserCtx): Promise<AccountDataDto> {
  const { id } = ctx.actor.user;
  const [account, owned] = await Promise.all([accountOf(ctx), countOwned(ctx.shardOf(id), id)]);
  const { subscriptionPlan: plan, subscriptionEndsAt: endsAt } = ctx.actor.user;
  return {
    hasPassword: account.password !== null,
    signedInRecently: signedInRecently(ctx),
    isLastOperator: isLastOperator(account),
    plan,
    planEndsAt: iso(endsAt),
    paymentCheckedUntil: iso(account.paymentCheckedUntil),
    ...owned,
  };
}

/** Throws invalid (400), at its field, for a missing or wrong password. */
export async function checkPassword(
  ctx: UserCtx,
  password: string | undefined,
  stored: string,
  field = 'password',
): Promise<void> {
  const place = { site: ctx.client.site, account: ctx.actor.user.email ?? ctx.actor.user.id, known: true };
  if (password && (await ctx.passwords.verify(password, stored, place))) return;
  if (password) noteSecurity(ctx, 'password_refused', 'account');
  throw new AppError(password ? 'password_wrong' : 'password_needed', { field });
}

/**
 * Confirms that the caller is the person, not someone with their phone: by a sign-in within the last minutes,
 * or the password. Throws invalid (400) for a wrong one, forbidden (403) if only a new sign-in can prove it.
 */
export async function confirmPerson(ctx: UserCtx, password: string | undefined): Promise<void> {
  const account = await accountOf(ctx);
  if (signedInRecently(ctx)) return;
  if (account.password === null) throw new AppError('sign_in_again');
  await checkPassword(ctx, password, account.password);
}

/** For what cannot be undone: the password, however recent the sign-in. Throws as `confirmPerson`. */
export async function confirmByPassword(ctx: UserCtx, password: string | undefined): Promise<void> {
  const account = await accountOf(ctx);
  if (account.password === null) await confirmPerson(ctx, undefined);
  else await checkPassword(ctx, password, account.password);
}

/**
 * Closes the account at once and permanently: signed out everywhere, pages closed for buyers; the job erases
 * the rest. If there is a password it is required, however recent the sign-in. Throws invalid (400) for
 * another address or a wrong password, forbidden (403) after an old sign-in without a password, conflict
 * (409) for the last operator.
 */
export async function requestErasure(ctx: UserCtx, input: EraseAccountInput): Promise<void> {
  const { id, email } = ctx.actor.user;
  if ((input.email ?? null) !== email) {
    throw new AppError('email_other', { field: 'email' });
  }
  await confirmByPassword(ctx, input.password);
  const now = ctx.clock.now();
  const closing = { userId: id, epoch: ctx.actor.epoch, cause: newId(now), now };
  const outcome = await queries.closeAccount(ctx.directory, closing);
  if (outcome === 'signedOut') throw new AppError('unauthorized');
  if (outcome === 'lastOperator') throw new AppError('last_operator');
  await ctx.settle(ctx.directory, closing.cause);
}
