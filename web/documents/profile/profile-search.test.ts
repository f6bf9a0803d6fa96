import { describe, expect, it } from 'vitest';
import { readProfileSearch } from './profile-search';

describe('the search of a profile', () => {
  it('is read from the address as written by forms and router', () => {
    expect(readProfileSearch({ search: ' swift ', maxPrice: '4,75,000' })).toEqual({
      search: 'swift',
      maxPrice: 475_000,
    });
    expect(readProfileSearch({ search: 800, maxPrice: 0 })).toEqual({ search: '800', maxPrice: 0 });
  });

  it('drops empty values, and keeps what is no price for the field to say so', () => {
    for (const maxPrice of ['', ' ', null, undefined]) {
      expect(readProfileSearch({ search: '', maxPrice })).toEqual({});
    }
    for (const maxPrice of ['abc', '-1', 1e12, 'x'.repeat(40)]) {
      expect(readProfileSearch({ maxPrice })).toEqual({ wrongPrice: String(maxPrice).slice(0, 13) });
    }
  });
});
