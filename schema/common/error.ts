import { z } from 'zod';
import { answer } from './answer';
import { ERROR_CODES } from './errors';

/** The body of every error response. `fields` maps a form field to its message. */
export const ErrorBody = answer('Error', {
  message: z.string().min(1),
  code: z.enum(ERROR_CODES),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.output<typeof ErrorBody>;
