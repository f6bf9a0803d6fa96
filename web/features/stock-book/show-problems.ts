import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

/** Shows at its fields what is wrong with a line before it is stored on the device. True if nothing is. */
export function isRight<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  schema: z.ZodType,
  json: object,
): boolean {
  const { success, error } = schema.safeParse(json);
  for (const [index, { path, message }] of (error?.issues ?? []).entries()) {
    form.setError(String(path[0]) as FieldPath<Values>, { message }, { shouldFocus: index === 0 });
  }
  return success;
}
