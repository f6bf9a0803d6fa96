export type ClassValue = string | false | null | undefined;

/**
 * Joins classes, dropping falsy ones. It does not resolve conflicts: pass `className` for layout, not for
 * looks.
 */
export function cx(...values: ClassValue[]): string {
  return values.filter(Boolean).join(' ');
}
