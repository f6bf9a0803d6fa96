import type { LoginInput, RegisterInput, ResetPasswordInput, VerifyInput } from '../../../schema/auth/input';
import { isMobile } from '../../../schema/auth/login-name';
import { AppError } from '../../../schema/common/errors';
import { type Ctx, noteSecurity } from '../../context';
import { hmac, sameSecret } from '../../platform/crypto';
import { newId, randomToken } from '../../platform/random';
import type { SessionToken } from '../../platform/session-token';
import { recipientKey } from '../messages/messages.service';
import * as queries from './auth.queries';
import type { Browser } from './browser';
import { newAccount, requesterOf, securityMail } from './new-account';
import { checkNewPassword } from './new-password';
import { findSalted } from './number.queries';
import * as numbers from './number.service';
import { sendNumberCode } from './number-codes.service';
import { verifyPassword } from './opening.queries';
import { checkCode, wrongCode } from './otp.service';
import { finishSignIn, newSession } from './session.service';

/** A message caused by this request. */
function messageTo(ctx: Ctx, recipient: string, { asker, device, language }: Browser) {
  const now = ctx.clock.now();
  return {
    id: newId(now),
    recipient,
    recipientKey: recipientKey(ctx, recipient),
    askedFrom: device ?? ctx.client.site,
    data: { asker: asker(), seed: randomToken(16), known: device !== null, language },
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
 * Creates an account and mails a code. A known address gets a mail saying so: answer and effort are the same in both cases.
 * The browser keeps the proof for `verify` that it chose this password. Returns null, or for a number perhaps a session
 * (`registerNumber`). Throws invalid (400) for a password that `checkNewPassword` refuses, unavailable (503) if the hash would have
 * to wait too long.
 */
export async function registerUser(
  ctx: Ctx,
  input: RegisterInput,
  browser: Browser,
): Promise<SessionToken | null> {
  if (isMobile(input.email)) return numbers.registerNumber(ctx, input, browser);
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
  browser.claim(passwordProof(ctx, input.email, hash));
  return null;
}

const passwordProof = (ctx: Ctx, email: string, hash: string) =>
  hmac(ctx.settings.SECRET_KEY, 'sign-up', `${email}\n${hash}`);

/** Sends another code to a number, or to an address that is waiting for one; silently does nothing for any other address. */
export const resendVerification = (ctx: Ctx, login: string, browser: Browser): Promise<void> =>
  isMobile(login)
    ? sendNumberCode(ctx, 'phone_sign_in', login, browser)
    : ask(ctx, 'verify_email', login, browser);

/**
 * Confirms the address, or signs in with a number (`verifyNumber`); returns the token of the session. Throws invalid (400) for a wrong
 * code. The code proves who owns the mailbox, not who chose the password: if an address was registered several times, the password is
 * kept only with the proof from `registerUser`. Otherwise the last to register could sign in to the account that its owner confirms.
 */
export async function verify(ctx: Ctx, input: VerifyInput, browser: Browser): Promise<SessionToken> {
  const { email, otp } = input;
  if (isMobile(email)) return numbers.verifyNumber(ctx, input, browser);
  const codeId = await checkCode(ctx, {
    type: 'email_verification',
    address: email,
    code: otp,
    asker: browser.asker(),
  });
  const pending = await queries.findUserByEmail(ctx.directory, email);
  const hash = pending?.password ?? '';
  const registeredOnce = pending?.createdAt === pending?.updatedAt;
  const trustedHash =
    registeredOnce || sameSecret(browser.claimed() ?? '', passwordProof(ctx, email, hash)) ? hash : '';
  const opening = newSession(ctx, 'email');
  const confirmation = { codeId, type: 'email_verification', address: email, now: ctx.clock.now() } as const;
  const opened = await queries.confirmEmail(ctx.directory, confirmation, { trustedHash, opening });
  if (!opened) throw wrongCode();
  return finishSignIn(ctx, opening, opened);
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
  if (isMobile(email)) return numbers.logInByNumber(ctx, input, browser);
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

/**
 * Sends a reset code to a number, or to a known address; silently does nothing for any other address. Throws forbidden (403) for a
 * number without a provider of text messages.
 */
export async function requestPasswordReset(ctx: Ctx, login: string, browser: Browser): Promise<void> {
  if (!isMobile(login)) return ask(ctx, 'reset_password', login, browser);
  if (!ctx.sms) throw new AppError('reset_needs_email');
  return sendNumberCode(ctx, 'phone_reset', login, browser);
}

/**
 * Sets a new password, ends every session and opens a new one, whose token it returns. Throws invalid (400) for a password that
 * `checkNewPassword` refuses, before the code is tried, or a wrong code; what `checkReset` throws; unavailable (503) if the hash would
 * have to wait too long, which leaves the code usable.
 */
export async function resetPassword(
  ctx: Ctx,
  input: ResetPasswordInput,
  browser: Browser,
): Promise<SessionToken> {
  const { email: login, otp } = input;
  await checkNewPassword(ctx, input.password, login);
  const type = isMobile(login) ? 'phone_reset' : 'password_reset';
  const asker = browser.asker();
  const codeId = await checkCode(ctx, { type, address: login, code: otp, asker });
  const user = isMobile(login)
    ? await numbers.checkReset(ctx, login, browser)
    : await queries.findUserByEmail(ctx.directory, login);
  const like = user?.signInNumber ? await findSalted(ctx.directory, user.signInNumber) : null;
  const password = await ctx.passwords.hash(input.password, requesterOf(ctx, login, browser), like);
  const opening = newSession(ctx, isMobile(login) ? 'mobile' : 'email');
  const confirmation = { codeId, type, address: login, now: ctx.clock.now() } as const;
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
