import { z } from 'zod';
import { toLatinDigits } from '../common/digits';
import { parsePhone } from '../common/phone';
import { EmailAddress } from '../common/text';

export const LOGIN_REQUIRED = 'Mobile number or email is required';

/** Figures and what is written between them: a number, however wrong, and never an address. */
const LIKE_A_NUMBER = /^\+?[\d\s().-]+$/;

/** Whether a parsed login name is a mobile number. */
export const isMobile = (login: string): boolean => login.startsWith('+');

/**
 * What people sign in with: an email address, in lower case, or a mobile number, in E.164. The field is called `email`, the name by
 * which password managers and programs know it.
 */
export const LoginName = z
  .string({ error: ({ input }) => (input === undefined ? LOGIN_REQUIRED : 'Invalid email') })
  .trim()
  .min(1, { error: LOGIN_REQUIRED, abort: true })
  .max(254, { error: 'Invalid email', abort: true })
  .describe('An email address or a mobile number')
  .transform((typed, issues): string => {
    const number = toLatinDigits(typed);
    if (LIKE_A_NUMBER.test(number)) {
      const phone = parsePhone(number);
      if (phone.ok) return phone.e164;
      issues.addIssue({ code: 'custom', message: phone.message });
      return z.NEVER;
    }
    const address = EmailAddress.safeParse(typed);
    if (address.success) return address.data;
    issues.addIssue({ code: 'custom', message: 'Invalid email' });
    return z.NEVER;
  });
