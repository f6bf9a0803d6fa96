import { expect, it } from 'vitest';
import { suggestedCut } from './suggested-cut';

it.each([
  [475_000, 9_500],
  [250_000, 5_000],
  [483_000, 9_700],
  [1_260_000, 25_000],
  [52_000, 1_000],
  [620, 12],
  [20, 0],
])('two per cent of %i are about %i', (price, cut) => {
  expect(suggestedCut(price)).toBe(cut);
});
