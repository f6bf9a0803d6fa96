export type ClassValue = string | false | null | undefined;

/** Joins classes, leaving out the falsy ones. It does not resolve conflicts: pass `className` for layout, not looks. */
export function cx(...values: ClassValue[]): string {
  return values.filter(Boolean).join(' ');
}
