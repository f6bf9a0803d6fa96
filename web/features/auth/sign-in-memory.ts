import { safeReturnUrl } from '../../../schema/common/return-url';

/** What one tab remembers on the way through sign-in; never in the address, where an e-mail would be logged and shared. */
const KEYS = {
  path: 'auth.path',
  preAuthUrl: 'auth.url',
  email: 'auth.email',
  codeSentAt: 'auth.code-sent-at',
} as const;

const AUTH_SCREEN = /^\/(auth|signin|login|signup)(\/|\?|#|$)/;

// A browser that refuses storage still signs in: it only forgets where the person was.
function get(key: keyof typeof KEYS): string | null {
  try {
    return sessionStorage.getItem(KEYS[key]);
  } catch {
    return null;
  }
}

function set(key: keyof typeof KEYS, value: string) {
  try {
    sessionStorage.setItem(KEYS[key], value);
  } catch {}
}

function remove(...keys: (keyof typeof KEYS)[]) {
  try {
    for (const key of keys) sessionStorage.removeItem(KEYS[key]);
  } catch {}
}

const currentPath = () => window.location.href.slice(window.location.origin.length);

function cameFrom(): string | undefined {
  const { origin } = window.location;
  return document.referrer.startsWith(`${origin}/`) ? document.referrer.slice(origin.length) : undefined;
}

/** Stores where to come back to, and the address sign-in started at. A sign-in screen does not displace a real place. */
export function rememberPlace(returnUrl?: string) {
  const place = [returnUrl, currentPath(), cameFrom()].find((path) => path && !AUTH_SCREEN.test(path));
  if (place || !get('path')) set('path', place ?? currentPath());
  set('preAuthUrl', window.location.href);
}

/** Where to go after sign-in: the stored path unless it is '/', else `returnUrl`, else the dashboard. Forgets both. */
export function takeDestination(returnUrl?: string): string {
  const path = get('path');
  remove('path', 'preAuthUrl', 'email', 'codeSentAt');
  return safeReturnUrl(path && path !== '/' && !AUTH_SCREEN.test(path) ? path : returnUrl);
}

/** The address that a code was just mailed to. */
export function rememberCodeSent(email: string) {
  set('email', email);
  set('codeSentAt', String(Date.now()));
}

export const pendingEmail = () => get('email');
export const codeSentAt = () => Number(get('codeSentAt') ?? 0);

/** At log-out nothing of the person stays behind. */
export function forgetSignIn() {
  remove('path', 'preAuthUrl', 'email', 'codeSentAt');
}
