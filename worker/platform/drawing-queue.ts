import { systemTimer } from './clock';
import { createFairQueue, type FairQueue } from './fair-queue';

const SHORTEST_TURN_MS = 300;

interface Drawing {
  /** No turn is longer, whatever the work took. */
  longestTurnMs: number;
  burstMs: number;
  room: number;
  /** What people read when it is full. */
  busy: string;
}

/** A queue for drawing in WebAssembly, which blocks the isolate as a password hash does: half of each turn is left to other requests. */
export const createDrawingQueue = ({ longestTurnMs, ...rest }: Drawing): FairQueue =>
  createFairQueue({
    timer: systemTimer,
    turnMs: (workMs) => Math.min(Math.max(2 * workMs, SHORTEST_TURN_MS), longestTurnMs),
    patienceMs: 6_000,
    ...rest,
  });
