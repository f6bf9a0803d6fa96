import { z } from 'zod';
import { EmailAddress, text } from '../common/text';

export const ACCOUNT_TYPES = ['personal', 'firm', 'business'] as const;

/** `replit` names the provider in old data and is never issued (DECISIONS.md). */
export const AUTH_METHODS = ['email', 'oidc', 'replit'] as const;
export type AuthMethod = (typeof AUTH_METHODS)[number];
export const OTP_TYPES = ['email_verification', 'password_reset', 'phone_verification'] as const;
export type OtpType = (typeof OTP_TYPES)[number];

/** Names a session to its person. */
export const DeviceId = z.string().regex(/^[0-9a-f]{32}$/);

export const PASSWORD_LENGTH = 8;
const TOO_SHORT = `Password must be at least ${PASSWORD_LENGTH} characters`;

const NewPassword = z
  .string({ error: TOO_SHORT })
  .min(PASSWORD_LENGTH, TOO_SHORT)
  .max(200, 'At most 200 characters');

const EmailCode = z.string({ error: 'OTP is required' }).trim().length(6, 'Enter the 6-character code');

export const RegisterInput = z.strictObject({
  email: EmailAddress,
  password: NewPassword,
  firstName: text({ min: 1, max: 50, required: 'First name is required' }),
  lastName: text({ min: 1, max: 50, required: 'Last name is required' }),
});
export type RegisterInput = z.output<typeof RegisterInput>;

export const VerifyEmailInput = z.strictObject({ email: EmailAddress, otp: EmailCode });
export type VerifyEmailInput = z.output<typeof VerifyEmailInput>;
export const EmailInput = z.strictObject({ email: EmailAddress });
export type EmailInput = z.output<typeof EmailInput>;
export const LoginInput = z.strictObject({
  email: EmailAddress,
  password: z.string({ error: 'Password is required' }).min(1, 'Password is required').max(200),
});
export type LoginInput = z.output<typeof LoginInput>;
export const ResetPasswordInput = z.strictObject({
  email: EmailAddress,
  otp: EmailCode,
  password: NewPassword,
});
export type ResetPasswordInput = z.output<typeof ResetPasswordInput>;

/** How the page that helps with sign-in lengthens a session; both ways are the same to the server. */
export const RepairInput = z.strictObject({ how: z.enum(['persist', 'refresh']) });
export type RepairInput = z.output<typeof RepairInput>;
