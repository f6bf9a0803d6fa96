import { hmac } from '../platform/crypto';
import { randomToken } from '../platform/random';
import type { AppContext } from './app-env';
import { stepCookie } from './session-cookie';

/** Remembers in the browser that it requested a code, for longer than any code is valid. */
const cookie = stepCookie('asked', 3600);
const SHAPE = /^[\w-]{22}$/;

function tokenOf(c: AppContext): string | null {
  const token = cookie.read(c) ?? '';
  return SHAPE.test(token) ? token : null;
}

const askerOf = (c: AppContext, token: string) => hmac(c.var.ctx.settings.SECRET_KEY, 'asker', token);

/** Identifies this browser for the code that it requests. */
export function nameAsker(c: AppContext): string {
  const token = tokenOf(c) ?? randomToken(16);
  cookie.write(c, token);
  return askerOf(c, token);
}

/** For a browser without the cookie; no code has this id. */
const UNNAMED = 'unnamed';

/** The id under which this browser requested a code. */
export function readAsker(c: AppContext): string {
  const token = tokenOf(c);
  return token ? askerOf(c, token) : UNNAMED;
}
