import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import type { ZodType } from 'zod';
import { AppError } from '../../schema/errors';

/** Checks one part of a request; a refusal names each field once, in the schema's words. */
export function validate<Target extends keyof ValidationTargets, Schema extends ZodType>(
  target: Target,
  schema: Schema,
) {
  return zValidator(target, schema, (result) => {
    if (result.success) return;
    const fields: Record<string, string> = {};
    for (const issue of result.error.issues) fields[issue.path.join('.') || 'form'] ??= issue.message;
    const [first] = result.error.issues;
    throw new AppError('invalid', first?.message ?? 'Invalid input', { fields });
  });
}

/** For addresses that are not typed into forms: one that cannot be ours leads nowhere (404), it is no faulty request. */
export const validateAddress = <Schema extends ZodType>(schema: Schema) =>
  zValidator('param', schema, (result) => {
    if (!result.success) throw new AppError('not_found', 'Not found');
  });
