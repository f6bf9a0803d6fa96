import { safeReturnUrl } from '../../../schema/common/return-url';
import { noteSecurity } from '../../context';
import { type AppContext, createRouter } from '../../http/app-env';
import { clearCode } from '../../http/code-cookie';
import { declared } from '../../http/declared';
import { leaveSharedPhone } from '../../http/phone-cookie';
import { clearSession, stepCookie, writeSession } from '../../http/session-cookie';
import { loginApi } from './login.api';
import { finishOpenId, startOpenId } from './openid.service';
import { endSession } from './session.service';

const stateCookie = stepCookie('openid_state', 600);
const FAILED = '/auth/callback?error=callback_failed';

/**
 * The policy of a redirect counts too: without this, a popup on its way to the provider or back loses its
 * opener.
 */
const keepOpener = (c: AppContext) => c.header('cross-origin-opener-policy', 'unsafe-none');

/** Only the message: causes contain claims and tokens. */
function logFailure(error: unknown) {
  console.error('OpenID sign-in failed:', error instanceof Error ? error.message : 'unknown');
}

async function logOut(c: AppContext) {
  const { ctx } = c.var;
  if (ctx.actor.kind === 'user') await endSession(ctx, ctx.actor);
  clearSession(c);
  clearCode(c);
  leaveSharedPhone(c);
}

/** Addresses that a browser navigates to: sign-in, the provider's callback, sign-out. */
export const loginRoutes = createRouter()
  .get('/login', declared(loginApi.signIn), async (c) => {
    keepOpener(c);
    const { ctx } = c.var;
    const query = c.req.valid('query');
    const returnUrl = safeReturnUrl(query.returnUrl);
    const popup = query.popup === 'true';
    if (!ctx.openId || query.method === 'email') {
      const search = new URLSearchParams({ returnUrl, ...(popup ? { popup: 'true' } : {}) });
      return c.redirect(`/login?${search}`);
    }
    const started = await startOpenId(ctx, { returnUrl, popup, again: query.again === 'true' }).catch(
      logFailure,
    );
    if (!started) return c.redirect(FAILED);
    stateCookie.write(c, started.state);
    return c.redirect(started.url);
  })
  .get('/auth/openid/callback', declared(loginApi.providerCallback), async (c) => {
    keepOpener(c);
    const cookieState = stateCookie.read(c);
    stateCookie.clear(c);
    try {
      const { token, returnUrl, popup } = await finishOpenId(c.var.ctx, new URL(c.req.url), cookieState);
      writeSession(c, token);
      const search = new URLSearchParams({ returnUrl, ...(popup ? { popup: 'true' } : {}) });
      return c.redirect(`/auth/callback?${search}`);
    } catch (error) {
      noteSecurity(c.var.ctx, 'sign_in_failed', 'oidc');
      logFailure(error);
      return c.redirect(FAILED);
    }
  })
  .get('/logout', declared(loginApi.signOutLink), async (c) => {
    await logOut(c);
    return c.redirect('/');
  })
  .post('/logout', declared(loginApi.signOut), async (c) => {
    await logOut(c);
    return c.json({ message: 'Signed out' });
  });
