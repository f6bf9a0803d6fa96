/**
 * What a field of a form must be, as data: the Worker checks it, and a document carries it in its markup, so that its script
 * checks any form generically (web/page/forms.ts). Only the Worker checks what is too long to send to the browser.
 */
export interface FieldRules {
  /** A pattern of characters that only help reading, like commas in a price; removed before checking. Without it, surrounding spaces. */
  ignore?: string;
  /** In order: a pattern that the value must match, case-insensitively, and the message if it does not. */
  must: readonly (readonly [pattern: string, message: string])[];
}

/** The value without what the rules ignore. */
export const readValue = ({ ignore }: FieldRules, value: string): string =>
  ignore ? value.replace(new RegExp(ignore, 'gu'), '') : value.trim();

/** The message of the first rule that a value breaks; null when it breaks none. */
export function problemOf(rules: FieldRules, value: string): string | null {
  const read = readValue(rules, value);
  return rules.must.find(([pattern]) => !new RegExp(pattern, 'iu').test(read))?.[1] ?? null;
}
