import type { RefusalCode } from '../../schema/common/refusals';
import { systemTimer } from './clock';
import { createFairQueue, type FairQueue } from './fair-queue';

const MIN_TURN_MS = 300;

interface Drawing {
  /** A turn takes no longer than this, however long the work took. */
  longestTurnMs: number;
  burstMs: number;
  room: number;
  /** The refusal's code if the queue is full. */
  busy: RefusalCode;
}

/**
 * A queue for drawing in WebAssembly, which blocks the isolate like a password hash: half of each turn is
 * left to other requests.
 */
export const createDrawingQueue = ({ longestTurnMs, ...rest }: Drawing): FairQueue =>
  createFairQueue({
    timer: systemTimer,
    turnMs: (workMs) => Math.min(Math.max(2 * workMs, MIN_TURN_MS), longestTurnMs),
    patienceMs: 6_000,
    ...rest,
  });
