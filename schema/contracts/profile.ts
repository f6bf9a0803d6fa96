import { z } from 'zod';
import { DEFAULT_DIAL_CODE, DIAL_CODE_VALUES } from '../dial-codes';
import type { PlanId } from '../plans';
import { ACCOUNT_TYPES, type AccountType } from './auth';
import { parsePhone } from './phone';
import { text } from './text';

/** What anyone may know of a seller (`GET /api/users/{id}`): never email, permissions or flags (DECISIONS.md). */
export interface PublisherDto {
  id: string;
  firstName: string;
  lastName: string;
  firmName: string | null;
  username: string | null;
  profileImageUrl: string | null;
  accountType: AccountType;
  subscriptionPlan: PlanId;
  mobileNumber: string | null;
  phoneVerified: boolean;
}

const name = (required: string) => text({ min: 1, max: 50, required });

/** The profile information dialog (spec 2, section 2). */
export const ProfileInput = z
  .strictObject({
    firstName: name('First name is required'),
    lastName: name('Last name is required'),
    /** Empty for none. */
    mobileNumber: z.string().trim().max(20).optional(),
    countryCode: z.enum(DIAL_CODE_VALUES).default(DEFAULT_DIAL_CODE),
    accountType: z.enum(ACCOUNT_TYPES),
    firmName: text({ max: 100 }).nullish(),
    // Sent by the old client and never believed: verify-otp alone sets it (SECURITY.md rule 4).
    phoneVerified: z.unknown().optional(),
  })
  .superRefine(({ mobileNumber, countryCode, accountType, firmName }, issues) => {
    const parsed = mobileNumber ? parsePhone(mobileNumber, countryCode) : null;
    if (parsed && !parsed.ok) {
      issues.addIssue({ code: 'custom', path: ['mobileNumber'], message: parsed.message });
    }
    if (accountType !== 'personal' && !firmName) {
      issues.addIssue({ code: 'custom', path: ['firmName'], message: 'Firm name is required' });
    }
  });
export type ProfileInput = z.output<typeof ProfileInput>;
