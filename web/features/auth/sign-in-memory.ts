import { safeReturnUrl } from '../../../schema/common/return-url';

/** What a tab remembers during sign-in. */
const KEYS = { path: 'auth.path', preAuthUrl: 'auth.url' } as const;

const AUTH_SCREEN = /^\/(auth|signin|login|signup)(\/|\?|#|$)/;

// In a browser that refuses storage, sign-in still works, but the destination is lost.
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

/** Deletes everything after log-out. */
export function clearSignIn() {
  try {
    for (const key of Object.values(KEYS)) sessionStorage.removeItem(key);
  } catch {}
}

const currentPath = () => window.location.href.slice(window.location.origin.length);

function cameFrom(): string | undefined {
  const { origin } = window.location;
  return document.referrer.startsWith(`${origin}/`) ? document.referrer.slice(origin.length) : undefined;
}

/**
 * Stores the destination, and the address where sign-in started. A sign-in screen does not replace a real
 * destination.
 */
export function rememberPlace(returnUrl?: string) {
  const place = [returnUrl, currentPath(), cameFrom()].find((path) => path && !AUTH_SCREEN.test(path));
  if (place || !get('path')) set('path', place ?? currentPath());
  set('preAuthUrl', window.location.href);
}

/** Returns and deletes the stored path, unless it is '/' or a sign-in screen. */
export function takePlace(): string | null {
  const path = get('path');
  clearSignIn();
  return path && path !== '/' && !AUTH_SCREEN.test(path) ? safeReturnUrl(path) : null;
}

/** Where to go after sign-in: the stored path (which is deleted), else `returnUrl`, else the dashboard. */
export const takeDestination = (returnUrl?: string): string => takePlace() ?? safeReturnUrl(returnUrl);
