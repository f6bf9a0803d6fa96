import { hmac } from '../platform/crypto';
import { randomToken } from '../platform/random';
import type { AppContext } from './app-env';
import { stepCookie } from './session-cookie';

/** Remembers in the browser that it asked for a code, as long as any code lasts. */
const cookie = stepCookie('asked', 3600);
const SHAPE = /^[\w-]{22}$/;

function tokenOf(c: AppContext): string | null {
  const token = cookie.read(c) ?? '';
  return SHAPE.test(token) ? token : null;
}

const askerOf = (c: AppContext, token: string) => hmac(c.var.ctx.settings.SECRET_KEY, 'asker', token);

/** Names this browser for the code that it asks for now. */
export function nameAsker(c: AppContext): string {
  const token = tokenOf(c) ?? randomToken(16);
  cookie.write(c, token);
  return askerOf(c, token);
}

/** Has asked for nothing: no code bears this name. */
const NOBODY = 'nobody';

/** The name that this browser asked under. */
export function readAsker(c: AppContext): string {
  const token = tokenOf(c);
  return token ? askerOf(c, token) : NOBODY;
}
