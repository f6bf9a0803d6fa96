import { AppError } from '../../schema/common/errors';
import type { RefusalCode } from '../../schema/common/refusals';
import type { Timer } from './clock';
import { createLanes } from './fair-queue-lanes';

/** Identifies whose turn it is. */
export interface Requester {
  /** IPv4 address or IPv6 /48, of which an attacker cannot have many. */
  site: string;
  /**
   * The account of a known device; together with the site it is the lane. Strangers of a site share one lane.
   * The account's work counts on every site, because only a device that has signed in can add to it.
   */
  account?: string;
  /** Known devices have every other turn, and a separate waiting room. */
  known: boolean;
}

/**
 * Runs expensive work one at a time, so that no site can keep the others from their turn.
 *
 * The slots of worker/http/slots.ts cannot do this. They limit how many requests an isolate handles, refuse
 * the next at once and remember nothing: fifty slots would let one attacker's fifty hashes run before a
 * seller's single one. A hash blocks the isolate for a quarter of a second, so here requests wait in an order
 * that depends on the work done for each site and account in the last ten minutes. Nor can the queue replace
 * the slots: an ordinary request takes a few milliseconds and must not wait for others.
 */
export interface FairQueue {
  /**
   * Runs the work in its turn and returns its result. Throws unavailable (503 with Retry-After) if the queue
   * is full, or the turn does not come in time.
   */
  run<T>(requester: Requester, work: () => Promise<T>): Promise<T>;
}

export interface FairQueueOptions {
  timer: Timer;
  /** A turn's length (ms) from the duration of its work; the rest of a turn is for other requests. */
  turnMs: (workMs: number) => number;
  /** How far ahead of its turn work may start (ms), so that a small burst need not wait. */
  burstMs: number;
  /** The longest wait (ms). */
  patienceMs: number;
  /**
   * How many may wait, separately for known devices and for all others. One site has at most half of either.
   */
  room: number;
  /** The code of a refusal. */
  busy: RefusalCode;
}

interface Waiter {
  site: string;
  /** Empty for a stranger. */
  account: string;
  lane: string;
  known: boolean;
  number: number;
  since: number;
  /** When it last polled: a cancelled request stops polling. */
  seenAt: number;
  evicted: boolean;
}

const POLL_MS = { shortest: 25, longest: 250 };
const GONE_AFTER_MS = 3_000;
/** A request that is cancelled while it works never reports its end. */
const MAX_WORK_MS = 5_000;
const RETRY_AFTER_SECONDS = 3;

type Order = (one: Waiter, other: Waiter) => number;

/** Compares by several orders; the first difference decides. */
const inOrder =
  (...orders: Order[]): Order =>
  (one, other) => {
    for (const order of orders) {
      const difference = order(one, other);
      if (difference !== 0) return difference;
    }
    return 0;
  };

/**
 * Round robin over sites and their lanes, those with the least work in the last ten minutes first: accounts
 * and right passwords cost an attacker nothing, addresses do. Waiters poll for their turn: on Workers no
 * request may resume another's work, and a cancelled one must not hold up the rest.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { timer, turnMs, burstMs, patienceMs, room } = options;
  const lanes = createLanes(timer);
  let waiting: Waiter[] = [];
  let arrivals = 0;
  let working: { since: number } | null = null;
  let turnsEnd = 0;
  let lastWasKnown = false;

  const late = () => new AppError(options.busy, { retryAfterSeconds: RETRY_AFTER_SECONDS });

  const ofKind = (known: boolean) => waiting.filter((one) => one.known === known);

  function leave(me: Waiter) {
    waiting = waiting.filter((one) => one !== me);
  }

  const by =
    (value: (one: Waiter) => number): Order =>
    (one, other) =>
      value(one) - value(other);
  const mostFirst =
    (value: (one: Waiter) => number): Order =>
    (one, other) =>
      value(other) - value(one);
  const accountLevel = ({ account }: Waiter) => lanes.level(account);
  /** Neither a fresh address nor a fresh account makes a newcomer of someone known. */
  const level = (one: Waiter) => Math.max(lanes.level(one.site), accountLevel(one));
  const accountTurn = ({ account }: Waiter) => lanes.lastTurn(account);
  const siteTurn = ({ site }: Waiter) => lanes.lastTurn(site);
  const arrival = ({ number }: Waiter) => number;

  /** Ties go to the one that has waited longest since its last turn. */
  const servedFirst = inOrder(by(level), by(accountLevel), by(siteTurn), by(accountTurn), by(arrival));
  const first = (some: Waiter[]) => some.toSorted(servedFirst)[0];

  const next = () => first(ofKind(!lastWasKnown)) ?? first(ofKind(lastWasKnown));

  const position = (me: Waiter) =>
    waiting.filter(({ lane, number }) => lane === me.lane && number < me.number).length;

  /**
   * The waiter to evict, by: waiters of its site, its work, its account's work, its site's latest turn,
   * position, arrival.
   */
  function last(some: Waiter[]) {
    const ofSite = ({ site }: Waiter) => some.filter((one) => one.site === site).length;
    const rejectedFirst = inOrder(
      mostFirst(ofSite),
      mostFirst(level),
      mostFirst(accountLevel),
      mostFirst(siteTurn),
      mostFirst(position),
      mostFirst(arrival),
    );
    return some.toSorted(rejectedFirst)[0];
  }

  /**
   * Whom a newcomer displaces: a waiter of its own site if that has its share, or anyone if the room is full.
   */
  function displacedBy(me: Waiter): Waiter | undefined {
    const rivals = ofKind(me.known);
    const own = rivals.filter(({ site }) => site === me.site);
    if (own.length > room / 2) return last(own);
    return rivals.length > room ? last(rivals) : undefined;
  }

  function enter({ site, account, known }: Requester): Waiter {
    const now = timer.now();
    waiting = waiting.filter(({ seenAt }) => now - seenAt < GONE_AFTER_MS);
    const name = account === undefined ? '' : `account ${account}`;
    const me = {
      site,
      account: name,
      lane: `${site}\n${name}`,
      known,
      number: ++arrivals,
      since: now,
      seenAt: now,
      evicted: false,
    };
    waiting.push(me);
    const evicted = displacedBy(me);
    if (!evicted) return me;
    leave(evicted);
    evicted.evicted = true;
    return me;
  }

  const isWorking = (now: number) => working !== null && now - working.since < MAX_WORK_MS;

  /** Checks and starts synchronously, so that no other waiter finds the turn free in between. */
  function startIfNext(me: Waiter, now: number): { since: number } | null {
    waiting = waiting.filter(({ seenAt }) => now - seenAt < GONE_AFTER_MS);
    if (isWorking(now) || turnsEnd - burstMs > now || next() !== me) return null;
    leave(me);
    for (const name of [me.site, me.account]) if (name) lanes.noteTurn(name);
    lastWasKnown = me.known;
    working = { since: now };
    return working;
  }

  async function waitForTurn(me: Waiter): Promise<{ since: number }> {
    for (;;) {
      const now = timer.now();
      me.seenAt = now;
      if (me.evicted || now - me.since > patienceMs) throw late();
      const mine = startIfNext(me, now);
      if (mine) return mine;
      await timer.sleep(Math.min(Math.max(turnsEnd - burstMs - now, POLL_MS.shortest), POLL_MS.longest));
    }
  }

  return {
    async run(requester, work) {
      const me = enter(requester);
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
  };
}
