import { z } from 'zod';
import { answer } from './answer';
import { ERROR_KINDS } from './error-kinds';
import { REFUSAL_CODES } from './refusals';

const Values = z.record(z.string(), z.union([z.string(), z.number()]));

/**
 * The body of every error response. `error` decides the status, `code` names the refusal, and `values` fills
 * the message's placeholders. `problems` has the same for each field, and `fields` only the messages.
 */
export const ErrorBody = answer('Error', {
  message: z.string().min(1),
  error: z.enum(ERROR_KINDS),
  code: z.enum(REFUSAL_CODES),
  values: Values,
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  problems: z.record(z.string(), z.strictObject({ code: z.string(), values: Values })).optional(),
});
export type ErrorBody = z.output<typeof ErrorBody>;
