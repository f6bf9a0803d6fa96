import type { LoginInput, RegisterInput, VerifyInput } from '../../../schema/auth/input';
import { DEFAULT_DIAL_CODE } from '../../../schema/common/dial-codes';
import { AppError } from '../../../schema/common/errors';
import { parsePhone } from '../../../schema/common/phone';
import { type Ctx, noteSecurity } from '../../context';
import { signInName } from '../../http/device-cookie';
import { hmac, sameSecret } from '../../platform/crypto';
import { newId } from '../../platform/random';
import type { SessionToken } from '../../platform/session-token';
import type { Browser } from './browser';
import { newAccount, requesterOf, securityMail } from './new-account';
import { checkNewPassword } from './new-password';
import * as queries from './number.queries';
import { sendNumberCode, sendsCodes } from './number-codes.service';
import { verifyPassword } from './opening.queries';
import { checkCode, wrongCode } from './otp.service';
import { finishSignIn, newSession } from './session.service';
import { refundOf } from './sms-budgets';

type Account = NonNullable<Awaited<ReturnType<typeof queries.findConfirmed>>>;

const YEAR_MS = 365 * 86_400_000;

/** Networks give numbers that are no longer used to other people: after a year their code alone no longer says who it is. */
const mayBeAnothers = ({ confirmedMobileAt }: Account, now: number) =>
  now - (confirmedMobileAt ?? 0) > YEAR_MS;

const claimOf = (ctx: Ctx, id: string, number: string, hash: string) =>
  `${id}.${hmac(ctx.settings.SECRET_KEY, 'sign-up', `${id}\n${number}\n${hash}`)}`;

/** The account that this browser has signed up for with the number; null if it has not. */
async function claimedBy(ctx: Ctx, number: string, claim: string | undefined): Promise<Account | null> {
  const [id = ''] = claim?.split('.') ?? [];
  const account = id ? await queries.findSignUp(ctx.directory, id, number) : null;
  const isTheirs = account && sameSecret(claim ?? '', claimOf(ctx, id, number, account.password ?? ''));
  return isTheirs ? account : null;
}

/** Compares by the number's salt: the same work whether nobody, one or many sign in with it. */
async function hashFor(ctx: Ctx, number: string, password: string, browser: Browser): Promise<string> {
  const like = await queries.findSalted(ctx.directory, number);
  return ctx.passwords.hash(password, requesterOf(ctx, number, browser), like);
}

/**
 * Creates an account that signs in with a number and a password. Returns null if a code is on its way to the number, and without a
 * provider of text messages the token of a session: then the number stays unconfirmed. If an account has this number and password, it
 * is the one. Throws like `registerUser`, and what `sendNumberCode` throws.
 */
export async function registerNumber(
  ctx: Ctx,
  { email: number, password, ...names }: RegisterInput,
  browser: Browser,
): Promise<SessionToken | null> {
  await checkNewPassword(ctx, password, number);
  for (let tries = 0; tries < 2; tries++) {
    const hash = await hashFor(ctx, number, password, browser);
    const account = {
      ...newAccount(ctx, ctx.clock.now(), { email: null, ...names }),
      mobileNumber: number,
      signInNumber: number,
      authMethod: 'mobile' as const,
      password: hash,
    };
    const id = await queries.insertByNumber(ctx.directory, account);
    if (!id) continue;
    if (sendsCodes(ctx)) {
      await sendNumberCode(ctx, 'phone_sign_in', number, browser);
      browser.claim(claimOf(ctx, id, number, hash));
      return null;
    }
    const opening = newSession(ctx, 'mobile');
    const opened = await verifyPassword(ctx.directory, opening, { id, password: hash }, null);
    if (!opened) throw new AppError('number_sign_in_failed');
    return finishSignIn(ctx, opening, opened);
  }
  throw new AppError('try_again', { retryAfterSeconds: 1 });
}

/**
 * Signs in with a number and a password: the password says which of the accounts with this number is meant. Throws like `logIn`;
 * number_unconfirmed (403) for the right password of an account that has not typed its first code.
 */
