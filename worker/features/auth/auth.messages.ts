import type { Message, Writers } from '../messages/content';
import { AUTH_MAILS } from './auth.mails';
import { issueCode } from './otp.service';

const mailsFor = ({ data: { language = 'en' } }: Message) => AUTH_MAILS[language];

/** A code is created when its mail is sent, if there is an account by then. */
export const authMessages = {
  verify_email: async (ctx, message) => {
    const code = await issueCode(ctx, 'email_verification', message);
    return code ? { mail: mailsFor(message).verifyEmail(code) } : null;
  },
  reset_password: async (ctx, message) => {
    const code = await issueCode(ctx, 'password_reset', message);
    return code ? { mail: mailsFor(message).resetPassword(code) } : null;
  },
  known_address: async (ctx, message) => {
    // Returns no code for a confirmed account, but runs the same statement as for a new one.
    const code = await issueCode(ctx, 'email_verification', message);
    const mails = mailsFor(message);
    return { mail: code ? mails.verifyEmail(code) : mails.knownAddress(ctx.origin) };
  },
} satisfies Partial<Writers>;
