import { z } from 'zod';
import { Password as CurrentPassword, NewPassword, OneTimeCode } from '../auth/input';
import { WORKSPACE_LANGUAGES } from '../common/languages';
import { EmailAddress } from '../common/text';

/** A sign-in this recent is accepted as proof of identity. */
export const RECENT_SIGN_IN_MS = 15 * 60_000;

const Password = z.string().max(200).optional();

/** An address for an account that has none; the password unless the sign-in is recent. */
export const AddEmailInput = z.strictObject({ email: EmailAddress, password: Password });
export type AddEmailInput = z.output<typeof AddEmailInput>;

export const ConfirmEmailInput = z.strictObject({ email: EmailAddress, otp: OneTimeCode });
export type ConfirmEmailInput = z.output<typeof ConfirmEmailInput>;

export const ChangePasswordInput = z.strictObject({ current: CurrentPassword, password: NewPassword });
export type ChangePasswordInput = z.output<typeof ChangePasswordInput>;

/** The language of the workspace, and of what is sent to the person. */
export const LanguageInput = z.strictObject({ language: z.enum(WORKSPACE_LANGUAGES) });
export type LanguageInput = z.output<typeof LanguageInput>;

export const EXPORT_FORMATS = ['json', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const ExportInput = z.strictObject({ format: z.enum(EXPORT_FORMATS), password: Password });
export type ExportInput = z.output<typeof ExportInput>;

export const EraseAccountInput = z.strictObject({ email: EmailAddress.optional(), password: Password });
export type EraseAccountInput = z.output<typeof EraseAccountInput>;

export const ACCOUNT_MESSAGES = {
  otherEmail: 'This is not the email address of your account',
  passwordNeeded: 'Please enter your password',
  wrongPassword: 'This is not your password',
  signInAgain: 'Please sign in again first: your last sign-in is too long ago.',
  lastOperator: 'You are the only operator. Make somebody else one first.',
  noPassword: 'You sign in without a password. Set one with “Forgot your password?”.',
  emailGiven: 'Your account already has an email address',
  closed: 'Your account is closed. Everything in it is being erased.',
} as const;
