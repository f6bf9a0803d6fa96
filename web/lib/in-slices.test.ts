import { afterEach, expect, it, vi } from 'vitest';
import { inSlices } from './in-slices';

afterEach(() => vi.restoreAllMocks());

it('maps everything in order, and lets others run between slices', async () => {
  // Each item takes four milliseconds.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const made = await inSlices(['a', 'b', 'c', 'd', 'e', 'f'], (item, at) => {
    now += 4;
    return `${item}${at}`;
  });
  expect(made).toEqual(['a0', 'b1', 'c2', 'd3', 'e4', 'f5']);
  expect(timers).toHaveBeenCalledTimes(2);
});

it('never waits for a short list', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  expect(await inSlices([1, 2, 3], (number) => number * 2)).toEqual([2, 4, 6]);
  expect(timers).not.toHaveBeenCalled();
});
