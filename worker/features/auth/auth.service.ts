import type { LoginInput, RegisterInput, ResetPasswordInput } from '../../../schema/contracts/auth';
import { AppError } from '../../../schema/errors';
import type { Ctx } from '../../context';
import { hashPassword, verifyPassword } from '../../platform/passwords';
import { newId } from '../../platform/random';
import { knownAddressMail, resetPasswordMail, verifyEmailMail } from './auth.mails';
import * as queries from './auth.queries';
import { consumeCode, issueCode } from './otp.service';
import { revokeOtherSessions } from './session.queries';
import { startSession } from './session.service';

/** What a new account starts with, whichever way it was made. */
export function newAccount(now: number, fields: Pick<queries.NewUser, 'email' | 'firstName' | 'lastName'>) {
  return { id: newId(now), ...fields, createdAt: now, updatedAt: now };
}

/**
 * Creates an account and mails a code. A known address gets a mail saying so: answer and effort are the same either way
 * (SECURITY.md rule 9).
 */
export async function registerUser(ctx: Ctx, input: RegisterInput): Promise<void> {
  const { password, ...fields } = input;
  const hash = await hashPassword(password);
  const created = await queries.upsertUnverifiedUser(ctx.db, {
    ...newAccount(ctx.clock.now(), fields),
    password: hash,
  });
  if (created) return sendVerification(ctx, input.email);
  await ctx.mailer.send(knownAddressMail(input.email, ctx.origin));
}

async function sendVerification(ctx: Ctx, email: string) {
  const code = await issueCode(ctx, 'email_verification', email, null);
  if (code) await ctx.mailer.send(verifyEmailMail(email, code));
}

/** Mails another code to an account that waits for one; does nothing, silently, for any other address. */
export async function resendVerification(ctx: Ctx, email: string): Promise<void> {
  const user = await queries.findUserByEmail(ctx.db, email);
  if (user && !user.emailVerified && user.isActive) await sendVerification(ctx, email);
}

/** Confirms the address and signs in; answers the session's token. Throws invalid (400) for a wrong code. */
export async function verifyEmail(ctx: Ctx, input: { email: string; otp: string }): Promise<string> {
  await consumeCode(ctx, 'email_verification', input.email, input.otp);
  const user = await queries.markEmailVerified(ctx.db, input.email, ctx.clock.now());
  if (!user) throw new AppError('unauthorized', 'Unauthorized');
  return startSession(ctx, user.id, 'email');
}

/** Signs in with a password; answers the session's token. Throws unauthorized (401), with the same words for every reason. */
export async function logIn(ctx: Ctx, input: LoginInput): Promise<string> {
  const user = await queries.findUserByEmail(ctx.db, input.email);
  const right = await verifyPassword(input.password, user?.password ?? null);
  if (!user || !right || !user.isActive) throw new AppError('unauthorized', 'Invalid email or password');
  if (!user.emailVerified) {
    await sendVerification(ctx, input.email);
    throw new AppError('email_unverified', 'Confirm your email first: we have sent you a code.');
  }
  return startSession(ctx, user.id, 'email');
}

/** Mails a reset code to a known address; does nothing, silently, for any other. */
export async function requestPasswordReset(ctx: Ctx, email: string): Promise<void> {
  const user = await queries.findUserByEmail(ctx.db, email);
  if (!user?.isActive) return;
  const code = await issueCode(ctx, 'password_reset', email, user.id);
  if (code) await ctx.mailer.send(resetPasswordMail(email, code));
}

/** Sets a new password, ends every session and opens a new one, whose token it answers. */
export async function resetPassword(ctx: Ctx, input: ResetPasswordInput): Promise<string> {
  await consumeCode(ctx, 'password_reset', input.email, input.otp);
  const now = ctx.clock.now();
  const user = await queries.setPassword(ctx.db, input.email, await hashPassword(input.password), now);
  if (!user) throw new AppError('unauthorized', 'Unauthorized');
  await revokeOtherSessions(ctx.db, user.id, null, now);
  return startSession(ctx, user.id, 'email');
}
