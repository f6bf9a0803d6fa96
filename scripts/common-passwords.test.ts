import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMON_PASSWORDS } from '../worker/features/auth/common-passwords.gen';
import { commonPasswords, FILE } from './make-common-passwords';

it('the list of common passwords is as its script makes it: 3000, of eight characters or more, in lower case', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(commonPasswords());
  const words = new Set(COMMON_PASSWORDS.split('\n'));
  expect(words.size).toBe(3000);
  expect([...words].slice(0, 3)).toEqual(['password', '12345678', '123456789']);
  expect([...words].filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([]);
});
