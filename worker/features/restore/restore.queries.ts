import { sql } from 'drizzle-orm';
import type { AnyDb } from '../../platform/db';
import { moveJobMark } from '../../platform/job-marks.sql';
import { timeOfId } from '../../platform/random';

const JOB = 'restore log';

export async function findMark(db: AnyDb): Promise<string> {
  const [mark] = await db.all<{ doneTo: string }>(
    sql`select done_to as doneTo from job_marks where job = ${JOB}`,
  );
  return mark?.doneTo ?? '';
}

export const moveMark = (db: AnyDb, to: string) => db.run(moveJobMark(JOB, to));

/**
 * From one id (inclusive) to another (exclusive). Ids increase with time, so each table is read by its key,
 * from where the last run ended.
 */
export interface Range {
  from: string;
  to: string;
}

/** Epoch milliseconds. */
export const timesOf = ({ from, to }: Range) => ({ since: from ? timeOfId(from) : 0, until: timeOfId(to) });
