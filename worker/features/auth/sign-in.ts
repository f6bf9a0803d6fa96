import { isMobile } from '../../../schema/auth/login-name';
import type { UserDto } from '../../../schema/auth/output';
import { AppError } from '../../../schema/common/errors';
import type { AppContext } from '../../http/app-env';
import { nameAsker, readAsker } from '../../http/asker-cookie';
import { clearCode } from '../../http/code-cookie';
import { knownDevice, rememberDevice, signInName } from '../../http/device-cookie';
import { siteLanguageOf } from '../../http/language';
import { leaveSharedPhone } from '../../http/phone-cookie';
import { writeSession } from '../../http/session-cookie';
import { signUpCookie } from '../../http/sign-up-cookie';
import { type SessionToken, sidOf } from '../../platform/session-token';
import { toUserDto } from './auth.dto';
import type { Browser } from './browser';
import { renewSession as renew, resumeSession } from './session.service';

/**
 * Gives the browser its session, remembers it as a known device and returns the person. Throws unauthorized
 * (401) if the session has ended in the meantime.
 */
export async function enter(c: AppContext, token: SessionToken): Promise<UserDto> {
  writeSession(c, token);
  leaveSharedPhone(c);
  const resumed = await resumeSession(c.var.ctx, { ...token, sid: sidOf(token.secret) });
  if (!resumed) throw new AppError('unauthorized');
  const user = toUserDto(resumed.actor.user);
  rememberDevice(c, signInName(user), token.epoch);
  clearCode(c);
  return user;
}

const browserOf = async (c: AppContext, login: string, asker: Browser['asker']): Promise<Browser> => ({
  asker,
  device: isMobile(login) ? null : await knownDevice(c, login),
  known: (name) => knownDevice(c, name),
  language: siteLanguageOf(c),
  claim: (proof) => signUpCookie.write(c, proof),
  claimed: () => signUpCookie.read(c),
});

/** The browser of a request that may trigger a code, which gets its cookie only then. */
export const asking = (c: AppContext, login: string) => browserOf(c, login, () => nameAsker(c));

/** The browser of a request that submits a code. */
export const answering = (c: AppContext, login: string) => browserOf(c, login, () => readAsker(c));

/** Extends the browser's session, if it has one; returns whether it does. */
export async function renewSession(c: AppContext): Promise<boolean> {
  const { ctx, sessionToken } = c.var;
  if (ctx.actor.kind !== 'user' || !sessionToken) return false;
  await renew(ctx, ctx.actor);
  writeSession(c, sessionToken);
  return true;
}
