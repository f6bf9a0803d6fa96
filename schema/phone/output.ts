import { z } from 'zod';
import { answer, Moment } from '../common/answer';

export const OtpSentDto = answer('OtpSent', {
  message: z.string(),
  /** When another code can be asked for. */
  nextAt: Moment,
  /** Outside production and without an SMS provider alone: the code itself (DECISIONS.md). */
  testMode: z.literal(true).optional(),
  otp: z.string().optional(),
});
export type OtpSentDto = z.output<typeof OtpSentDto>;
