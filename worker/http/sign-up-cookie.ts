import { getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from './app-env';

const NAME = 'sign_up';
const PATH = '/api/auth';

/** Remembers in the browser that this is where the password was chosen, until its address is confirmed. */
export function setSignUpProof(c: AppContext, proof: string) {
  const secure = new URL(c.req.url).protocol === 'https:';
  setCookie(c, NAME, proof, { path: PATH, secure, httpOnly: true, sameSite: 'Lax', maxAge: 86_400 });
}

export const signUpProof = (c: AppContext) => getCookie(c, NAME);
