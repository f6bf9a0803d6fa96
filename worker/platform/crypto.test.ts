import { describe, expect, it } from 'vitest';
import { hmac, sameSecret } from './crypto';

const SECRET = 'only for this test, and long enough';

describe('a keyed hash', () => {
  it('is of its purpose alone: a code of one kind is none of another', () => {
    expect(hmac(SECRET, 'otp:email', 'asha\n123456')).toBe(hmac(SECRET, 'otp:email', 'asha\n123456'));
    expect(hmac(SECRET, 'otp:email', 'asha\n123456')).not.toBe(hmac(SECRET, 'otp:reset', 'asha\n123456'));
  });

  it('is of its key', () => {
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
