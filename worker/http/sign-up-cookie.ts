import { stepCookie } from './session-cookie';

/** Remembers in the browser that this is where the password was chosen, until its address is confirmed. */
export const signUpCookie = stepCookie('sign_up', 86_400);
