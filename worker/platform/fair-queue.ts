import { AppError } from '../../schema/common/errors';
import type { Timer } from './clock';
import { createLanes } from './fair-queue-lanes';

/** Identifies whose turn it is. */
export interface Place {
  /** Callers that share their turns: one network, or one known account. */
  lane: string;
  /** Known devices have every other turn, and separate waiting places. */
  known: boolean;
}

/** Runs expensive work one at a time, so that no network can keep the others from their turn. */
export interface FairQueue {
  /**
   * Runs the work in its turn and returns its result. Throws unavailable (503 with Retry-After) if the queue is full, or the turn
   * does not come in time.
   */
  run<T>(place: Place, work: () => Promise<T>): Promise<T>;
  /** Counts a failure of a lane: for ten minutes it ranks behind lanes with fewer. */
  noteFailure(lane: string): void;
}

export interface FairQueueOptions {
  timer: Timer;
  /** A turn's length (ms), from the time its work took: the rest of a turn is for other requests. */
  turnMs: (workMs: number) => number;
  /** How far ahead of its turn work may start (ms), so that a small burst need not wait. */
  burstMs: number;
  /** The longest wait (ms). */
  patienceMs: number;
  /** How many may wait: separately for known devices and for all others. */
  room: number;
  /** The message of a refusal. */
  busy: string;
}

interface Waiter extends Place {
  number: number;
  since: number;
  /** When it last polled: a cancelled request stops polling. */
  seenAt: number;
  evicted: boolean;
}

const POLL_MS = { shortest: 25, longest: 250 };
const GONE_AFTER_MS = 3_000;
/** A request that is cancelled while it works never reports that it has ended. */
const LONGEST_WORK_MS = 5_000;
const RETRY_AFTER_SECONDS = 3;

/**
 * Round robin over lanes, those with the fewest recent failures first. Waiters poll for their turn: on Workers no request may
 * resume another's work, and a cancelled one must not hold up the rest.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { timer, turnMs, burstMs, patienceMs, room } = options;
  const lanes = createLanes(timer);
  let waiting: Waiter[] = [];
  let arrivals = 0;
  let working: { since: number } | null = null;
  let turnsEnd = 0;
  let lastWasKnown = false;

  const late = () => new AppError('unavailable', options.busy, { retryAfterSeconds: RETRY_AFTER_SECONDS });

  const ofKind = (known: boolean) => waiting.filter((one) => one.known === known);

  function leave(me: Waiter) {
    waiting = waiting.filter((one) => one !== me);
  }

  /** Among equals, the lane that has waited longest since its last turn is first. */
  const first = (some: Waiter[]) =>
    some.toSorted(
      (a, b) =>
        // guard
        lanes.level(a.lane) - lanes.level(b.lane) ||
        // guard
        lanes.lastTurn(a.lane) - lanes.lastTurn(b.lane) ||
        a.number - b.number,
    )[0];

  const next = () => /* guard: first(waiting) */ first(ofKind(!lastWasKnown)) ?? first(ofKind(lastWasKnown));

  const position = (me: Waiter) =>
    waiting.filter(({ lane, number }) => lane === me.lane && number < me.number).length;

  /** The waiter to reject if the queue is full: most failures, then furthest back in its lane, then latest. */
  const last = (some: Waiter[]) =>
    some.toSorted(
      (a, b) => lanes.level(b.lane) - lanes.level(a.lane) || position(b) - position(a) || b.number - a.number,
    )[0];

  function enter(place: Place): Waiter {
    const now = timer.now();
    waiting = waiting.filter(({ seenAt }) => now - seenAt < GONE_AFTER_MS);
    const me = { ...place, number: ++arrivals, since: now, seenAt: now, evicted: false };
    waiting.push(me);
    const rivals = ofKind(me.known);
    const evicted = /* guard */ rivals.length > room ? last(rivals) : undefined;
    if (!evicted) return me;
    leave(evicted);
    evicted.evicted = true;
    return me;
  }

  const isWorking = (now: number) => working !== null && now - working.since < LONGEST_WORK_MS;

  /** Checks and starts without a pause, so that no other waiter finds the turn free in between. */
  function startIfNext(me: Waiter, now: number): { since: number } | null {
    waiting = waiting.filter(({ seenAt }) => now - seenAt < GONE_AFTER_MS);
    if (isWorking(now) || turnsEnd - burstMs > now || next() !== me) return null;
    leave(me);
    lanes.noteTurn(me.lane);
    lastWasKnown = me.known;
    working = { since: now };
    return working;
  }

  async function waitForTurn(me: Waiter): Promise<{ since: number }> {
    for (;;) {
      const now = timer.now();
      me.seenAt = now;
      if (me.evicted || now - me.since > /* guard: 1000 * patienceMs */ patienceMs) throw late();
      const mine = startIfNext(me, now);
      if (mine) return mine;
      await timer.sleep(Math.min(Math.max(turnsEnd - burstMs - now, POLL_MS.shortest), POLL_MS.longest));
    }
  }

  return {
    async run(place, work) {
      const me = enter(place);
      const mine = await waitForTurn(me).finally(() => leave(me));
      try {
        return await work();
      } finally {
        // On Workers the clock only advances with I/O.
        await timer.sleep(0);
        if (working === mine) working = null;
        turnsEnd = Math.max(turnsEnd, mine.since) + turnMs(timer.now() - mine.since);
      }
    },
    noteFailure: lanes.noteFailure,
  };
}
