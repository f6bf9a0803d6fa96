import { expect, it } from 'vitest';
import { lowOfferOf } from './low-offer';

it.each([
  [4_500, 52_000, { percent: 91, meant: 45_000 }],
  [52, 52_000, { percent: 99, meant: 52_000 }],
  [4.5, 475_000, { percent: 99, meant: 450_000 }],
  [100, 500_000, { percent: 99, meant: null }],
  [20_799, 52_000, { percent: 60, meant: null }],
  [6_760, 52_000, { percent: 87, meant: 67_600 }],
  [6_761, 52_000, { percent: 87, meant: null }],
  [2_080, 52_000, { percent: 96, meant: 20_800 }],
])('%d for %d is questioned', (offer, asked, low) => {
  expect(lowOfferOf(offer, asked)).toEqual(low);
});

it.each([
  [20_800, 52_000],
  [52_000, 52_000],
  [90_000, 52_000],
  [1, 0],
  [1, Number.NaN],
])('%d for %d is not', (offer, asked) => {
  expect(lowOfferOf(offer, asked)).toBeNull();
});
