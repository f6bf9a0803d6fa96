import { z } from 'zod';
import { answer } from '../common/answer';

export const OpenedNumberDto = answer('OpenedNumber', {
  /** E.164. */
  mobileNumber: z.string(),
});
