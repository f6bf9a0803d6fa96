import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, time } from '../common/columns';
import { dataOf, NO_PERSONAL_DATA } from '../common/data';
import { KEPT } from '../common/retention';
import { oneOf, rulesOf } from '../common/rules';
import type { ActivePeople, DatabaseReport, DaysReport, JobRuns } from './database-report';
import { INCIDENT_KINDS } from './incidents';

/**
 * The last report of each database's jobs, one row per database, so that neither the cron nor operators'
 * screens query every shard.
 */
export const databaseReports = sqliteTable('database_reports', {
  /** `directory`, or the number of a shard. */
  name: text().primaryKey(),
  /** When a tick first saw it. */
  addedAt: time().notNull(),
  jobs: text({ mode: 'json' }).$type<JobRuns>().notNull().default({}),
  /** null before its first report. */
  reportedAt: time(),
  /** When it began to fail to report; null if its last report arrived. */
  failedAt: time(),
  report: text({ mode: 'json' }).$type<DatabaseReport>(),
  /** For shards: the last year by day. */
  days: text({ mode: 'json' }).$type<DaysReport>(),
  /** For shards: the sellers active within the last 15 minutes, so that no row of theirs has to say so. */
  active: text({ mode: 'json' }).$type<ActivePeople>(),
});

export const databaseReportsData = dataOf(databaseReports, {
  kept: { stays: NO_PERSONAL_DATA },
  whose: { name: 'nobody', jobs: 'nobody', report: 'nobody', days: 'nobody', active: 'nobody' },
});

/** An incident: operators get a mail when it begins and when it ends. */
export const incidents = sqliteTable(
  'incidents',
  {
    id: id(),
    kind: text({ enum: INCIDENT_KINDS }).notNull(),
    /** What it concerns: a job, a channel, a database; empty for the whole site. */
    subject: text().notNull(),
    detail: text().notNull(),
    openedAt: time().notNull(),
    endedAt: time(),
  },
  (table) => [
    uniqueIndex('incidents_open').on(table.kind, table.subject).where(sql`ended_at is null`),
    index('incidents_by_time').on(table.openedAt),
    index('incidents_ended').on(table.endedAt).where(sql`ended_at is not null`),
  ],
);

export const incidentsData = dataOf(incidents, {
  kept: {
    after: {
      incidents: { by: incidents.endedAt, days: KEPT.issue, where: sql`ended_at is not null` },
    },
  },
  whose: { subject: 'nobody', detail: 'nobody' },
});

export const incidentsRules = rulesOf(incidents, {
  incidents_kind: oneOf(incidents.kind, INCIDENT_KINDS),
});
