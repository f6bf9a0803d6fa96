import { randomToken } from '../platform/random';
import type { AppContext } from './app-env';
import { stepCookie } from './session-cookie';

const DAYS = 90;
const cookie = stepCookie('buyer', DAYS * 86_400);
const TOKEN = /^[\w-]{22}$/;

/** The random token of a buyer's browser, a new one before its first offer: two offers of one device are one buyer's. */
export function buyerDevice(c: AppContext): string {
  const known = cookie.read(c);
  return known && TOKEN.test(known) ? known : randomToken(16);
}

/** Gives the token to the browser with the response that is ready. */
export function rememberDevice(c: AppContext, response: Response, token: string): Response {
  c.res = response;
  cookie.write(c, token);
  return c.res;
}
