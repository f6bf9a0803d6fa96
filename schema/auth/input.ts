import { z } from 'zod';
import { problemOf } from '../common/field-rules';
import { OTP_RULES, readCode } from '../common/one-time-code';
import { PROBLEMS } from '../common/problem-texts';
import { text } from '../common/text';
import { isMobile, LoginName } from './login-name';
import { hasNames, LAST_NAME_REQUIRED, LAST_NAME_RULE, splitName } from './person-name';

export const ACCOUNT_TYPES = ['personal', 'firm', 'business'] as const;

/** `replit` names the provider in old data and is never issued. */
export const AUTH_METHODS = ['email', 'mobile', 'oidc', 'replit'] as const;
export type AuthMethod = (typeof AUTH_METHODS)[number];
export const OTP_TYPES = [
  'email_verification',
  'password_reset',
  'phone_verification',
  'phone_sign_in',
  'phone_reset',
  'email_addition',
] as const;
export type OtpType = (typeof OTP_TYPES)[number];

/** Identifies one of a person's sessions (DeviceDto). */
export const DeviceId = z.string().regex(/^[0-9a-f]{32}$/);

export const PASSWORD_LENGTH = 8;
const TOO_SHORT = `Password must be at least ${PASSWORD_LENGTH} characters`;

export const NewPassword = z
  .string({ error: TOO_SHORT })
  .min(PASSWORD_LENGTH, TOO_SHORT)
  .max(200, 'At most 200 characters');

export const OneTimeCode = z
  .string({ error: 'OTP is required' })
  .transform(readCode)
  .superRefine((code, issues) => {
    const message = problemOf(OTP_RULES, code);
    if (message) issues.addIssue({ code: 'custom', message });
  });

const NAME_LENGTH = 50;

export const RegisterInput = z
  .strictObject({
    email: LoginName,
    password: NewPassword,
    firstName: text({ min: 1, max: NAME_LENGTH, required: 'First name is required' }),
    lastName: text({ max: NAME_LENGTH, required: LAST_NAME_REQUIRED }),
    oneName: z.boolean().optional(),
  })
  .refine(hasNames, LAST_NAME_RULE)
  // An empty last name already means that the person uses one name.
  .transform(({ oneName: _, ...rest }) => rest);
export type RegisterInput = z.output<typeof RegisterInput>;

/**
 * The sign-up form has one name field; if it holds a single word, the form comes back with a last-name field
 * and the option to have none. Parsed into RegisterInput.
 */
export const SignUpForm = z
  .strictObject({
    email: LoginName,
    password: NewPassword,
    name: text({ min: 1, max: 2 * NAME_LENGTH + 1, required: 'Name is required' }),
    lastName: text({ max: NAME_LENGTH }).optional(),
    /** A ticked checkbox. */
    oneName: z.literal('on').optional(),
  })
  .transform(({ name, lastName, oneName, ...rest }, issues): RegisterInput => {
    // The field of a last name is hidden with the box ticked, and may still hold one.
    const names = lastName && !oneName ? { firstName: name, lastName } : splitName(name);
    if (!hasNames({ ...names, oneName: oneName === 'on' })) {
      issues.addIssue({ code: 'custom', path: ['lastName'], message: LAST_NAME_REQUIRED });
    }
    if (Math.max(names.firstName.length, names.lastName.length) > NAME_LENGTH) {
      const message = `At most ${NAME_LENGTH} characters for each name`;
      issues.addIssue({ code: 'custom', path: ['name'], message });
    }
    return { ...rest, ...names };
  });

export const Password = z.string({ error: 'Password is required' }).min(1, 'Password is required').max(200);

export const VerifyInput = z.strictObject({
  email: LoginName,
  otp: OneTimeCode,
  /** Needed too if the number may have been given to somebody else. */
  password: Password.optional(),
  /** A ticked box, instead of it: the number's former account is not this person's. */
  startNew: z.literal('on').optional(),
});
export type VerifyInput = z.output<typeof VerifyInput>;
export const LoginNameInput = z.strictObject({ email: LoginName });
export type LoginNameInput = z.output<typeof LoginNameInput>;

/** A mobile number, in the field where an address would do too. */
export const NumberInput = z.strictObject({
  email: LoginName.refine(isMobile, { error: PROBLEMS.mobile_characters }),
});
export type NumberInput = z.output<typeof NumberInput>;

export const LoginInput = z.strictObject({
  email: LoginName,
  password: Password,
});
export type LoginInput = z.output<typeof LoginInput>;
export const ResetPasswordInput = z.strictObject({
  email: LoginName,
  otp: OneTimeCode,
  password: NewPassword,
});
export type ResetPasswordInput = z.output<typeof ResetPasswordInput>;

/** How the sign-in help page extends a session; the server treats both ways the same. */
export const RepairInput = z.strictObject({ how: z.enum(['persist', 'refresh']) });
export type RepairInput = z.output<typeof RepairInput>;
