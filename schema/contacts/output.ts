import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import { Id } from '../common/text';

export const ContactDto = answer('Contact', {
  id: Id,
  name: z.string(),
  /** E.164. */
  mobileNumber: z.string(),
  createdAt: Moment,
});
export type ContactDto = z.output<typeof ContactDto>;
