import { expect, it } from 'vitest';
import { remembering } from './remembering';

it('reads each text once, even if the answer is null, and forgets the oldest', () => {
  const read: string[] = [];
  const lengthOf = remembering((text) => {
    read.push(text);
    return text === '' ? null : text.length;
  }, 2);
  expect(['', 'a', '', 'a'].map(lengthOf)).toEqual([null, 1, null, 1]);
  expect(read).toEqual(['', 'a']);
  expect([lengthOf('bb'), lengthOf('a'), lengthOf('')]).toEqual([2, 1, null]);
  expect(read).toEqual(['', 'a', 'bb', '']);
});
