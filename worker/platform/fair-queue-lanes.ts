import type { Clock } from './clock';

interface Lane {
  turns: number;
  /** The start of the period in which turns are counted. */
  since: number;
  lastTurn: number;
}

const COUNTED_MS = 10 * 60_000;
/**
 * Bounds memory; the oldest is dropped first. A name is stored with its first turn, so ten thousand take more
 * than an hour.
 */
const MAX_LANES = 10_000;

/** What a queue remembers of each lane and each site: the work of the last ten minutes and the last turn. */
export function createLanes(clock: Clock) {
  const lanes = new Map<string, Lane>();
  let turns = 0;

  function laneOf(name: string): Lane {
    const known = lanes.get(name);
    if (known) return known;
    const lane = { turns: 0, since: clock.now(), lastTurn: 0 };
    lanes.set(name, lane);
    const [oldest] = lanes.keys();
    if (lanes.size > MAX_LANES && oldest !== undefined) lanes.delete(oldest);
    return lane;
  }

  const recentTurns = (lane: Lane) => (clock.now() - lane.since < COUNTED_MS ? lane.turns : 0);

  return {
    /** 0 without recent turns, then one more each time they double; lanes of the same level take turns. */
    level(name: string): number {
      const lane = lanes.get(name);
      return lane ? Math.ceil(Math.log2(recentTurns(lane) + 1)) : 0;
    },
    /** The number of its last turn; 0 if it had none. */
    lastTurn: (name: string) => lanes.get(name)?.lastTurn ?? 0,
    /** Counts work, whether it succeeds or fails: both cost the same. */
    noteTurn(name: string) {
      const lane = laneOf(name);
      const recent = recentTurns(lane) + 1;
      if (recent === 1) lane.since = clock.now();
      lane.turns = recent;
      lane.lastTurn = ++turns;
    },
  };
}
