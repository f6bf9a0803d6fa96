const CLASSES: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 30],
];
const COMMON = /^(password|qwerty|abc|welcome|letmein|india|admin|12345|iloveyou|krishna|ganesh)/i;

/** Colours of the filled bars by score, starting with an empty one. */
export const STRENGTH_FILLS = ['bg-line', 'bg-warning', 'bg-positive', 'bg-positive'] as const;

export type Strength = { score: 0 | 1 | 2 | 3; label: string };

/** A hint, not a rule; the only rule is the length (schema/auth/input.ts). */
export function passwordStrength(password: string): Strength {
  if (password.length < 8) return { score: 0, label: 'At least 8 characters' };
  const pool = CLASSES.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
  // A repeated character adds little, whatever the length.
  const variety = new Set(password.toLowerCase()).size;
  const bits = Math.min(password.length, variety * 1.5) * Math.log2(Math.max(pool, 2));
  if (bits < 45 || COMMON.test(password)) return { score: 1, label: 'Easy to guess: make it longer' };
  if (bits < 65) return { score: 2, label: 'Good password' };
  return { score: 3, label: 'Strong password' };
}
