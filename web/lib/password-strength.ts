const CLASSES: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 30],
];
const COMMON = /^(password|qwerty|abc|welcome|letmein|india|admin|12345|iloveyou|krishna|ganesh)/i;

/** Colours of the filled bars by score, starting with an empty one. */
export const STRENGTH_FILLS = ['bg-line', 'bg-warning', 'bg-positive', 'bg-positive'] as const;

/** From 0 to 3: a hint, not a rule; the only rule is the length (schema/auth/input.ts). */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if (password.length < 8) return 0;
  const pool = CLASSES.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
  // A repeated character adds little, whatever the length.
  const variety = new Set(password.toLowerCase()).size;
  const bits = Math.min(password.length, variety * 1.5) * Math.log2(Math.max(pool, 2));
  if (bits < 45 || COMMON.test(password)) return 1;
  if (bits < 65) return 2;
  return 3;
}
