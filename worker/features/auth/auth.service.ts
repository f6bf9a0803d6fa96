import type { LoginInput, RegisterInput, ResetPasswordInput } from '../../../schema/contracts/auth';
import { AppError } from '../../../schema/errors';
import { type Ctx, noteSecurity } from '../../context';
import { hmac, sameSecret } from '../../platform/crypto';
import { hashPassword, verifyPassword } from '../../platform/passwords';
import { newId } from '../../platform/random';
import { knownAddressMail, resetPasswordMail, verifyEmailMail } from './auth.mails';
import * as queries from './auth.queries';
import { checkNewPassword } from './new-password';
import { consumeCode, issueCode } from './otp.service';
import { revokeOtherSessions } from './session.queries';
import { startSession } from './session.service';

/** What a new account starts with, whichever way it was made. */
export function newAccount(now: number, fields: Pick<queries.NewUser, 'email' | 'firstName' | 'lastName'>) {
  return { id: newId(now), ...fields, createdAt: now, updatedAt: now };
}

/**
 * Creates an account and mails a code. A known address gets a mail saying so: answer and effort are the same either way
 * (SECURITY.md rule 9). Answers the proof that this browser chose this password, for `verifyEmail`. Throws invalid (400) for
 * a password that `checkNewPassword` refuses.
 */
export async function registerUser(ctx: Ctx, input: RegisterInput): Promise<string> {
  const { password, ...fields } = input;
  await checkNewPassword(ctx, password, fields.email);
  const hash = await hashPassword(password);
  const created = await queries.upsertUnverifiedUser(ctx.db, {
    ...newAccount(ctx.clock.now(), fields),
    password: hash,
  });
  if (created) await sendVerification(ctx, input.email);
  else await ctx.mailer.send(knownAddressMail(input.email, ctx.origin));
  return passwordProof(ctx, input.email, hash);
}

const passwordProof = (ctx: Ctx, email: string, hash: string) =>
  hmac(ctx.settings.SECRET_KEY, 'sign-up', `${email}\n${hash}`);

async function sendVerification(ctx: Ctx, email: string) {
  const code = await issueCode(ctx, 'email_verification', email, null);
  if (code) await ctx.mailer.send(verifyEmailMail(email, code));
}

/** Mails another code to an account that waits for one; does nothing, silently, for any other address. */
export async function resendVerification(ctx: Ctx, email: string): Promise<void> {
  const user = await queries.findUserByEmail(ctx.db, email);
  if (user && !user.emailVerified && user.isActive) await sendVerification(ctx, email);
}

/**
 * Confirms the address and signs in; answers the session's token. Throws invalid (400) for a wrong code. The code shows whose
 * the mailbox is, not whose the password: where an address was registered more than once, the password stays only with the
 * proof of `registerUser`. Otherwise whoever registered it last could sign in to the account that its owner confirms.
 */
export async function verifyEmail(
  ctx: Ctx,
  { email, otp, proof }: { email: string; otp: string; proof: string | undefined },
): Promise<string> {
  await consumeCode(ctx, 'email_verification', email, otp);
  const pending = await queries.findUserByEmail(ctx.db, email);
  const hash = pending?.password ?? '';
  const registeredOnce = pending?.createdAt === pending?.updatedAt;
  const trusted = registeredOnce || sameSecret(proof ?? '', passwordProof(ctx, email, hash)) ? hash : '';
  const user = await queries.markEmailVerified(ctx.db, email, trusted, ctx.clock.now());
  if (!user) throw new AppError('unauthorized', 'Unauthorized');
  return startSession(ctx, user.id, 'email');
}

/** Signs in with a password; answers the session's token. Throws unauthorized (401), with the same words for every reason. */
export async function logIn(ctx: Ctx, input: LoginInput): Promise<string> {
  const user = await queries.findUserByEmail(ctx.db, input.email);
  const right = await verifyPassword(input.password, user?.password ?? null);
  if (!user || !right || !user.isActive) {
    noteSecurity(ctx, 'sign_in_failed', right ? 'suspended' : 'password', user?.id);
    throw new AppError('unauthorized', 'Invalid email or password');
  }
  if (!user.emailVerified) {
    noteSecurity(ctx, 'sign_in_failed', 'email_unverified', user.id);
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

/**
 * Sets a new password, ends every session and opens a new one, whose token it answers. Throws invalid (400) for a password that
 * `checkNewPassword` refuses, before the code is tried, or a wrong code.
 */
export async function resetPassword(ctx: Ctx, input: ResetPasswordInput): Promise<string> {
  const { email, password, otp } = input;
  await checkNewPassword(ctx, password, email);
  await consumeCode(ctx, 'password_reset', email, otp);
  const now = ctx.clock.now();
  const user = await queries.setPassword(ctx.db, email, await hashPassword(password), now);
  if (!user) throw new AppError('unauthorized', 'Unauthorized');
  await revokeOtherSessions(ctx.db, user.id, null, now);
  ctx.later(ctx.live.closeSessions(user.id));
  return startSession(ctx, user.id, 'email');
}
