import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api';

const OFFLINE = 'We could not reach the server. Check your connection and try again.';

/** Shows a refused call's messages at their fields, and the rest above the form (`errors.root`). */
export function showServerErrors<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  fields: readonly FieldPath<Values>[],
  error: unknown,
) {
  const refusal = error instanceof ApiError ? error : null;
  let focused = false;
  for (const field of fields) {
    const message = refusal?.body.fields?.[field];
    if (!message) continue;
    form.setError(field, { message }, { shouldFocus: !focused });
    focused = true;
  }
  if (!focused) form.setError('root', { message: refusal ? (refusal.says ?? refusal.message) : OFFLINE });
}
