import { expect, it } from 'vitest';
import { takeTurns } from './take-turns';

const never = new AbortController().signal;

it('runs two at once, the others in order', async () => {
  const turn = takeTurns(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const task = (number: number) => () => {
    begun.push(number);
    return new Promise<number>((resolve) => {
      ends[number] = () => resolve(number);
    });
  };
  const results = [0, 1, 2, 3].map((number) => turn(task(number), never));
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  expect(await results[1]).toBe(1);
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  ends[0]?.();
  await results[0];
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
});

it('continues after a failure, and does not start what was stopped in the meantime', async () => {
  const turn = takeTurns(1);
  const stop = new AbortController();
  let isBegun = false;
  const failed = turn(async () => Promise.reject(new Error('cut off')), never);
  const stopped = turn(async () => {
    isBegun = true;
  }, stop.signal);
  const last = turn(async () => 'sent', never);
  stop.abort();
  await expect(failed).rejects.toThrow('cut off');
  await expect(stopped).rejects.toThrow();
  expect(await last).toBe('sent');
  expect(isBegun).toBe(false);
});
