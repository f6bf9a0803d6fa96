import { randomToken } from '../platform/random';
import type { AppContext } from './app-env';
import { stepCookie } from './session-cookie';

const DAYS = 90;
const cookie = stepCookie('buyer', DAYS * 86_400);
const TOKEN = /^[\w-]{22}$/;

/**
 * The random token of a buyer's browser, created before its first offer, so that two offers from one device
 * count as one buyer's.
 */
export function buyerDevice(c: AppContext): string {
  const known = cookie.read(c);
  return known && TOKEN.test(known) ? known : randomToken(16);
}

/** Sets the token's cookie on the response. */
export function rememberDevice(c: AppContext, response: Response, token: string): Response {
  c.res = response;
  cookie.write(c, token);
  return c.res;
}
