import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { KEPT } from '../../schema/common/retention';
import { LIVE_PATH } from '../../schema/live/messages';
import { ACTING_HEADER } from '../../schema/staff/acting';
import type { Actor } from '../actor';
import type { Ctx } from '../context';
import { readToken, type SessionToken, type VerifiedToken, writeToken } from '../platform/session-token';
import { type FindEmployer, readActing } from './acting';
import type { AppContext, AppEnv } from './app-env';
import { inTime } from './deadline';

/** Any context, whatever else its handler knows. */
export type AnyContext = Parameters<typeof deleteCookie>[0];

const isSecure = (c: AnyContext) => c.req.url.startsWith('https:');
/** `__Host-` needs https; plain http is local development only. */
const hostName = (c: AnyContext, name: string) => (isSecure(c) ? `__Host-${name}` : name);
const cookieName = (c: AnyContext) => hostName(c, 'sid');

/** A cookie for one step of signing in. `__Host-` requires the path '/'. */
export function stepCookie(name: string, maxAge: number) {
  return {
    read: (c: AnyContext) => getCookie(c, hostName(c, name)),
    write: (c: AnyContext, value: string) =>
      setCookie(c, hostName(c, name), value, {
        path: '/',
        secure: isSecure(c),
        httpOnly: true,
        sameSite: 'Lax',
        maxAge,
      }),
    clear: (c: AnyContext) => deleteCookie(c, hostName(c, name), { path: '/', secure: isSecure(c) }),
  };
}

/** Gives the browser its session: a cookie signed with the current key. */
export function writeSession(c: AnyContext, token: SessionToken) {
  setCookie(c, cookieName(c), writeToken(c.var.ctx.settings, token), {
    path: '/',
    secure: isSecure(c),
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: KEPT.session * 86_400,
  });
}

export function clearSession(c: AnyContext) {
  deleteCookie(c, cookieName(c), { path: '/', secure: isSecure(c) });
}

/** Looks up the session of a verified token; null if it has ended. */
type Resume = (ctx: Ctx, token: VerifiedToken) => Promise<{ actor: Actor; extended: boolean } | null>;

/** The verified session cookie; null without one. */
function sessionTokenOf(c: AppContext): VerifiedToken | null {
  const value = getCookie(c, cookieName(c));
  const { settings, clock } = c.var.ctx;
  return value ? readToken(settings, value, clock.now()) : null;
}

/** The short id of the seller for whom a request is made. A socket is opened without headers. */
const sellerIn = (c: AppContext) =>
  c.req.path.startsWith(`${LIVE_PATH}/`)
    ? c.req.path.slice(LIVE_PATH.length + 1)
    : c.req.header(ACTING_HEADER);

/**
 * Identifies the caller. Without a cookie, or with a forged one, nothing is looked up, so a buyer's page
 * costs nothing. Reading requests of the API continue meanwhile; `declared` waits, or sends the response only
 * once the caller is known.
 */
export const identify = (resume: Resume, findEmployer: FindEmployer) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const token = sessionTokenOf(c);
    c.set('sessionToken', token);
    c.set('acting', readActing(c.var.ctx, sellerIn(c), token, findEmployer));
    const identified = token ? inTime(c, () => resume(c.var.ctx, token)) : Promise.resolve(null);
    const named = identified.then((resumed) => {
      if (resumed) c.var.ctx.actor = resumed.actor;
    });
    c.set('identified', named);
    named.catch(() => {});
    if (c.req.method !== 'GET' || !c.req.path.startsWith('/api/')) await named;
    await next();
    const resumed = await identified.catch(() => null);
    // After the handler, because pages return a Response of their own, which drops earlier headers; and a
    // log-in or log-out has the last word.
    const ownCookie = c.res.headers.getSetCookie().some((cookie) => cookie.startsWith(`${cookieName(c)}=`));
    if (resumed && token && (resumed.extended || token.isFormerKey) && !ownCookie) writeSession(c, token);
  });
