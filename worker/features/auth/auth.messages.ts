import type { Writers } from '../messages/content';
import { knownAddressMail, resetPasswordMail, verifyEmailMail } from './auth.mails';
import { issueCode } from './otp.service';

/** A code is created when its mail is sent, if there is an account by then. */
export const authMessages = {
  verify_email: async (ctx, message) => {
    const code = await issueCode(ctx, 'email_verification', message);
    return code ? { mail: verifyEmailMail(code) } : null;
  },
  reset_password: async (ctx, message) => {
    const code = await issueCode(ctx, 'password_reset', message);
    return code ? { mail: resetPasswordMail(code) } : null;
  },
  known_address: async (ctx, message) => {
    // Returns no code for a confirmed account, but runs the same statement as for a new one.
    const code = await issueCode(ctx, 'email_verification', message);
    return { mail: code ? verifyEmailMail(code) : knownAddressMail(ctx.origin) };
  },
} satisfies Partial<Writers>;
