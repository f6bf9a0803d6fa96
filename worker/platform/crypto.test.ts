import { describe, expect, it } from 'vitest';
import { hmac, sameSecret } from './crypto';

const SECRET = 'only for this test, and long enough';

describe('a keyed hash', () => {
  it('depends on its purpose: a code of one kind is not valid for another', () => {
    expect(hmac(SECRET, 'otp:email', 'asha\n123456')).toBe(hmac(SECRET, 'otp:email', 'asha\n123456'));
    expect(hmac(SECRET, 'otp:email', 'asha\n123456')).not.toBe(hmac(SECRET, 'otp:reset', 'asha\n123456'));
  });

  it('depends on its key', () => {
    expect(hmac(SECRET, 'rate', 'asha')).not.toBe(hmac(`${SECRET}!`, 'rate', 'asha'));
  });
});

it.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'abcd', false],
  ['', '', true],
])('%j and %j are one secret: %s', (a, b, same) => {
  expect(sameSecret(a, b)).toBe(same);
});
