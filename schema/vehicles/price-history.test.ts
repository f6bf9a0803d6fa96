import { expect, it } from 'vitest';
import { DROP_SHOWN_MS, droppedMinor, HELD_LATELY_MS } from './price-history';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const lowered = { priceMinor: 460_000_00, heldPriceMinor: 475_000_00, heldUntil: NOW, loweredAt: NOW };

it.each([
  ['a lower price', {}, 15_000_00],
  ['no former price', { heldPriceMinor: null, heldUntil: null }, null],
  ['no drop', { loweredAt: null }, null],
  ['the same price', { priceMinor: 475_000_00 }, null],
  ['a higher price', { priceMinor: 480_000_00 }, null],
  ['a drop that is just shown', { loweredAt: NOW - DROP_SHOWN_MS }, 15_000_00],
  ['a drop that is old', { loweredAt: NOW - DROP_SHOWN_MS - 1 }, null],
  ['a former price that just counts', { heldUntil: NOW - HELD_LATELY_MS }, 15_000_00],
  ['a former price of long ago', { heldUntil: NOW - HELD_LATELY_MS - 1 }, null],
])('tells buyers of a drop: %s', (_, other, dropped) => {
  expect(droppedMinor({ ...lowered, ...other }, NOW)).toBe(dropped);
});
