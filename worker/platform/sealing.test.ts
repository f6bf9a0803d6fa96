import { describe, expect, it } from 'vitest';
import { currentKey, rewrap, seal, unseal } from './sealing';

const settings = { PAPERS_KEY_1: 'a'.repeat(43) };
const later = { ...settings, PAPERS_KEY_3: 'b'.repeat(43) };
const bound = { ownerId: 'seller', recordId: 'car', version: 1 };

describe('a sealed text', () => {
  it('can be opened for what it belongs to only, and each has a key of its own', () => {
    const sealed = seal(settings, 'ABCPD1234E', bound);
    expect(unseal(settings, sealed, bound)).toBe('ABCPD1234E');
    for (const other of [{ ownerId: 'other' }, { recordId: 'other' }, { version: 2 }])
      expect(() => unseal(settings, sealed, { ...bound, ...other })).toThrow();
    const again = seal(settings, 'ABCPD1234E', bound);
    expect(again.sealed).not.toBe(sealed.sealed);
    expect(() => unseal(settings, { ...again, wrappedKey: sealed.wrappedKey }, bound)).toThrow();
    expect(() => unseal(settings, { ...sealed, sealed: `A${sealed.sealed.slice(1)}` }, bound)).toThrow();
  });

  it('keeps its text when its key is wrapped anew, after which the old one is not needed', () => {
    const sealed = seal(settings, 'ABCPD1234E', bound);
    expect([currentKey(settings), currentKey(later), sealed.keyNumber]).toEqual([1, 3, 1]);
    const wrapped = { ...sealed, ...rewrap(later, sealed, bound) };
    expect(wrapped).toMatchObject({ keyNumber: 3, sealed: sealed.sealed });
    const onlyNew = { ...later, PAPERS_KEY_1: 'c'.repeat(43) };
    expect(unseal(onlyNew, wrapped, bound)).toBe('ABCPD1234E');
    expect(() => unseal(onlyNew, sealed, bound)).toThrow();
    expect(() => rewrap(later, sealed, { ...bound, version: 2 })).toThrow();
    expect(() => unseal(settings, wrapped, bound)).toThrow('PAPERS_KEY_3 is missing');
  });
});
