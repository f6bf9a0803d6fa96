import { z } from 'zod';
import { answer, Moment } from '../common/answer';

/** Whether this installation can send codes to numbers. */
export const PhoneCodesDto = answer('PhoneCodes', { available: z.boolean() });
export type PhoneCodesDto = z.output<typeof PhoneCodesDto>;

export const OtpSentDto = answer('OtpSent', {
  message: z.string(),
  /** When another code can be requested. */
  nextAt: Moment,
  /** The code itself: only outside production and without an SMS provider. */
  testMode: z.literal(true).optional(),
  otp: z.string().optional(),
});
export type OtpSentDto = z.output<typeof OtpSentDto>;
