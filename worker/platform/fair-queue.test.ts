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
    busy: 'try_again',
    ...options,
  });
  const turns: { lane: string; at: number }[] = [];
  const refused: { lane: string; at: number; error: unknown }[] = [];
  /** `site`, or `site/account` on a known device. */
  const ask = (lane: string, known = lane.includes('/')) => {
    const [site = '', account] = lane.split('/');
    return queue
      .run({ site, known, ...(account === undefined ? {} : { account }) }, async () => {
        turns.push({ lane, at: time.timer.now() });
        await time.timer.sleep(500);
      })
      .catch((error: unknown) => void refused.push({ lane, at: time.timer.now(), error }));
  };
  const lanes = () => turns.map(({ lane }) => lane);
  return { ...time, queue, ask, turns, refused, lanes };
}

describe('the fair queue', () => {
  it('starts at once while no other work waits, and returns the result or the error of the work', async () => {
    const { queue, timer, pass } = makeQueue();
    const results = [
      queue.run({ site: 'a', known: false }, async () => timer.now()),
      queue.run({ site: 'a', known: false }, () => Promise.reject(new Error('broken'))),
      queue.run({ site: 'a', known: false }, async () => 'after it'),
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
    const { ask, pass, lanes } = makeQueue({ room: 14 });
    for (const lane of ['a', 'a', 'a', 'a', 'b', 'b', 'c']) ask(lane);
    await pass();
    expect(lanes()).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a']);
  });

  it('serves sites with less work first, whatever came of it, and forgets work after ten minutes', async () => {
    const { ask, pass, lanes } = makeQueue();
    for (let count = 0; count < 4; count++) {
      ask('busy');
      await pass();
    }
    ask('typist');
    await pass();
    for (const lane of ['busy', 'busy', 'typist', 'newcomer']) ask(lane);
    await pass();
    expect(lanes().slice(5)).toEqual(['newcomer', 'typist', 'busy', 'busy']);
    const both = async () => {
      ask('newcomer');
      await pass();
      for (const lane of ['newcomer', 'busy']) ask(lane);
      await pass();
      return lanes().slice(-2);
    };
    expect(await both()).toEqual(['newcomer', 'busy']);
    await pass(11 * 60_000);
    expect(await both()).toEqual(['busy', 'newcomer']);
  });

  it('counts the work of a site over all its accounts, and within it serves the account with least work', async () => {
    const { ask, pass, lanes } = makeQueue({ room: 14 });
    for (const account of ['1', '2', '3', '1', '1']) {
      ask(`attacker/${account}`);
      await pass();
    }
    for (const lane of ['attacker/1', 'attacker/1', 'attacker/4', 'attacker/neighbour', 'owner/1']) ask(lane);
    await pass();
    expect(lanes().slice(5)).toEqual([
      'owner/1',
      'attacker/4',
      'attacker/neighbour',
      'attacker/1',
      'attacker/1',
    ]);
  });

  it('counts the work of an account on every site: a fresh address does not put it before a carrier’s town', async () => {
    const { ask, pass, lanes } = makeQueue({ room: 14 });
    for (const lane of ['town/1', 'town/2', 'town/3', 'a/x', 'b/x', 'c/x', 'd/x']) {
      ask(lane);
      await pass();
    }
    for (const lane of ['busy/1', 'fresh/x', 'town/owner']) ask(lane);
    await pass();
    expect(lanes().slice(-2)).toEqual(['town/owner', 'fresh/x']);
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
        kind: 'unavailable',
        message: 'Please try again in a moment.',
        options: { retryAfterSeconds: 3 },
      });
    }
  });

  it('has room for half of it from one site, where the busiest account gives way', async () => {
    const { ask, pass, refused, lanes } = makeQueue({ room: 6 });
    for (const lane of ['site/busy', 'site/busy', 'site/busy', 'site/busy', 'site/other']) ask(lane);
    await pass();
    expect(refused.map(({ lane }) => lane)).toEqual(['site/busy']);
    expect(lanes()).toEqual(['site/busy', 'site/other', 'site/busy', 'site/busy']);
  });

  it('gives the place of a site with most waiters, then with most work, to a newcomer', async () => {
    const { ask, pass, refused, lanes } = makeQueue();
    for (const lane of ['working', 'two', 'two', 'one', 'worker']) ask(lane);
    ask('newcomer');
    await pass();
    expect(refused.map(({ lane }) => lane)).toEqual(['two']);
    for (const lane of ['worker', 'fresh', 'fresher', 'freshest']) ask(lane);
    ask('newest');
    await pass();
    expect(refused.map(({ lane }) => lane)).toEqual(['two', 'worker']);
    expect(lanes()).toEqual(expect.arrayContaining(['newcomer', 'newest']));
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
      busy: 'try_again',
    });
    void queue.run({ site: 'at work', known: false }, dead);
    void queue.run({ site: 'waiting', known: false }, async () => {});
    cancelled = true;
    await pass(1_000);
    cancelled = false;
    const done = queue.run({ site: 'alive', known: false }, async () => timer.now());
    await pass();
    expect(await done).toBeLessThan(5_500);
  });
});
