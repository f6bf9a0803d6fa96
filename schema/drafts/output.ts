import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import { Id } from '../common/text';
import type { DraftFields } from './input';

export const DraftDto = answer('Draft', {
  id: Id,
  fields: z.custom<DraftFields>((fields) => typeof fields === 'object' && fields !== null),
  /** Addresses of the photos that still exist. */
  images: z.array(z.string()),
  updatedAt: Moment,
});
export type DraftDto = z.output<typeof DraftDto>;
