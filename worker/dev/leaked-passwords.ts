import type { LeakedPasswords } from '../platform/leaked-passwords';

/** The password that counts as leaked in development. */
export const LEAKED_PASSWORD = 'seen-in-a-leak-7';

/** The development list, which makes no network request. */
export const oneLeakedPassword: LeakedPasswords = {
  has: async (password) => password === LEAKED_PASSWORD,
};
