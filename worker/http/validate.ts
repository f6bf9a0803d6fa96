import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import type { ZodType, z } from 'zod';
import { AppError } from '../../schema/common/errors';
import { type Problem, problemOfIssue } from '../../schema/common/problems';
import '../../schema/common/validation-messages';

/** Validates one part of a request; a refusal names each field once, with the schema's message. */
export function validate<Target extends keyof ValidationTargets, Schema extends ZodType>(
  target: Target,
  schema: Schema,
) {
  return zValidator(target, schema, (result) => {
    if (result.success) return;
    const problems: Record<string, Problem> = {};
    for (const issue of result.error.issues)
      problems[issue.path.join('.') || 'form'] ??= problemOfIssue(issue as z.core.$ZodIssue);
    throw new AppError('not_valid', { problems });
  });
}

/** For parameters of links: one that cannot be ours is not found (404) rather than invalid. */
export const validateAddress = <Schema extends ZodType>(schema: Schema) =>
  zValidator('param', schema, (result) => {
    if (!result.success) throw new AppError('not_found');
  });
