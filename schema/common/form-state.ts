import type { Problem } from './problems';

/** The state of a document's form: values, problems by field, and a notice about the whole form. */
export interface FormState {
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, Problem>>;
  notice: Problem | null;
}

/** A form that has not been sent, with its suggested values. */
export const newForm = (values: FormState['values'] = {}): FormState => ({
  values,
  problems: {},
  notice: null,
});
