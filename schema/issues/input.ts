import { z } from 'zod';
import { text } from '../common/text';

/** An unhandled error reported by a browser. */
export const BrowserIssueInput = z.strictObject({
  message: text({ min: 1, max: 300 }),
  /** The page's path, without its query. */
  path: text({ max: 200 }),
  stack: text({ max: 2000, multiline: true }).optional(),
});
export type BrowserIssueInput = z.output<typeof BrowserIssueInput>;

export const IssuesQuery = z.object({
  resolved: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});

export const IssueChange = z.strictObject({ resolved: z.boolean('Say whether it is resolved') });
