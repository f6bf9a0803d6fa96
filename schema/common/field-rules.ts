/**
 * What a field of a form must be, as data: the Worker checks it, and a document carries it in its markup, so that its script
 * checks any form without knowing it (web/page/forms.ts). What is too long to carry, the Worker checks alone.
 */
export interface FieldRules {
  /** A pattern of what people type to read better, like commas in a price. It is taken out; without it, space around the value. */
  ignore?: string;
  /** In order: a pattern that the value must match, whatever its case, and what is said if it does not. */
  must: readonly (readonly [pattern: string, message: string])[];
}

/** The value without what the rules ignore. */
export const readValue = ({ ignore }: FieldRules, value: string): string =>
  ignore ? value.replace(new RegExp(ignore, 'gu'), '') : value.trim();

/** The first rule that a value breaks, in words; null when it keeps them all. */
export function problemOf(rules: FieldRules, value: string): string | null {
  const read = readValue(rules, value);
  return rules.must.find(([pattern]) => !new RegExp(pattern, 'iu').test(read))?.[1] ?? null;
}
