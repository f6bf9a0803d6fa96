import type { SQL } from 'drizzle-orm';
import { storeEffect } from '../../platform/effects.guards';

interface Line {
  /** Of the effect, and of the line in the log. */
  cause: string;
  now: number;
  /** JSON, as `Payloads['activity']` has it. */
  line: SQL;
}

/** A line of the log for what a batch does in a shard, if `guard` (the rest of a SELECT) holds. */
export const logInDirectory = ({ cause, now, line }: Line, guard: SQL): SQL =>
  storeEffect({ cause, kind: 'activity', target: null, payload: line, now }, guard);
