import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength';

describe('passwordStrength', () => {
  it('increases with length and variety, and is not fooled by repeats and favourites', () => {
    expect(passwordStrength('Ab1!')).toBe(0);
    expect(passwordStrength('aaaaaaaaaaaaaaaa')).toBe(1);
    expect(passwordStrength('Password123!')).toBe(1);
    expect(passwordStrength('sunflower')).toBe(1);
    expect(passwordStrength('kaar-bazaar')).toBe(2);
    expect(passwordStrength('correct horse battery staple')).toBe(3);
  });
});
