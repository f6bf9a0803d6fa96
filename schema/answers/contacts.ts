import { z } from 'zod';
import { Id } from '../contracts/text';
import { answer, Moment } from './answer';

export const ContactDto = answer('Contact', {
  id: Id,
  name: z.string(),
  /** E.164. */
  mobileNumber: z.string(),
  createdAt: Moment,
});
export type ContactDto = z.output<typeof ContactDto>;
