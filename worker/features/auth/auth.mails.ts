import { BRAND } from '../../../schema/common/brand';
import type { MailText } from '../../platform/mailer';

/** Mails of sign-up and sign-in. Codes last ten minutes. */
export const verifyEmailMail = (code: string): MailText => ({
  code,
  subject: `${code} is your ${BRAND.name} code`,
  text: `Your code is ${code}. It works once, for ten minutes.\n\nIf you did not sign up at ${BRAND.name}, ignore this mail.`,
});

export const knownAddressMail = (origin: string): MailText => ({
  subject: `You already have a ${BRAND.name} account`,
  text: `Somebody, probably you, tried to sign up with this address. You have an account: sign in at ${origin}/login, or set a new password at ${origin}/auth/reset.`,
});

export const resetPasswordMail = (code: string): MailText => ({
  code,
  subject: `${code} is your code for a new ${BRAND.name} password`,
  text: `Your code is ${code}. It works once, for ten minutes.\n\nIf you did not ask for a new password, ignore this mail: nothing has changed.`,
});
