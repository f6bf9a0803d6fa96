import { z } from 'zod';
import { answer, Moment } from '../common/answer';

/** Whether codes can be sent to numbers here. */
export const PhoneCodesDto = answer('PhoneCodes', { available: z.boolean() });
export type PhoneCodesDto = z.output<typeof PhoneCodesDto>;

export const OtpSentDto = answer('OtpSent', {
  message: z.string(),
  /** When another code can be requested. */
  nextAt: Moment,
  /** Only outside production and without an SMS provider: the code itself. */
  testMode: z.literal(true).optional(),
  otp: z.string().optional(),
});
export type OtpSentDto = z.output<typeof OtpSentDto>;
