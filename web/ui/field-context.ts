import { createContext, use } from 'react';

type FieldWiring = {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

export const FieldContext = createContext<FieldWiring | null>(null);

type Own = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: unknown;
  required?: boolean | undefined;
};

/** A control's props from the surrounding Field, if any; its own props take precedence. */
export function useFieldWiring(own: Own) {
  const field = use(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': Boolean(own['aria-invalid'] ?? field?.invalid) || undefined,
    // Not `required`: the browser's own bubbles would appear before the form's messages.
    'aria-required': (own.required ?? field?.required) || undefined,
  };
}
