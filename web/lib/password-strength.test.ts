import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength';

describe('passwordStrength', () => {
  it('increases with length and variety, and is not fooled by repeats and favourites', () => {
    const score = (password: string) => passwordStrength(password).score;
    expect(score('Ab1!')).toBe(0);
    expect(score('aaaaaaaaaaaaaaaa')).toBe(1);
    expect(score('Password123!')).toBe(1);
    expect(score('sunflower')).toBe(1);
    expect(score('kaar-bazaar')).toBe(2);
    expect(score('correct horse battery staple')).toBe(3);
  });
});
