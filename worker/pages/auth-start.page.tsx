import { BRAND } from '../../schema/common/brand';
import { safeReturnUrl } from '../../schema/common/return-url';
import { AuthFailed } from '../../web/documents/auth/auth-failed';
import { AuthStartDocument } from '../../web/documents/auth/auth-start-document';
import { CallbackDocument } from '../../web/documents/auth/callback-document';
import { loginUrl } from '../../web/lib/login-url';
import type { AppContext } from '../http/app-env';
import { onwardOf, renderAuth } from './auth-document';
import { isSignedIn } from './document';

const FAILED = '/auth?error=callback_failed';

/**
 * `/auth` and `/signin`: redirects to sign-in, or past it for a signed-in person, unless a sign-in has just
 * failed.
 */
export function showAuthStart(c: AppContext) {
  const { returnUrl, popup } = onwardOf(c);
  const method = c.req.query('method') === 'email' ? 'email' : undefined;
  if (c.req.query('error') !== undefined) return renderFailed(c, method);
  const signedIn = isSignedIn(c);
  const destination = safeReturnUrl(returnUrl ?? undefined);
  const target = signedIn ? destination : loginUrl({ returnUrl: destination, popup, method });
  const name = method ?? c.var.ctx.openId?.name ?? BRAND.name;
  return renderAuth(c, {
    title: 'Sign in',
    body: <AuthStartDocument name={name} target={target} isSignedIn={signedIn} />,
    refresh: { seconds: 0, to: target, withoutScript: true },
  });
}

function renderFailed(c: AppContext, method: 'email' | undefined) {
  const { returnUrl } = onwardOf(c);
  const search = new URLSearchParams({ ...(returnUrl ? { returnUrl } : {}), ...(method ? { method } : {}) });
  return renderAuth(c, {
    title: 'Sign in',
    body: <AuthFailed again={search.size > 0 ? `/auth?${search}` : '/auth'} />,
  });
}

/** The end of a sign-in at the provider or in a popup. */
export function showCallback(c: AppContext) {
  const signedIn = isSignedIn(c) && c.req.query('error') === undefined;
  const to = signedIn ? safeReturnUrl(c.req.query('returnUrl')) : FAILED;
  return renderAuth(c, {
    title: 'Completing Authentication',
    body: <CallbackDocument isSignedIn={signedIn} />,
    refresh: { seconds: 0, to, withoutScript: true },
  });
}
