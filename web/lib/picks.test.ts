import { expect, it } from 'vitest';
import { afterPress } from './picks';

const IDS = ['a', 'b', 'c', 'd', 'e'];
const press = (chosen: string[], id: string, last: string | null = null, withShift = false) =>
  [...afterPress(IDS, new Set(chosen), { id, last, withShift })].sort().join('');

it('picks and unpicks one', () => {
  expect(press([], 'b')).toBe('b');
  expect(press(['a', 'b'], 'b')).toBe('a');
});

it('with Shift, picks or unpicks everything from the last one, in either direction', () => {
  expect(press(['b'], 'd', 'b', true)).toBe('bcd');
  expect(press(['d'], 'a', 'd', true)).toBe('abcd');
  expect(press(['a', 'b', 'c', 'e'], 'c', 'a', true)).toBe('e');
});

it('with Shift, picks only the pressed one if nothing was pressed before, or what was is no longer shown', () => {
  expect(press([], 'c', null, true)).toBe('c');
  expect(press(['z'], 'c', 'z', true)).toBe('cz');
});
