import { z } from 'zod';
import '../common/validation-messages';
import { DEFAULT_DIAL_CODE, DIAL_CODE_VALUES } from '../common/dial-codes';
import { OTP_LENGTH, readCode } from '../common/one-time-code';
import { parsePhone } from '../common/phone';

export const PHONE_MESSAGES = {
  numberRequired: 'Phone number is required',
  otpRequired: 'OTP is required',
  sendFailed: 'Failed to send OTP',
  wrongOtp: 'Invalid OTP. Please try again.',
  otherCountry: 'We cannot send codes to numbers of this country.',
  usedUp: 'No more codes can be sent for now. Please try again in a few hours.',
} as const;

const fields = {
  phoneNumber: z
    .string({ error: PHONE_MESSAGES.numberRequired })
    .trim()
    .min(1, PHONE_MESSAGES.numberRequired),
  countryCode: z.enum(DIAL_CODE_VALUES).default(DEFAULT_DIAL_CODE),
};

/** Converts number and country code to E.164, or returns the number field's error message. */
function toE164<Input extends { phoneNumber: string; countryCode: (typeof DIAL_CODE_VALUES)[number] }>(
  input: Input,
  issues: z.core.$RefinementCtx,
) {
  const parsed = parsePhone(input.phoneNumber, input.countryCode);
  if (parsed.ok) return { ...input, e164: parsed.e164, dialCode: parsed.dialCode };
  issues.addIssue({ code: 'custom', path: ['phoneNumber'], message: parsed.message });
  return z.NEVER;
}

export const SendOtpInput = z.strictObject(fields).transform(toE164);
export type SendOtpInput = z.output<typeof SendOtpInput>;

export const VerifyOtpInput = z
  .strictObject({
    ...fields,
    otp: z
      .string({ error: PHONE_MESSAGES.otpRequired })
      .transform(readCode)
      .pipe(z.string().min(1, PHONE_MESSAGES.otpRequired).max(OTP_LENGTH, PHONE_MESSAGES.wrongOtp)),
  })
  .transform(toE164);
export type VerifyOtpInput = z.output<typeof VerifyOtpInput>;
