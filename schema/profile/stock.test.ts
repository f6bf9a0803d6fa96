import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChosenFacets, FACETS } from './facets';
import { narrow, type StockEntry } from './stock';

const entry = fc.tuple(
  fc.nat(3),
  fc.constantFrom(9_000_000, 25_000_000, 60_000_000),
  fc.constantFrom('INR', 'USD'),
  fc.constantFrom('car', 'bike', null),
  fc.constantFrom('Petrol', 'Diesel', 'Water', null),
  fc.constantFrom('Manual', 'AMT', null),
  fc.constantFrom(2009, 2019, 2020),
  fc.constantFrom(1, 2, 7, null),
  fc.constantFrom(100, 90_000, null),
  fc.constantFrom('Pune', null),
  fc.constantFrom('alto', 'swift'),
) as fc.Arbitrary<StockEntry>;
const stock = fc.dictionary(fc.stringMatching(/^[a-f]{6}$/), entry, { maxKeys: 25 });
const filter = fc.record({
  search: fc.constantFrom('', 'alto', 'SWIFT'),
  maxPrice: fc.constantFrom(undefined, 300_000),
  facets: fc.record(
    {
      kind: fc.constantFrom('car', 'bike'),
      fuel: fc.constantFrom('Petrol', 'Diesel'),
      owners: fc.constantFrom('1', '4'),
      year: fc.constantFrom('2005', '2020'),
      city: fc.constant('Pune'),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<ChosenFacets>,
});

describe('the counts of a profile’s filters', () => {
  it('are what each link finds, and nothing found says what taking a choice off finds', () => {
    fc.assert(
      fc.property(stock, filter, (packed, asked) => {
        const found = narrow(packed, asked);
        const countOf = (changed: object) => narrow(packed, { ...asked, ...changed }).ids.length;
        for (const { facet, values } of found.facets) {
          for (const { value, count } of values)
            expect(countOf({ facets: { ...asked.facets, [facet]: value } })).toBe(count);
        }
        for (const { drop, count } of found.obstacles) {
          const without = FACETS.some((facet) => facet === drop)
            ? { facets: { ...asked.facets, [drop]: undefined } }
            : { [drop]: undefined };
          expect([drop, found.ids.length, countOf(without)]).toEqual([drop, 0, count]);
          expect(count).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('leave out a facet that narrows nothing, and prices in other currencies', () => {
    const one: StockEntry = [0, 100, 'USD', 'car', null, null, 2020, null, null, null, 'x'];
    expect(narrow({ a: one, b: one }, { facets: {} })).toEqual({
      ids: ['b', 'a'],
      facets: [],
      obstacles: [],
    });
  });
});
