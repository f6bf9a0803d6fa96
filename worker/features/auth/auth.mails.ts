import { BRAND } from '../../../schema/brand';
import type { Mail } from '../../platform/mailer';

/** The mails of sign-up and sign-in. Codes last ten minutes (SECURITY.md rule 8). */
export const verifyEmailMail = (to: string, code: string): Mail => ({
  to,
  kind: 'verify_email',
  code,
  subject: `${code} is your ${BRAND.name} code`,
  text: `Your code is ${code}. It works once, for ten minutes.\n\nIf you did not sign up at ${BRAND.name}, ignore this mail.`,
});

export const knownAddressMail = (to: string, origin: string): Mail => ({
  to,
  kind: 'known_address',
  subject: `You already have a ${BRAND.name} account`,
  text: `Somebody, probably you, tried to sign up with this address. You have an account: sign in at ${origin}/login, or set a new password at ${origin}/auth/reset.`,
});

export const resetPasswordMail = (to: string, code: string): Mail => ({
  to,
  kind: 'reset_password',
  code,
  subject: `${code} is your code for a new ${BRAND.name} password`,
  text: `Your code is ${code}. It works once, for ten minutes.\n\nIf you did not ask for a new password, ignore this mail: nothing has changed.`,
});
