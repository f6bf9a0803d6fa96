import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, time } from '../common/columns';
import { dataOf, NO_PERSONAL_DATA } from '../common/data';
import { KEPT } from '../common/retention';
import { oneOf, rulesOf } from '../common/rules';
import { INCIDENT_KINDS } from './incidents';

/** When each job last finished, and its last error. */
export const jobRuns = sqliteTable('job_runs', {
  job: text().primaryKey(),
  /** null before its first success. */
  succeededAt: time(),
  tookMs: integer().notNull(),
  failedAt: time(),
  error: text(),
});

export const jobRunsData = dataOf(jobRuns, {
  kept: { stays: NO_PERSONAL_DATA },
  whose: { job: 'nobody', error: 'nobody' },
});

/** An incident: operators get a mail when it begins and when it ends. */
export const incidents = sqliteTable(
  'incidents',
  {
    id: id(),
    kind: text({ enum: INCIDENT_KINDS }).notNull(),
    /** Which one of its kind: a job, a channel, a database; empty for the site as a whole. */
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
