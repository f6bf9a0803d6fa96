import { z } from 'zod';
import type { PlanId } from '../plans';
import { EmailAddress } from './text';

/** Who signed in less than this ago has just shown who they are. */
export const RECENT_SIGN_IN_MS = 15 * 60_000;

/** How a person has to show once more that it is them: nothing after a recent sign-in, their password, or a new sign-in. */
export const CONFIRMATIONS = ['none', 'password', 'sign_in'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

const Password = z.string().max(200).optional();

export const EXPORT_FORMATS = ['json', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const ExportInput = z.strictObject({ format: z.enum(EXPORT_FORMATS), password: Password });
export type ExportInput = z.output<typeof ExportInput>;

export const EraseAccountInput = z.strictObject({ email: EmailAddress, password: Password });
export type EraseAccountInput = z.output<typeof EraseAccountInput>;

export const ACCOUNT_MESSAGES = {
  otherEmail: 'This is not the email address of your account',
  passwordNeeded: 'Please enter your password',
  wrongPassword: 'This is not your password',
  signInAgain: 'Please log out and sign in again first: it was too long ago.',
  lastOperator: 'You are the only operator. Make somebody else one first.',
  closed: 'Your account is closed. Everything in it is being erased.',
} as const;

/** What the "Your data" card has to know and say. */
export interface AccountDataDto {
  confirmation: Confirmation;
  /** The only one cannot leave. */
  isLastOperator: boolean;
  plan: PlanId;
  planEndsAt: string | null;
  vehicles: number;
  leads: number;
}
