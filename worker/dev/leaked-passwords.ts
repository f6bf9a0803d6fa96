import type { LeakedPasswords } from '../platform/leaked-passwords';

/** The one that development takes for leaked. */
export const LEAKED_PASSWORD = 'seen-in-a-leak-7';

/** The list of development: asks nobody. */
export const oneLeakedPassword: LeakedPasswords = {
  has: async (password) => password === LEAKED_PASSWORD,
};
