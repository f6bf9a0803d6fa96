import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMON_PASSWORDS } from '../worker/features/auth/common-passwords.gen';
import { COMMON_PASSWORDS_FILE, commonPasswordsModule } from './lib/common-passwords';

it('the list of common passwords is what its script makes: 3000, of eight characters or more, in lower case', () => {
  expect(readFileSync(COMMON_PASSWORDS_FILE, 'utf8')).toBe(commonPasswordsModule());
  const words = COMMON_PASSWORDS.split('\n');
  expect(new Set(words).size).toBe(3000);
  expect(words.slice(0, 3)).toEqual(['password', '12345678', '123456789']);
  for (const word of words) {
    expect(word.length).toBeGreaterThanOrEqual(8);
    expect(word).toBe(word.toLowerCase());
  }
});

it('no browser is sent that list', () => {
  const readers = globSync(['web/**/*.{ts,tsx}', 'schema/**/*.ts']).filter((file) =>
    /common-passwords|easy-passwords/.test(readFileSync(file, 'utf8')),
  );
  expect(readers).toEqual([]);
});
