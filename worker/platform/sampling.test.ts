import { describe, expect, it } from 'vitest';
import { ONE_IN, sampling } from './sampling';

const NOON = Date.parse('2026-11-23T06:30:00Z');

describe('sampling', () => {
  it('records the first twenty of each minute in full', () => {
    const never = sampling(() => 1);
    const recorded = (from: number) => Array.from({ length: 30 }, () => never.weightOf(from));
    for (const minute of [0, 1]) {
      expect(recorded(NOON + minute * 60_000)).toEqual([...Array(20).fill(1), ...Array(10).fill(0)]);
    }
    expect(never.weightOf(NOON + 119_999)).toBe(0);
    expect(never.weightOf(NOON + 120_000)).toBe(1);
  });

  it('lets one in fifty of the others stand for fifty', () => {
    const draws = [0.02, 0.0199, 0, 0.5];
    const drawn = sampling(() => draws.shift() ?? 1);
    for (let first = 0; first < 20; first++) drawn.weightOf(NOON);
    expect([drawn.weightOf(NOON), drawn.weightOf(NOON), drawn.weightOf(NOON), drawn.weightOf(NOON)]).toEqual([
      0,
      ONE_IN,
      ONE_IN,
      0,
    ]);
  });

  it('counts about as many as there were', () => {
    let state = 7;
    const random = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    const { weightOf } = sampling(random);
    let counted = 0;
    for (let request = 0; request < 200_000; request++) counted += weightOf(NOON);
    expect(counted / 200_000).toBeCloseTo(1, 1);
  });
});
