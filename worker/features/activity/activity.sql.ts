import type { SQL } from 'drizzle-orm';
import { storeEffect } from '../../platform/effects.sql';

interface Line {
  /** The id of the effect, and of the log line. */
  cause: string;
  now: number;
  /** JSON, as in `Payloads['activity']`. */
  line: SQL;
}

/** Logs in the directory what a batch does in a shard, if `guard` (the rest of a SELECT) holds. */
export const logInDirectory = ({ cause, now, line }: Line, guard: SQL): SQL =>
  storeEffect({ cause, kind: 'activity', target: null, payload: line, now }, guard);
