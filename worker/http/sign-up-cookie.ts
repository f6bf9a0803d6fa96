import { stepCookie } from './session-cookie';

/** Remembers in the browser that the password was chosen here, until its address is confirmed. */
export const signUpCookie = stepCookie('sign_up', 86_400);
