import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, time } from '../common/columns';
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

export const incidentsRules = rulesOf(incidents, {
  incidents_kind: oneOf(incidents.kind, INCIDENT_KINDS),
});
