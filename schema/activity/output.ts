import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import { Id } from '../common/text';

/** One action of one person. */
export const ActivityDto = answer('Activity', {
  id: Id,
  userId: Id.nullable(),
  /** null for a deleted account and for the system. */
  userName: z.string().nullable(),
  userEmail: z.string().nullable(),
  action: z.string(),
  description: z.string(),
  entityType: z.string().nullable(),
  entityId: z.string().nullable(),
  createdAt: Moment,
});
export type ActivityDto = z.output<typeof ActivityDto>;
