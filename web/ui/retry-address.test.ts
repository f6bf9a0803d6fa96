import { expect, it } from 'vitest';
import { bust, bustSrcSet } from './retry-address';

it('leaves the first attempt and inline images unchanged', () => {
  expect(bust('/media/a.webp', 0)).toBe('/media/a.webp');
  expect(bust('data:image/png;base64,AA', 2)).toBe('data:image/png;base64,AA');
});

it('requests every candidate again', () => {
  expect(bust('/media/a.webp?w=640', 1)).toBe('/media/a.webp?w=640&retry=1');
  expect(bustSrcSet('/a?w=320 320w, /a?w=640 640w', 2)).toBe('/a?w=320&retry=2 320w, /a?w=640&retry=2 640w');
});
