import { expect, it } from 'vitest';
import { lowerPrices } from './choices';

it.each([
  [475_000, [460_000, 450_000, 425_000]],
  [62_000, [60_000, 58_500, 55_500]],
  [1_250_000, [1_210_000, 1_180_000, 1_120_000]],
  [9_99_000, [960_000, 940_000, 890_000]],
  [90, [87, 85, 81]],
  [3, [2]],
  [1, []],
])('proposes prices below %i that people would say', (price, lower) => {
  expect(lowerPrices(price)).toEqual(lower);
});
