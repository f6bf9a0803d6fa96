import type {
  ActivePeople,
  DatabaseReport,
  DaysReport,
  JobRuns,
} from '../../../schema/operations/database-report';
import { THRESHOLDS } from '../../../schema/operations/incidents';
import type { Ctx } from '../../context';
import { titleOf } from '../../platform/ask-databases';
import { iso } from '../../platform/clock';
import { allDatabases } from '../../platform/databases';
import * as queries from './database-reports.queries';

export interface KnownDatabase {
  name: string;
  /** As operators read it, such as `shard 7`. */
  title: string;
  jobs: JobRuns;
  /** Its last report, at `reportedAt`; null if it does not respond. */
  report: DatabaseReport | null;
  reportedAt: number;
  /** Whether its reports are missing; a database that was just added has time for its first. */
  isSilent: boolean;
}

function knownOf(
  row: queries.ReportRow | undefined,
  name: string,
  title: string,
  now: number,
): KnownDatabase {
  const { jobs = {}, report = null, addedAt = now } = row ?? {};
  const reportedAt = row?.reportedAt ?? 0;
  const isSilent = (row?.failedAt ?? null) !== null || now - (row?.reportedAt ?? addedAt) > THRESHOLDS.jobMs;
  return { name, title, jobs, reportedAt, report: isSilent ? null : report, isSilent };
}

/** All databases with their last reports. Reads only the directory. */
export async function listDatabases(ctx: Ctx): Promise<KnownDatabase[]> {
  const rows = new Map((await queries.listReports(ctx.directory)).map((row) => [row.name, row]));
  return allDatabases(ctx).map((db) => {
    const name = ctx.nameOf(db);
    return knownOf(rows.get(name), name, titleOf(ctx, db), ctx.clock.now());
  });
}

/** The daily figures of the databases that have some. */
export const listDays = async (ctx: Ctx): Promise<Map<string, DaysReport>> =>
  new Map((await queries.listDays(ctx.directory)).flatMap(({ name, days }) => (days ? [[name, days]] : [])));

/** The names of databases without a report, whose part is missing from sums. */
export const silentOf = (databases: readonly KnownDatabase[]): string[] =>
  databases.filter(({ report }) => !report).map(({ title }) => title);

/** The time of the oldest report in a sum; null if there is none. */
export function asOf(databases: readonly KnownDatabase[]): string | null {
  const times = databases.flatMap(({ report, reportedAt }) => (report ? [reportedAt] : []));
  return times.length > 0 ? iso(Math.min(...times)) : null;
}

/** Cron: registers all databases, so that one that never reports is noticed. */
export const addDatabases = (ctx: Ctx) =>
  queries.addDatabases(
    ctx.directory,
    allDatabases(ctx).map((db) => ctx.nameOf(db)),
    ctx.clock.now(),
  );

/** Stores a database's present report. */
export const storeReport = (
  ctx: Ctx,
  stored: { name: string; report: DatabaseReport; days: DaysReport | null },
) => queries.storeReport(ctx.directory, stored, ctx.clock.now());

/** Stores who is active in a database. */
export const storeActive = (ctx: Ctx, name: string, active: ActivePeople) =>
  queries.storeActive(ctx.directory, name, active, ctx.clock.now());

/** Records that a database did not report. */
export const noteFailure = (ctx: Ctx, name: string) =>
  queries.noteFailure(ctx.directory, name, ctx.clock.now());

/** Records the results of jobs in a database. Never throws: the jobs' work must not fail with its record. */
export async function noteJobRuns({ directory, clock }: Ctx, name: string, runs: JobRuns): Promise<void> {
  try {
    await queries.addJobRuns(directory, name, runs, clock.now());
  } catch (error) {
    console.error('the runs of jobs could not be noted', error);
  }
}