export async function logInByNumber(
  ctx: Ctx,
  { email: number, password }: LoginInput,
  browser: Browser,
): Promise<SessionToken> {
  const hash = await hashFor(ctx, number, password, browser);
  const user = await queries.findByNumber(ctx.directory, number, hash);
  if (!user?.isActive) {
    noteSecurity(ctx, 'sign_in_failed', user ? 'suspended' : 'password', user?.id);
    throw new AppError('number_sign_in_failed');
  }
  if (sendsCodes(ctx) && user.lastLoginAt === null && user.confirmedMobile !== number) {
    await sendNumberCode(ctx, 'phone_sign_in', number, browser);
    browser.claim(claimOf(ctx, user.id, number, hash));
    throw new AppError('number_unconfirmed');
  }
  const opening = newSession(ctx, 'mobile');
  const device = await browser.known(signInName(user));
  const mail = device === null && user.lastLoginAt !== null ? securityMail(ctx, 'device') : null;
  const opened = await verifyPassword(ctx.directory, opening, user, mail);
  if (!opened) throw new AppError('number_sign_in_failed');
  if (mail) ctx.deliver(ctx.directory, [mail.id]);
  return finishSignIn(ctx, opening, opened);
}

/** Throws unless the code alone proves who it is, or the account's password was typed too. */
async function checkHolder(
  ctx: Ctx,
  holder: Account,
  {
    codeId,
    password,
    isKnown,
    browser,
  }: { codeId: string; password: string | undefined; isKnown: boolean; browser: Browser },
): Promise<void> {
  if (isKnown || !mayBeAnothers(holder, ctx.clock.now())) return;
  if (!password) throw new AppError('number_needs_password', { field: 'password' });
  const requester = requesterOf(ctx, holder.email ?? holder.id, browser);
  if (await ctx.passwords.verify(password, holder.password, requester)) return;
  await queries.countTry(ctx.directory, codeId);
  noteSecurity(ctx, 'sign_in_failed', 'password', holder.id);
  throw new AppError('password_wrong', { field: 'password' });
}

/**
 * Signs in with the code that was sent to a number: to the account that has confirmed it, or else to the one that this browser has
 * signed up for, which takes the number from all others. If it may have been given to another person since, the account's password
 * is needed too, or the browser's own sign-up is meant (`startNew`). Throws invalid (400) for a wrong code, a missing or wrong
 * password, or a number without an account; unauthorized (401) for a suspended one.
 */
export async function verifyNumber(
  ctx: Ctx,
  { email: number, otp, password, startNew }: VerifyInput,
  browser: Browser,
): Promise<SessionToken> {
  const typed = { type: 'phone_sign_in', address: number, code: otp, asker: browser.asker() } as const;
  const codeId = await checkCode(ctx, typed);
  const now = ctx.clock.now();
  const [holder, claimed] = await Promise.all([
    queries.findConfirmed(ctx.directory, number),
    claimedBy(ctx, number, browser.claimed()),
  ]);
  const isNew = claimed && (!holder || (startNew === 'on' && mayBeAnothers(holder, now)));
  const account = isNew ? claimed : holder;
  if (!account) throw new AppError('number_unknown', { field: 'otp' });
  const isKnown = (await browser.known(signInName(account))) !== null;
  if (account === holder) await checkHolder(ctx, holder, { codeId, password, isKnown, browser });
  if (!account.isActive) throw new AppError('account_suspended');
  const cause = newId(now);
  const phone = parsePhone(number);
  const opening = newSession(ctx, 'mobile');
  const mail = account.lastLoginAt !== null && !isKnown ? securityMail(ctx, 'device') : null;
  const opened = await queries.openByNumber(ctx.directory, opening, {
    code: { codeId, cause, ...refundOf(ctx) },
    phone: {
      userId: account.id,
      mobileNumber: number,
      countryCode: phone.ok ? phone.dialCode : DEFAULT_DIAL_CODE,
      before: account.mobileNumber,
      at: now,
      isTaken: false,
    },
    chosen: isNew ? account.password : null,
    mail,
  });
  if (!opened) throw wrongCode();
  const token = await finishSignIn(ctx, opening, opened);
  await ctx.settle(ctx.directory, cause);
  if (mail) ctx.deliver(ctx.directory, [mail.id]);
  return token;
}

/**
 * Whether a code that was sent to a number may set its account's password. Throws forbidden (403) if nobody has confirmed the number,
 * or it may have been given to another person since, unless this is a known device.
 */
export async function checkReset(ctx: Ctx, number: string, browser: Browser): Promise<Account> {
  const holder = await queries.findConfirmed(ctx.directory, number);
  if (!holder) throw new AppError('reset_unconfirmed');
  const isKnown = (await browser.known(signInName(holder))) !== null;
  if (!isKnown && mayBeAnothers(holder, ctx.clock.now())) throw new AppError('reset_too_old');
  return holder;
}
