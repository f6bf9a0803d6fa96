import { describe, expect, it } from 'vitest';
import { report } from '../test/report';
import { virtualTime } from '../test/virtual-time';
import { createFairQueue, type Place } from './fair-queue';
import { HASH_QUEUE } from './passwords';

const HASH_MS = 300;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** An owner counts as served within this time. */
const WITHIN_MS = 8 * SECOND;
const OWNERS = 20;

/** Log-ins at a queue like ours, in virtual time. */
function makeIsolate() {
  const { timer, pass } = virtualTime();
  const queue = createFairQueue({ ...HASH_QUEUE, timer });
  let hashes = 0;

  /** Whether it was answered in time. */
  async function logIn(place: Place, isRight: boolean): Promise<boolean> {
    const began = timer.now();
    try {
      await queue.run(place, async () => {
        hashes++;
        await timer.sleep(HASH_MS);
      });
    } catch {
      return false;
    }
    if (!isRight) queue.noteFailure(place.lane);
    return timer.now() - began <= WITHIN_MS;
  }

  /** Sends one at each of these times (ms); returns how many were answered in time. */
  async function served(moments: number[], send: (turn: number) => Promise<boolean>): Promise<number> {
    const answers = await Promise.all(
      moments.map(async (moment, turn) => {
        await timer.sleep(moment);
        return send(turn);
      }),
    );
    return answers.filter(Boolean).length;
  }

  return { logIn, served, pass, hashes: () => hashes };
}

const every = (ms: number, count: number, from = 0) =>
  Array.from({ length: count }, (_, turn) => from + turn * ms);

/** Wrong log-ins for two minutes; in the second one, owners sign in on known and unknown devices. */
async function attack(perSecond: number, networkOf: (turn: number) => string) {
  const { logIn, served, pass, hashes } = makeIsolate();
  const guesses = served(every(SECOND / perSecond, 120 * perSecond), (turn) =>
    logIn({ lane: networkOf(turn), known: false }, false),
  );
  const known = served(every(3 * SECOND, OWNERS, MINUTE), (turn) =>
    logIn({ lane: `owner ${turn}`, known: true }, true),
  );
  const fresh = served(every(3 * SECOND, OWNERS, MINUTE + 1_500), (turn) =>
    logIn({ lane: `home ${turn}`, known: false }, true),
  );
  await pass();
  return { guesses: await guesses, known: await known, fresh: await fresh, hashes: hashes() };
}

const twelve = (turn: number) => `guesser ${turn % 12}`;

describe('under wrong log-ins from twelve networks', () => {
  it.each([5, 20, 60])(
    '%i a second, owners are served on known devices and on new ones',
    async (perSecond) => {
      const { known, fresh, guesses, hashes } = await attack(perSecond, twelve);
      report(`Wrong log-ins, ${perSecond} a second from twelve networks`, {
        'known devices': `${known} of ${OWNERS}`,
        'new devices': `${fresh} of ${OWNERS}`,
        'wrong ones compared': `${guesses} of ${perSecond * 120}`,
      });
      expect(known).toBe(OWNERS);
      expect(fresh).toBeGreaterThanOrEqual(15);
      // The processor is not idle in the meantime, and does no more than its turns.
      expect(hashes).toBeGreaterThan(150);
      expect(hashes).toBeLessThanOrEqual((2 * MINUTE + WITHIN_MS) / (2 * HASH_MS) + 2);
    },
  );

  it('and from a new network each time, owners are served on known devices', async () => {
    const { known } = await attack(5, (turn) => `guesser ${turn}`);
    expect(known).toBe(OWNERS);
  });

  it('an owner who mistyped twice is still ahead of them', async () => {
    const { logIn, served, pass } = makeIsolate();
    const guesses = served(every(200, 300), (turn) => logIn({ lane: twelve(turn), known: false }, false));
    const home = { lane: 'home', known: false };
    const owner = served([30 * SECOND], async () => {
      await logIn(home, false);
      await logIn(home, false);
      return logIn(home, true);
    });
    await pass();
    await guesses;
    expect(await owner).toBe(1);
  });
});
