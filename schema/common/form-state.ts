/** A form of a document as it stands: what was typed, what is wrong with it by field, and what is to be said of it as a whole. */
export interface FormState {
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  notice: string | null;
}

/** A form that nobody has sent yet, with what it suggests. */
export const newForm = (values: FormState['values'] = {}): FormState => ({
  values,
  problems: {},
  notice: null,
});
