import { describe, expect, it } from 'vitest';
import { groupPhotos, photoKeyOf } from './photo-kinds';

const [A, B, C] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [string, string, string];
const url = (key: string) => `/media/${key}/full`;

describe('photos by kind', () => {
  it('are grouped in the order in which buyers look, each group in the seller’s order', () => {
    const kinds = { [A]: 'damage', [C]: 'outside' } as const;
    expect(groupPhotos([A, B, C].map(url), kinds)).toEqual([
      { kind: 'outside', images: [url(C)] },
      { kind: 'damage', images: [url(A)] },
      { kind: 'others', images: [url(B)] },
    ]);
  });

  it('are one group if none has a kind, and none without photos', () => {
    expect(groupPhotos([A, B].map(url))).toEqual([{ kind: 'others', images: [url(A), url(B)] }]);
    expect(groupPhotos([], { [A]: 'inside' })).toEqual([]);
  });

  it('are known by their keys on our site and on the host of pictures', () => {
    expect(photoKeyOf(url(A))).toBe(A);
    expect(photoKeyOf(`https://pictures.example/${A}/full.webp`)).toBe(A);
    expect(photoKeyOf('https://pictures.example/x')).toBe('');
  });
});
