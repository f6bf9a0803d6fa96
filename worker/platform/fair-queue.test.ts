import { describe, expect, it } from 'vitest';
import { virtualTime } from '../test/virtual-time';
import { createFairQueue, type FairQueueOptions } from './fair-queue';

/** Each turn lasts a second: half for the work, half for other requests. */
function makeQueue(options: Partial<FairQueueOptions> = {}) {
  const time = virtualTime();
  const queue = createFairQueue({
    timer: time.timer,
    turnMs: () => 1_000,
    burstMs: 0,
    patienceMs: 6_000,
    room: 4,
    busy: 'Come again',
    ...options,
  });
  const turns: { lane: string; at: number }[] = [];
  const refused: { lane: string; at: number; error: unknown }[] = [];
  const ask = (lane: string, known = false) =>
    queue
      .run({ lane, known }, async () => {
        turns.push({ lane, at: time.timer.now() });
        await time.timer.sleep(500);
      })
      .catch((error: unknown) => void refused.push({ lane, at: time.timer.now(), error }));
  const lanes = () => turns.map(({ lane }) => lane);
  return { ...time, queue, ask, turns, refused, lanes };
}

describe('the fair queue', () => {
  it('starts at once while no other work waits, and returns the result or the error of the work', async () => {
    const { queue, timer, pass } = makeQueue();
    const results = [
      queue.run({ lane: 'a', known: false }, async () => timer.now()),
      queue.run({ lane: 'a', known: false }, () => Promise.reject(new Error('broken'))),
      queue.run({ lane: 'a', known: false }, async () => 'after it'),
    ];
    const settled = Promise.allSettled(results);
    await pass();
    expect(await settled).toMatchObject([
      { value: 0 },
      { reason: { message: 'broken' } },
      { value: 'after it' },
    ]);
  });

  it('gives a turn to each lane before any has its second', async () => {
    const { ask, pass, lanes } = makeQueue({ room: 9 });
    for (const lane of ['a', 'a', 'a', 'a', 'b', 'b', 'c']) ask(lane);
    await pass();
    expect(lanes()).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a']);
  });

  it('serves lanes with fewer recent failures first, and forgets failures after ten minutes', async () => {
    const { ask, queue, pass, lanes } = makeQueue();
    for (let count = 0; count < 4; count++) queue.noteFailure('guesser');
    queue.noteFailure('typist');
    for (const lane of ['guesser', 'guesser', 'typist', 'newcomer']) ask(lane);
    await pass();
    expect(lanes().slice(1)).toEqual(['newcomer', 'typist', 'guesser']);
    const both = async () => {
      ask('newcomer');
      await pass();
      for (const lane of ['newcomer', 'guesser']) ask(lane);
      await pass();
      return lanes().slice(-2);
    };
    expect(await both()).toEqual(['newcomer', 'guesser']);
    await pass(11 * 60_000);
    expect(await both()).toEqual(['guesser', 'newcomer']);
  });

  it('reserves every other turn for known devices, and gives every turn to the other kind when one is absent', async () => {
    const { ask, pass, lanes } = makeQueue({ room: 9 });
    for (const lane of ['s1', 's2', 's3', 's4']) ask(lane);
    for (const lane of ['k1', 'k2']) ask(lane, true);
    await pass();
    expect(lanes()).toEqual(['s1', 'k1', 's2', 'k2', 's3', 's4']);
    for (const lane of ['k3', 'k4']) ask(lane, true);
    await pass();
    expect(lanes().slice(6)).toEqual(['k3', 'k4']);
  });

  it('keeps to one turn at a time, with the turns apart, except for the burst', async () => {
    const { ask, pass, turns } = makeQueue({ burstMs: 2_000 });
    for (const lane of ['a', 'b', 'c', 'd']) ask(lane);
    await pass();
    const [a, b = 0, c = 0, d] = turns.map(({ at }) => at);
    expect(a).toBe(0);
    expect([b, c].every((at, index) => at >= 500 * (index + 1) && at < 500 * (index + 1) + 60)).toBe(true);
    expect(d).toBeGreaterThanOrEqual(1_500);
  });

  it('refuses work that would wait too long, with the time to try again', async () => {
    const { ask, pass, refused, turns } = makeQueue({ room: 20 });
    for (let count = 0; count < 12; count++) ask(`lane ${count}`);
    await pass();
    expect([turns.length, refused.length]).toEqual([7, 5]);
    for (const { at, error } of refused) {
      expect(at).toBeLessThanOrEqual(6_250);
      expect(error).toMatchObject({
        code: 'unavailable',
        message: 'Come again',
        options: { retryAfterSeconds: 3 },
      });
    }
  });

  it('has limited room: the longest lane and the one with most failures give way to a newcomer', async () => {
    const { ask, queue, pass, refused, lanes } = makeQueue();
    queue.noteFailure('guesser');
    for (const lane of ['busy', 'busy', 'busy', 'other', 'guesser']) ask(lane);
    ask('newcomer');
    await pass();
    expect(refused.map(({ lane }) => lane)).toEqual(['guesser']);
    for (const lane of ['busy', 'busy', 'busy', 'busy', 'busy', 'busy']) ask(lane);
    ask('newcomer');
    await pass();
    expect(refused.map(({ lane }) => lane)).toEqual(['guesser', 'busy', 'busy', 'busy']);
    expect(lanes()).toContain('newcomer');
  });

  it('has room for known devices however many strangers wait', async () => {
    const { ask, pass, refused, turns } = makeQueue();
    for (let count = 0; count < 30; count++) ask(`stranger ${count}`);
    ask('owner', true);
    await pass();
    expect(refused.every(({ lane }) => lane.startsWith('stranger'))).toBe(true);
    expect(turns[1]?.lane).toBe('owner');
  });

  it('continues without a request that was cancelled, waiting or at work', async () => {
    const { timer, pass } = virtualTime();
    const dead = () => new Promise<never>(() => {});
    let cancelled = false;
    /** The first request's timers stop, as if its client had disconnected. */
    const mortal = { now: timer.now, sleep: (ms: number) => (cancelled ? dead() : timer.sleep(ms)) };
    const queue = createFairQueue({
      timer: mortal,
      turnMs: () => 100,
      burstMs: 0,
      patienceMs: 60_000,
      room: 4,
      busy: 'Come again',
    });
    void queue.run({ lane: 'at work', known: false }, dead);
    void queue.run({ lane: 'waiting', known: false }, async () => {});
    cancelled = true;
    await pass(1_000);
    cancelled = false;
    const done = queue.run({ lane: 'alive', known: false }, async () => timer.now());
    await pass();
    expect(await done).toBeLessThan(5_500);
  });
});
