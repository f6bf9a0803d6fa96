import type { Clock } from './clock';

interface Lane {
  failures: number;
  /** The start of the period in which failures are counted. */
  since: number;
  lastTurn: number;
}

const FAILURES_MS = 10 * 60_000;
/** Bounds memory; the oldest lane is dropped first. */
const MOST_LANES = 10_000;

/** What a queue remembers of each lane: recent failures and the last turn. */
export function createLanes(clock: Clock) {
  const lanes = new Map<string, Lane>();
  let turns = 0;

  function laneOf(name: string): Lane {
    const known = lanes.get(name);
    if (known) return known;
    const lane = { failures: 0, since: clock.now(), lastTurn: 0 };
    lanes.set(name, lane);
    const [oldest] = lanes.keys();
    if (lanes.size > MOST_LANES && oldest !== undefined) lanes.delete(oldest);
    return lane;
  }

  const recentFailures = (lane: Lane) => (clock.now() - lane.since < FAILURES_MS ? lane.failures : 0);

  return {
    /** 0 without failures, then one more each time they double: lanes of the same level take turns. */
    level(name: string): number {
      const lane = lanes.get(name);
      return lane ? Math.ceil(Math.log2(recentFailures(lane) + 1)) : 0;
    },
    /** The number of its last turn; 0 if it had none. */
    lastTurn: (name: string) => lanes.get(name)?.lastTurn ?? 0,
    noteTurn(name: string) {
      laneOf(name).lastTurn = ++turns;
    },
    noteFailure(name: string) {
      const lane = laneOf(name);
      const failures = recentFailures(lane) + 1;
      if (failures === 1) lane.since = clock.now();
      lane.failures = failures;
    },
  };
}
