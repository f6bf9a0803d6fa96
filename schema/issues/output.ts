import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import { Id } from '../common/text';

export const IssueDto = answer('Issue', {
  id: Id,
  type: z.string(),
  description: z.string(),
  userId: Id.nullable(),
  metadata: z.record(z.string(), z.string()),
  resolved: z.boolean(),
  resolvedAt: Moment.nullable(),
  resolvedBy: z.string().nullable(),
  createdAt: Moment,
});
export type IssueDto = z.output<typeof IssueDto>;
