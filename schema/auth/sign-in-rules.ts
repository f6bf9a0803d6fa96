import { z } from 'zod';
import type { FieldRules } from '../common/field-rules';
import { OTP_RULES } from '../common/one-time-code';
import { VISIBLE_TEXT } from '../common/visible-text';
import { PASSWORD_LENGTH } from './input';

/** Matches nothing: a password is used as typed, including surrounding spaces. */
const NOTHING = '[]';

const name = (message: string): FieldRules => ({ must: [[VISIBLE_TEXT, message]] });

/** What the sign-in forms check before they are sent, with the same messages as the Worker. */
export const SIGN_IN_RULES = {
  email: {
    must: [
      ['.', 'Email is required'],
      [z.regexes.email.source, 'Invalid email'],
    ],
  },
  name: name('Name is required'),
  password: { ignore: NOTHING, must: [['[^]', 'Password is required']] },
  newPassword: {
    ignore: NOTHING,
    must: [[`^[^]{${PASSWORD_LENGTH}}`, `Password must be at least ${PASSWORD_LENGTH} characters`]],
  },
  otp: OTP_RULES,
} satisfies Record<string, FieldRules>;
