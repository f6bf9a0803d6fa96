import { stepCookie } from './session-cookie';

/** Remembers in the browser, until the address is confirmed, that the password was chosen here. */
export const signUpCookie = stepCookie('sign_up', 86_400);
