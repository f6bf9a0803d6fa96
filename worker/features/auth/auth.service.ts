import type { LoginInput, RegisterInput, ResetPasswordInput } from '../../../schema/auth/input';
import { AppError } from '../../../schema/common/errors';
import { type Ctx, noteSecurity } from '../../context';
import { newBucket } from '../../platform/buckets';
import { hmac, sameSecret } from '../../platform/crypto';
import type { Requester } from '../../platform/fair-queue';
import { newId, randomToken } from '../../platform/random';
import type { SessionToken } from '../../platform/session-token';
import { recipientKey } from '../messages/messages.service';
import type { SecurityMail } from '../messages/messages.sql';
import * as queries from './auth.queries';
import { deviceName } from './device-name';
import { checkNewPassword } from './new-password';
import { verifyPassword } from './opening.queries';
import { checkCode, wrongCode } from './otp.service';
import { finishSignIn, newSession } from './session.service';

/** The browser of a request, as identified by its cookies. */
export interface Browser {
  /** Identifies it when it requests codes. */
  asker: () => string;
  /** The device's id if it has signed in to this account before. */
  device: string | null;
}

/** The initial state of a new account, however it is created. */
export function newAccount(
  { shards }: Ctx,
  now: number,
  fields: Pick<queries.NewUser, 'email' | 'firstName' | 'lastName'>,
) {
  return { id: newId(now, newBucket(shards.length)), ...fields, createdAt: now, updatedAt: now };
}

/** Known devices queue by site and account, all others by site. */
const requesterOf = ({ client }: Ctx, email: string, { device }: Browser): Requester =>
  device === null ? { site: client.site, known: false } : { site: client.site, account: email, known: true };

/** A message caused by this request. */
function messageTo(ctx: Ctx, recipient: string, { asker, device }: Browser) {
  const now = ctx.clock.now();
  return {
    id: newId(now),
    recipient,
    recipientKey: recipientKey(ctx, recipient),
    askedFrom: device ?? ctx.client.site,
    data: { asker: asker(), seed: randomToken(16), known: device !== null },
    createdAt: now,
  };
}

/** Runs the same statement for every address. The mail is written and sent after the response. */
async function ask(ctx: Ctx, kind: 'verify_email' | 'reset_password', email: string, browser: Browser) {
  const message = messageTo(ctx, email, browser);
  await queries.askForMessage(ctx.directory, message, kind);
  ctx.deliver(ctx.directory, [message.id]);
}

/**
 * Creates an account and mails a code. A known address gets a mail saying so; response and effort are the
 * same in both cases. Returns the proof for `verifyEmail` that this browser chose this password. Throws
 * invalid (400) for a password that `checkNewPassword` refuses, unavailable (503) if the hash would wait too
 * long.
 */
export async function registerUser(ctx: Ctx, input: RegisterInput, browser: Browser): Promise<string> {
  const { password, ...fields } = input;
  await checkNewPassword(ctx, password, fields.email);
  const hash = await ctx.passwords.hash(password, requesterOf(ctx, fields.email, browser));
  const message = messageTo(ctx, fields.email, browser);
  await queries.register(
    ctx.directory,
    { ...newAccount(ctx, message.createdAt, fields), password: hash },
    message,
  );
  ctx.deliver(ctx.directory, [message.id]);
  return passwordProof(ctx, input.email, hash);
}

const passwordProof = (ctx: Ctx, email: string, hash: string) =>
  hmac(ctx.settings.SECRET_KEY, 'sign-up', `${email}\n${hash}`);

/** Mails another code to an account that is waiting for one; silently does nothing for any other address. */
export const resendVerification = (ctx: Ctx, email: string, browser: Browser): Promise<void> =>
  ask(ctx, 'verify_email', email, browser);

/**
 * Confirms the address and signs in; returns the session's token. Throws invalid (400) for a wrong code. The
 * code proves who owns the mailbox, not who chose the password: if an address was registered several times,
 * the password is kept only with the proof from `registerUser`. Otherwise the last to register could sign in
 * to the account that its owner confirms.
 */
