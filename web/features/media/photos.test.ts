import { expect, it } from 'vitest';
import { acceptFiles, type Photo, type PhotosAction, photosReducer } from './photos';

const photo = (id: string): Photo => ({ id, name: `${id}.jpg` });
const ABC = ['a', 'b', 'c'].map(photo);
const idsAfter = (action: PhotosAction, photos = ABC) =>
  photosReducer(photos, action)
    .map(({ id }) => id)
    .join('');

it('photos are moved to a position, removed and replaced by their ids', () => {
  expect(idsAfter({ type: 'move', id: 'c', to: 0 })).toBe('cab');
  expect(idsAfter({ type: 'move', id: 'a', to: 1 })).toBe('bac');
  expect(idsAfter({ type: 'move', id: 'a', to: 2 })).toBe('bca');
  expect(idsAfter({ type: 'move', id: 'x', to: 0 })).toBe('abc');
  expect(idsAfter({ type: 'remove', id: 'b' })).toBe('ac');
  expect(idsAfter({ type: 'reset', photos: [photo('z')] })).toBe('z');
});

it('a change is one photo’s', () => {
  const changed = photosReducer(ABC, { type: 'update', id: 'b', changes: { progress: 40 } });
  expect(changed.map(({ progress }) => progress)).toEqual([undefined, 40, undefined]);
});

it('more photos than a listing has are left out', () => {
  expect(idsAfter({ type: 'add', photos: ['d', 'e'].map(photo), limit: 4 })).toBe('abcd');
  expect(idsAfter({ type: 'add', photos: ['d', 'e'].map(photo), limit: 12 })).toBe('abcde');
});

it('photos of a larger plan stay, and none is added', () => {
  expect(idsAfter({ type: 'add', photos: [photo('d')], limit: 2 })).toBe('abc');
  expect(acceptFiles([new File(['x'], '1.jpg', { type: 'image/jpeg' })], 12, 4)).toEqual({
    accepted: [],
    problem: 'Maximum 4 images allowed.',
  });
});

it('files of other types and too many files are refused, with the reason', () => {
  const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
  const images = ['1.jpg', '2.jpg', '3.jpg'].map((name) => file(name));
  const text = file('notes.txt', 'text/plain');
  const namesOf = (files: File[], already: number) =>
    acceptFiles(files, already, 4).accepted.map(({ name }) => name);
  expect(acceptFiles(images, 1, 4).problem).toBeNull();
  expect(namesOf(images, 1)).toHaveLength(3);
  expect(acceptFiles(images, 2, 4).problem).not.toBeNull();
  expect(namesOf(images, 2)).toEqual(['1.jpg', '2.jpg']);
  expect(namesOf([text, ...images], 1)).toEqual(['1.jpg', '2.jpg', '3.jpg']);
  expect(acceptFiles([text, ...images], 1, 4).problem).toContain('notes.txt');
});
