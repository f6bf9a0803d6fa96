import { desc, sql } from 'drizzle-orm';
import { CHANNELS, type Channel } from '../../../schema/channels/events';
import { incidents, jobRuns } from '../../../schema/directory';
import { JOB_NAMES, type JobName } from '../../../schema/operations/jobs';
import type { AnyDb, DirectoryDb } from '../../platform/db';

/** Of the existing jobs. */
export async function listJobRuns(db: DirectoryDb) {
  const rows = await db.select().from(jobRuns).orderBy(jobRuns.job).limit(100);
  return rows.filter(({ job }) => JOB_NAMES.some((name) => name === job));
}

export interface JobRun {
  job: JobName;
  tookMs: number;
  /** Its last error. */
  error: string | null;
}

/** Records the results of a tick's jobs. A job that failed keeps the time of its last success. */
export const noteJobRuns = (db: DirectoryDb, runs: readonly JobRun[], now: number) =>
  db.run(sql`insert into job_runs (job, succeeded_at, took_ms, failed_at, error)
    select value ->> 'job', iif(value ->> 'error' is null, ${now}, null), value ->> 'tookMs',
      iif(value ->> 'error' is null, null, ${now}), value ->> 'error' from json_each(${JSON.stringify(runs)}) where true
    on conflict (job) do update set succeeded_at = coalesce(excluded.succeeded_at, job_runs.succeeded_at),
      took_ms = excluded.took_ms, failed_at = coalesce(excluded.failed_at, job_runs.failed_at), error = excluded.error`);

/** A database's size in bytes, which D1 reports with every answer. */
export async function measureDatabase(db: AnyDb): Promise<number> {
  const { meta } = await db.run(sql`select 1`);
  return meta.size_after ?? 0;
}

const MAX_COUNTED = 1000;

interface Waiting {
  waiting: number;
  oldest: number | null;
}

/** Overdue messages by channel, and since when the oldest has been waiting: those that were attempted, or were due earlier. */
export async function countOverdue(db: AnyDb, now: number) {
  const rows = await Promise.all(
    CHANNELS.map((channel) =>
      db.get<Waiting>(sql`select count(*) as waiting, min(created_at) as oldest
        from (select created_at, due_at, attempts from messages where channel = ${channel} and due_at is not null
          order by due_at limit ${MAX_COUNTED}) where attempts > 0 or due_at <= ${now}`),
    ),
  );
  return CHANNELS.map((channel: Channel, at) => ({ channel, ...(rows[at] ?? { waiting: 0, oldest: null }) }));
}

/** Overdue effects in other databases, and since when the oldest has been waiting. */
export const countOverdueEffects = (db: AnyDb, now: number) =>
  db.get<Waiting>(sql`select count(*) as waiting, min(created_at) as oldest from (
    select created_at, due_at, attempts from effects order by due_at limit ${MAX_COUNTED})
    where attempts > 0 or due_at <= ${now}`);

export const listIncidents = (db: DirectoryDb, limit: number) =>
  db.select().from(incidents).orderBy(desc(incidents.openedAt)).limit(limit);
