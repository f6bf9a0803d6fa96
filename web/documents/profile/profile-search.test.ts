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

  it('drops empty values and invalid prices', () => {
    for (const maxPrice of ['', 'abc', '-1', 1e12, null, undefined]) {
      expect(readProfileSearch({ search: '', maxPrice })).toEqual({});
    }
  });
});
