import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../schema/search/words';
import { firstWith, joined, withoutGapsInNumber } from './known';

describe('a search', () => {
  it('takes a number with gaps or a leading 0 as one word, and leaves plates and years', () => {
    expect(withoutGapsInNumber('098765 43210')).toBe('9876543210');
    expect(withoutGapsInNumber('+91 98765-43210')).toBe('919876543210');
    for (const text of ['4321', 'MH 12 4321', '2018 swift', '0987'])
      expect(withoutGapsInNumber(text)).toBe(text);
  });

  it('looks no further than it shows', () => {
    const read: string[] = [];
    const textOf = (text: string) => {
      read.push(text);
      return text;
    };
    expect(firstWith(['alto', 'swift', 'swift dzire', 'creta'], textOf, searchWords('swift'), 1)).toEqual([
      'swift',
    ]);
    expect(read).toEqual(['alto', 'swift']);
  });

  it('shows each once, in the order in which it was known', () => {
    const item = (id: string) => ({ id });
    expect(joined([item('b'), item('a')], [item('c'), item('a'), item('d')], 3)).toEqual(
      ['b', 'a', 'c'].map(item),
    );
  });
});
