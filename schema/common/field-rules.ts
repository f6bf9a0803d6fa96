import { toLatinDigits } from './digits';

/**
 * The rules of a form field, as data. The Worker checks them, and a document carries them in its markup for
 * its script (web/page/forms.ts). Rules too long to send are checked only by the Worker.
 */
export interface FieldRules {
  /**
   * Characters that only help reading, such as commas in a price, removed before checking. Without it,
   * surrounding spaces are removed.
   */
  ignore?: string;
  /** Whether it is a number, so that digits of other scripts are read as Latin ones. */
  digits?: true;
  /** In order: a pattern that the value must match, case-insensitively, and the message if it does not. */
  must: readonly (readonly [pattern: string, message: string])[];
}

/** The value without ignored characters, in Latin digits if it is a number. */
export function readValue({ ignore, digits }: Omit<FieldRules, 'must'>, value: string): string {
  const text = digits ? toLatinDigits(value) : value;
  return ignore ? text.replace(new RegExp(ignore, 'giu'), '') : text.trim();
}

/** The message of the first broken rule; null if there is none. */
export function problemOf(rules: FieldRules, value: string): string | null {
  const read = readValue(rules, value);
  return rules.must.find(([pattern]) => !new RegExp(pattern, 'iu').test(read))?.[1] ?? null;
}
