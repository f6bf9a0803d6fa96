import { describe, expect, it } from 'vitest';
import { backKmQuestion, outKmQuestion } from './km-question';

describe('the km of a trip', () => {
  it.each([
    [42_000, 42_000, false],
    [42_000, 44_000, false],
    [42_000, 44_001, true],
    [42_000, 41_999, true],
    [null, 1, false],
  ])('with %s in the listing and %s typed: asked about %s', (listed, typed, asked) => {
    expect(outKmQuestion(typed, listed) !== null).toBe(asked);
  });

  it('are asked about if they are fewer than it came back with, also without a listing’s', () => {
    expect(outKmQuestion(41_999, null, 42_000)).toBe('It last came back with 42,000 km. Is it right?');
    expect(outKmQuestion(42_000, 41_000, 42_000)).toBeNull();
  });

  it('are asked about from 501 km on one trip', () => {
    expect(backKmQuestion(42_500, 42_000)).toBeNull();
    expect(backKmQuestion(42_501, 42_000)).toBe('That would be a trip of 501 km. Is it right?');
  });
});
