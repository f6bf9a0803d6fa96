import { toLatinDigits } from './digits';

/**
 * The rules of a form field, as data: the Worker checks them, and a document carries them in its markup, so that its script can
 * check any form (web/page/forms.ts). Rules too long to send are checked by the Worker alone.
 */
export interface FieldRules {
  /**
   * Matches characters that only help reading, like commas in a price; they are removed before checking. Without it, surrounding
   * spaces are.
   */
  ignore?: string;
  /** Whether it is written in figures, so that the digits of other scripts are read as Latin ones. */
  digits?: true;
  /** In order: a pattern that the value must match, case-insensitively, and the message if it does not. */
  must: readonly (readonly [pattern: string, message: string])[];
}

/** The value without the characters that the rules ignore, in Latin digits if it is a figure. */
export function readValue({ ignore, digits }: Omit<FieldRules, 'must'>, value: string): string {
  const text = digits ? toLatinDigits(value) : value;
  return ignore ? text.replace(new RegExp(ignore, 'giu'), '') : text.trim();
}

/** The message of the first rule that a value breaks; null if it breaks none. */
export function problemOf(rules: FieldRules, value: string): string | null {
  const read = readValue(rules, value);
  return rules.must.find(([pattern]) => !new RegExp(pattern, 'iu').test(read))?.[1] ?? null;
}
