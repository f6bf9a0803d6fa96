import { sql } from 'drizzle-orm';
import { databaseReports } from '../../../schema/directory';
import type {
  ActivePeople,
  DatabaseReport,
  DaysReport,
  JobRuns,
} from '../../../schema/operations/database-report';
import { type DirectoryDb, insertRow, insertWhere } from '../../platform/db';

/** More than the buckets can be divided among. */
const MAX_DATABASES = 5_000;

/** Adds the names of new databases. */
export const addDatabases = (db: DirectoryDb, names: readonly string[], now: number) =>
  db.run(
    insertWhere(
      databaseReports,
      { name: sql`value`, addedAt: now },
      sql`from json_each(${JSON.stringify(names)}) where true on conflict do nothing`,
    ),
  );

/** Everything but the days, which only charts need. */
export const listReports = (db: DirectoryDb) => {
  const { name, addedAt, jobs, reportedAt, failedAt, report } = databaseReports;
  return db
    .select({ name, addedAt, jobs, reportedAt, failedAt, report })
    .from(databaseReports)
    .orderBy(name)
    .limit(MAX_DATABASES);
};
export type ReportRow = Awaited<ReturnType<typeof listReports>>[number];

export const listDays = (db: DirectoryDb) =>
  db
    .select({ name: databaseReports.name, days: databaseReports.days })
    .from(databaseReports)
    .orderBy(databaseReports.name)
    .limit(MAX_DATABASES);

/**
 * Stores results of jobs. A failed job keeps the time of its last success; a success clears the error by
 * null.
 */
export const addJobRuns = (db: DirectoryDb, name: string, runs: JobRuns, now: number) =>
  db.run(
    insertRow(
      databaseReports,
      { name, addedAt: now, jobs: runs },
      sql`on conflict (name) do update set jobs = json_patch(jobs, excluded.jobs)`,
    ),
  );

interface Stored {
  name: string;
  report: DatabaseReport;
  days: DaysReport | null;
}

/** Stores what a database reports. */
export const storeReport = (db: DirectoryDb, { name, report, days }: Stored, now: number) =>
  db.run(
    insertRow(
      databaseReports,
      { name, addedAt: now, reportedAt: now, report, days },
      sql`on conflict (name) do update set reported_at = excluded.reported_at, report = excluded.report,
        days = excluded.days, failed_at = null`,
    ),
  );

/** Stores who is active in a shard; writes nothing if that has not changed. */
export const storeActive = (db: DirectoryDb, name: string, active: ActivePeople, now: number) =>
  db.run(
    insertRow(
      databaseReports,
      { name, addedAt: now, active },
      sql`on conflict (name) do update set active = excluded.active
        where coalesce(active, '[]') <> excluded.active`,
    ),
  );

/** Records when a database stopped reporting. */
export const noteFailure = (db: DirectoryDb, name: string, now: number) =>
  db.run(
    insertRow(
      databaseReports,
      { name, addedAt: now, failedAt: now },
      sql`on conflict (name) do update set failed_at = coalesce(failed_at, excluded.failed_at)`,
    ),
  );
