import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { accounts } from '../account/table';
import { id, time } from '../common/columns';
import { dataOf } from '../common/data';
import { LANGUAGE_CODES, type Language } from '../common/languages';
import { KEPT } from '../common/retention';
import { oneOf, rulesOf } from '../common/rules';
import { GRIEVANCE_STATES, GRIEVANCE_STEPS, STORED_GRIEVANCE_KINDS } from './kinds';

/** Complaints, with their time limits. Those about an erased seller stay, without saying whom they are about. */
export const grievances = sqliteTable(
  'grievances',
  {
    id: id(),
    /** What its page is opened with, as from `newGrievanceNumber`. */
    number: text().notNull(),
    kind: text({ enum: STORED_GRIEVANCE_KINDS }).notNull(),
    state: text({ enum: GRIEVANCE_STATES }).notNull().default('open'),
    /** Of the page on which it was written. */
    language: text().$type<Language>().notNull(),
    about: text().notNull(),
    /** The listing in its owner's shard, and the owner, if they were found. */
    vehicleId: text(),
    ownerId: text(),
    details: text().notNull(),
    /** An e-mail address. */
    contact: text(),
    answer: text(),
    receivedAt: time().notNull(),
    acknowledgeBy: time().notNull(),
    acknowledgedAt: time(),
    dueAt: time().notNull(),
    /** The next time limit: to acknowledge it, then to resolve it. */
    nextAt: time().notNull(),
    closedAt: time(),
    /** When the officer must next be told of it; null once it is closed. */
    tellAt: time(),
    createdAt: time().notNull(),
  },
  (table) => [
    uniqueIndex('grievances_number').on(table.number),
    index('grievances_open').on(table.nextAt, table.id).where(sql`closed_at is null`),
    index('grievances_closed').on(table.closedAt, table.id).where(sql`closed_at is not null`),
    index('grievances_to_tell').on(table.tellAt).where(sql`tell_at is not null`),
    index('grievances_received').on(table.receivedAt),
    index('grievances_by_owner').on(table.ownerId).where(sql`owner_id is not null`),
    uniqueIndex('grievances_of_reports')
      .on(table.kind, table.vehicleId)
      .where(sql`kind = 'report' and closed_at is null`),
  ],
);

export const grievancesData = dataOf(grievances, {
  kept: {
    after: {
      grievances: {
        by: grievances.closedAt,
        days: KEPT.grievance,
        where: sql`closed_at is not null`,
      },
    },
  },
  whose: {
    number: 'token',
    about: 'reporter',
    details: 'reporter',
    contact: 'reporter',
    answer: 'reporter',
  },
});

export const grievancesRules = rulesOf(grievances, {
  grievances_kind: oneOf(grievances.kind, STORED_GRIEVANCE_KINDS),
  grievances_state: oneOf(grievances.state, GRIEVANCE_STATES),
  grievances_language: oneOf(grievances.language, LANGUAGE_CODES),
  grievances_closed_state: sql`(${grievances.closedAt} is null) = (${grievances.state} = 'open' or ${grievances.state} = 'acknowledged')`,
  grievances_answered: sql`${grievances.closedAt} is null or ${grievances.answer} is not null`,
});

/** What happened to each complaint. Only ever added to. */
export const grievanceSteps = sqliteTable(
  'grievance_steps',
  {
    id: id(),
    grievanceId: text()
      .notNull()
      .references(() => grievances.id, { onDelete: 'cascade' }),
    step: text({ enum: GRIEVANCE_STEPS }).notNull(),
    /** null for what happened by itself. */
    operatorId: text().references(() => accounts.id, { onDelete: 'set null' }),
    note: text().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [
    index('grievance_steps_of').on(table.grievanceId),
    index('grievance_steps_by').on(table.operatorId).where(sql`operator_id is not null`),
  ],
);

export const grievanceStepsData = dataOf(grievanceSteps, {
  kept: { with: 'parent' },
  whose: { note: 'operator' },
});

export const grievanceStepsRules = rulesOf(grievanceSteps, {
  grievance_steps_step: oneOf(grievanceSteps.step, GRIEVANCE_STEPS),
});
