import { expect, it } from 'vitest';
import { Username } from '../profile/usernames';
import { EmailAddress } from './text';

it('an address has at most 254 characters', () => {
  // Labels of a domain have at most 63 characters.
  const domain = Array(3).fill('d'.repeat(60)).join('.');
  const address = (length: number) => `${'a'.repeat(length - domain.length - 1)}@${domain}`;
  const longest = address(254 - '.test'.length);
  expect(`${longest}.test`).toHaveLength(254);
  expect(EmailAddress.safeParse(`${longest}.test`).success).toBe(true);
  expect(EmailAddress.safeParse(`${longest}.tests`).success).toBe(false);
});

it('an address is stored without the spaces around it, in lower case', () => {
  expect(EmailAddress.parse('  Anna@Example.IN ')).toBe('anna@example.in');
});

it('a username is what is left without the spaces around it, in lower case', () => {
  expect(Username.parse('  Anna-Rao ')).toBe('anna-rao');
});
