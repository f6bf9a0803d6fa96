import { describe, expect, it } from 'vitest';
import { choicesOf, profilePath, readProfileSearch, withoutChoice } from './profile-search';

describe('the search of a profile', () => {
  it('is read from the address as written by forms and router', () => {
    expect(readProfileSearch({ search: ' swift ', maxPrice: '4,75,000' })).toEqual({
      search: 'swift',
      maxPrice: 475_000,
      facets: {},
    });
    expect(readProfileSearch({ search: 800, maxPrice: 0 })).toEqual({
      search: '800',
      maxPrice: 0,
      facets: {},
    });
  });

  it('drops empty values, and keeps what is no price for the field to say so', () => {
    for (const maxPrice of ['', ' ', null, undefined]) {
      expect(readProfileSearch({ search: '', maxPrice })).toEqual({ facets: {} });
    }
    for (const maxPrice of ['abc', '-1', 1e12, 'x'.repeat(40)]) {
      expect(readProfileSearch({ maxPrice })).toEqual({
        wrongPrice: String(maxPrice).slice(0, 13),
        facets: {},
      });
    }
  });

  it('has only filters and orders that exist, and at most one value of each', () => {
    const nonsense = {
      kind: 'spaceship',
      price: '__proto__',
      fuel: ['Petrol', 'Diesel'],
      gears: 'manual',
      year: '2021',
      owners: '0',
      city: 'x'.repeat(61),
      sort: 'constructor',
      cursor: 'o1000000',
      colour: 'red',
    };
    expect(readProfileSearch(nonsense)).toEqual({ facets: {} });
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, nth) => [`kind${nth}`, 'car']));
    expect(readProfileSearch(many)).toEqual({ facets: {} });
  });

  it('has one address whatever the order of its parameters, and each choice can be taken off', () => {
    const raw = { sort: 'cheapest', city: 'Pune', kind: 'car', cursor: 'o9', search: 'alto' };
    const search = readProfileSearch(raw);
    expect(profilePath('sharma', search)).toBe(
      '/sharma?search=alto&kind=car&city=Pune&sort=cheapest&cursor=o9',
    );
    expect(choicesOf(search)).toEqual(['search', 'kind', 'city']);
    expect(profilePath('sharma', withoutChoice(search, 'kind'))).toBe(
      '/sharma?search=alto&city=Pune&sort=cheapest',
    );
    expect(profilePath('sharma', withoutChoice(search, 'search'))).toBe(
      '/sharma?kind=car&city=Pune&sort=cheapest',
    );
  });
});
