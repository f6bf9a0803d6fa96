import { z } from 'zod';
import { text } from './text';

/** Why an operator acts against a person or listing: part of the activity log. */
export const OperatorReason = z.strictObject({
  reason: text({ min: 1, max: 300, required: 'A reason is required' }),
});
