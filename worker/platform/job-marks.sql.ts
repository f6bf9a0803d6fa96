import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { jobMarks } from '../../schema/figures/table';
import { insertRow } from './db';

/** Records how far a job has come; a run that was slower than the next one moves nothing back. */
export const moveJobMark = (job: string, to: string): SQL =>
  insertRow(
    jobMarks,
    { job, doneTo: to },
    sql`on conflict (job) do update set done_to = max(done_to, excluded.done_to)`,
  );
