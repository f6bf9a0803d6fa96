import { expect, it } from 'vitest';
import { excerpt } from './excerpt';

it('leaves a short text, on one line', () => {
  expect(excerpt(' One owner.\n\nNew tyres. ', 40)).toBe('One owner. New tyres.');
});

it('cuts between words, and within a word only if there is no other way', () => {
  expect(excerpt('One careful owner from Kothrud', 20)).toBe('One careful owner…');
  expect(excerpt('a'.repeat(30), 20)).toBe(`${'a'.repeat(10)}…`);
});
