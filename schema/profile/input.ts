import { z } from 'zod';
import { ACCOUNT_TYPES } from '../auth/input';
import { hasNames, LAST_NAME_REQUIRED, LAST_NAME_RULE } from '../auth/person-name';
import { DEFAULT_DIAL_CODE, DIAL_CODE_VALUES, type DialCode } from '../common/dial-codes';
import { parsePhone } from '../common/phone';
import { text } from '../common/text';
import { avatarKey, coverKey } from '../media/input';
import { Username } from './usernames';

/** Characters in what a profile says about its seller. */
export const MAX_ABOUT = 500;

const name = (required: string) => text({ min: 1, max: 50, required });

/** The number to store, or its field's error message. */
function toOwnNumber(
  { mobileNumber, countryCode }: { mobileNumber: string; countryCode: DialCode },
  issues: z.core.$RefinementCtx,
): { mobileNumber: string; countryCode: DialCode } {
  const phone = parsePhone(mobileNumber, countryCode);
  if (phone.ok) return { mobileNumber: phone.e164, countryCode: phone.dialCode };
  issues.addIssue({ code: 'custom', path: ['mobileNumber'], message: phone.message });
  return z.NEVER;
}

/** A number as typed, with its country code without a `+`. */
export const OwnNumberInput = z
  .strictObject({
    mobileNumber: z.string({ error: 'Mobile number is required' }).trim().max(20),
    countryCode: z.enum(DIAL_CODE_VALUES).default(DEFAULT_DIAL_CODE),
  })
  .transform(toOwnNumber);
export type OwnNumberInput = z.output<typeof OwnNumberInput>;

/** The profile information dialog and the edit form. */
export const ProfileInput = z
  .strictObject({
    firstName: name('First name is required'),
    lastName: text({ max: 50, required: LAST_NAME_REQUIRED }),
    oneName: z.boolean().optional(),
    /** Empty for no number. */
    mobileNumber: z.string().trim().max(20).optional(),
    countryCode: z.enum(DIAL_CODE_VALUES).default(DEFAULT_DIAL_CODE),
    accountType: z.enum(ACCOUNT_TYPES),
    firmName: text({ max: 100 }).nullish(),
    /** Can be set once; sending the same one again is accepted. */
    username: Username.nullish(),
    profileImageUrl: z
      .string()
      .refine((url) => avatarKey(url) !== null, 'Upload the image first')
      .nullish(),
    coverUrl: z
      .string()
      .refine((url) => coverKey(url) !== null, 'Upload the image first')
      .nullish(),
    showMobile: z.boolean().optional(),
    showEmail: z.boolean().optional(),
    /** Empty for none. */
    about: text({ max: MAX_ABOUT, multiline: true }).nullish(),
    showYard: z.boolean().optional(),
    // Sent by the old client and ignored: only verify-otp sets it.
    phoneVerified: z.unknown().optional(),
  })
  .refine(hasNames, LAST_NAME_RULE)
  .superRefine(({ accountType, firmName }, issues) => {
    if (accountType !== 'personal' && !firmName) {
      issues.addIssue({ code: 'custom', path: ['firmName'], message: 'Firm name is required' });
    }
  })
  .transform(({ mobileNumber, countryCode, ...profile }, issues) => {
    if (!mobileNumber) return { ...profile, mobileNumber: undefined, countryCode };
    return { ...profile, ...toOwnNumber({ mobileNumber, countryCode }, issues) };
  });
export type ProfileInput = z.output<typeof ProfileInput>;