export async function verifyEmail(
  ctx: Ctx,
  { email, otp, proof }: { email: string; otp: string; proof: string | undefined },
  { asker }: Browser,
): Promise<SessionToken> {
  const codeId = await checkCode(ctx, {
    type: 'email_verification',
    address: email,
    code: otp,
    asker: asker(),
  });
  const pending = await queries.findUserByEmail(ctx.directory, email);
  const hash = pending?.password ?? '';
  const registeredOnce = pending?.createdAt === pending?.updatedAt;
  const trustedHash = registeredOnce || sameSecret(proof ?? '', passwordProof(ctx, email, hash)) ? hash : '';
  const opening = newSession(ctx, 'email');
  const confirmation = { codeId, email, now: ctx.clock.now() };
  const opened = await queries.confirmEmail(ctx.directory, confirmation, { trustedHash, opening });
  if (!opened) throw wrongCode();
  return finishSignIn(ctx, opening, opened);
}

function securityMail(ctx: Ctx, what: SecurityMail['what']): SecurityMail {
  const createdAt = ctx.clock.now();
  return { id: newId(createdAt), what, device: deviceName(ctx.client.userAgent), createdAt };
}

function refuseLogIn(ctx: Ctx, why: string, userId: string | undefined): AppError {
  noteSecurity(ctx, 'sign_in_failed', why, userId);
  return new AppError('sign_in_failed');
}

/**
 * Signs in with a password; returns the session's token. Throws unauthorized (401) with the same message for
 * every reason, including a password changed while it was compared; email_unverified (403) for the right
 * password of an unconfirmed address.
 */
export async function logIn(ctx: Ctx, input: LoginInput, browser: Browser): Promise<SessionToken> {
  const { email } = input;
  const user = await queries.findUserByEmail(ctx.directory, email);
  const requester = requesterOf(ctx, email, browser);
  const right = await ctx.passwords.verify(input.password, user?.password ?? null, requester);
  if (!user || !right || !user.isActive) throw refuseLogIn(ctx, right ? 'suspended' : 'password', user?.id);
  if (!user.emailVerified) {
    noteSecurity(ctx, 'sign_in_failed', 'email_unverified', user.id);
    await ask(ctx, 'verify_email', email, browser);
    throw new AppError('email_unverified');
  }
  const opening = newSession(ctx, 'email');
  const isNewDevice = browser.device === null && user.lastLoginAt !== null;
  const mail = isNewDevice ? securityMail(ctx, 'device') : null;
  const opened = await verifyPassword(ctx.directory, opening, user, mail);
  if (!opened) throw refuseLogIn(ctx, 'changed_meanwhile', user.id);
  if (mail) ctx.deliver(ctx.directory, [mail.id]);
  return finishSignIn(ctx, opening, opened);
}

/** Mails a reset code to a known address; silently does nothing for any other. */
export const requestPasswordReset = (ctx: Ctx, email: string, browser: Browser): Promise<void> =>
  ask(ctx, 'reset_password', email, browser);

/**
 * Sets a new password, ends every session and opens a new one, whose token it returns. Throws invalid (400)
 * for a wrong code, or, before the code is tried, for a password that `checkNewPassword` refuses; unavailable
 * (503) if the hash would wait too long, which leaves the code usable.
 */
export async function resetPassword(
  ctx: Ctx,
  input: ResetPasswordInput,
  browser: Browser,
): Promise<SessionToken> {
  const { email, otp } = input;
  await checkNewPassword(ctx, input.password, email);
  const asker = browser.asker();
  const codeId = await checkCode(ctx, { type: 'password_reset', address: email, code: otp, asker });
  const password = await ctx.passwords.hash(input.password, requesterOf(ctx, email, browser));
  const opening = newSession(ctx, 'email');
  const confirmation = { codeId, email, now: ctx.clock.now() };
  const mail = securityMail(ctx, 'password');
  const cause = newId(confirmation.now);
  const opened = await queries.replacePassword(ctx.directory, confirmation, {
    password,
    opening,
    mail,
    cause,
  });
  if (!opened) throw wrongCode();
  ctx.deliver(ctx.directory, [mail.id]);
  await ctx.settle(ctx.directory, cause);
  return finishSignIn(ctx, opening, opened);
}
