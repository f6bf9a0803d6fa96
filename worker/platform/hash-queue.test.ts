import { describe, expect, it } from 'vitest';
import { report } from '../test/report';
import { virtualTime } from '../test/virtual-time';
import { createFairQueue, type Requester } from './fair-queue';
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
  async function logIn(requester: Requester): Promise<boolean> {
    const began = timer.now();
    try {
      await queue.run(requester, async () => {
        hashes++;
        await timer.sleep(HASH_MS);
      });
    } catch {
      return false;
    }
    return timer.now() - began <= WITHIN_MS;
  }

  /** Sends one request at each of these times (ms); returns how many were answered in time. */
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

/** Log-ins for two minutes; after a minute (or `from`), owners sign in on known and unknown devices. */
async function attack(
  perSecond: number,
  requesterOf: (turn: number) => Requester,
  { ownersSite, from = MINUTE }: { ownersSite?: string; from?: number } = {},
) {
  const { logIn, served, pass, hashes } = makeIsolate();
  const guesses = served(every(SECOND / perSecond, 120 * perSecond), (turn) => logIn(requesterOf(turn)));
  const known = served(every(3 * SECOND, OWNERS, from), (turn) =>
    logIn({ site: ownersSite ?? `owner ${turn}`, account: `owner ${turn}`, known: true }),
  );
  const fresh = served(every(3 * SECOND, OWNERS, from + 1_500), (turn) =>
    logIn({ site: `home ${turn}`, known: false }),
  );
  await pass();
  return { guesses: await guesses, known: await known, fresh: await fresh, hashes: hashes() };
}

const twelve = (turn: number): Requester => ({ site: `guesser ${turn % 12}`, known: false });

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
      // Meanwhile the processor is not idle, and does no more than its turns.
      expect(hashes).toBeGreaterThan(150);
      expect(hashes).toBeLessThanOrEqual((2 * MINUTE + WITHIN_MS) / (2 * HASH_MS) + 2);
    },
  );

  it('and from a new network each time, owners are served on known devices', async () => {
    const { known } = await attack(5, (turn) => ({ site: `guesser ${turn}`, known: false }));
    expect(known).toBe(OWNERS);
  });

  it('an owner who mistyped twice is still ahead of them', async () => {
    const { logIn, served, pass } = makeIsolate();
    const guesses = served(every(200, 300), (turn) => logIn(twelve(turn)));
    const home = { site: 'home', known: false };
    const owner = served([30 * SECOND], async () => {
      await logIn(home);
      await logIn(home);
      return logIn(home);
    });
    await pass();
    await guesses;
    expect(await owner).toBe(1);
  });
});

describe('under right passwords of eighteen accounts on devices that have signed in before', () => {
  it.each([
    ['one address', 1],
    ['fifty addresses', 50],
    ['another address each time', 1_000],
  ])('from %s, owners are served on known devices and on new ones', async (_, sites) => {
    const own = (turn: number) => ({
      site: `attacker ${turn % sites}`,
      account: `own ${turn % 18}`,
      known: true,
    });
    const { known, fresh } = await attack(7, own, { from: 12 * SECOND });
    expect([known, fresh]).toEqual([OWNERS, OWNERS]);
  });

  it('an owner on the attacker’s address is served on a known device', async () => {
    const own = (turn: number) => ({ site: 'attacker', account: `own ${turn % 18}`, known: true });
    expect((await attack(7, own, { ownersSite: 'attacker' })).known).toBe(OWNERS);
  });
});

it('six phones of one yard sign in at the same moment, known or new', async () => {
  for (const known of [true, false]) {
    const { logIn, served, pass } = makeIsolate();
    const phones = served(every(0, 6), (turn) =>
      logIn({ site: 'yard', known, ...(known ? { account: `staff ${turn}` } : {}) }),
    );
    await pass();
    expect(await phones).toBe(6);
  }
});
