import { z } from 'zod';
import type { FieldRules } from '../common/field-rules';
import { OTP_RULES } from '../common/one-time-code';
import { PROBLEMS } from '../common/problem-texts';
import { VISIBLE_TEXT } from '../common/visible-text';
import { PASSWORD_LENGTH } from './input';
import { LOGIN_REQUIRED } from './login-name';

/** Matches nothing: a password is used as typed, including surrounding spaces. */
const NOTHING = '[]';

const name = (message: string): FieldRules => ({ must: [[VISIBLE_TEXT, message]] });

/** What the sign-in forms check before they are sent, with the same messages as the Worker. */
export const SIGN_IN_RULES = {
  login: {
    ignore: String.raw`[\s()-]`,
    digits: true,
    must: [
      ['.', LOGIN_REQUIRED],
      [String.raw`^\+?[\d.]+$|${z.regexes.email.source}`, 'Invalid email'],
      [String.raw`@|^(?:\+91|0|91)?[6-9]\d{9}$|^\+(?!91)\d{10,15}$`, PROBLEMS.mobile_not_indian],
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
