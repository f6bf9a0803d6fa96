import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, time } from './columns';
import { users } from './users';

/**
 * Append-only: triggers refuse UPDATE and DELETE, but for two things that privacy asks for: a description is blotted out when
 * its person is erased, and what is over three years old goes.
 */
export const activityLogs = sqliteTable(
  'activity_logs',
  {
    id: id(),
    /** Not a foreign key: the log outlives the account. */
    userId: text(),
    action: text().notNull(),
    entityType: text(),
    entityId: text(),
    description: text().notNull(),
    metadata: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    createdAt: time().notNull(),
  },
  (table) => [
    index('activity_by_time').on(table.createdAt),
    index('activity_by_user').on(table.userId, table.createdAt),
    index('activity_by_entity').on(table.entityType, table.entityId),
  ],
);

export const systemIssues = sqliteTable(
  'system_issues',
  {
    id: id(),
    type: text().notNull(),
    userId: text(),
    description: text().notNull(),
    metadata: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    resolved: flag(false),
    resolvedAt: time(),
    resolvedBy: text().references(() => users.id, { onDelete: 'set null' }),
    createdAt: time().notNull(),
  },
  (table) => [
    index('system_issues_open').on(table.resolved, table.createdAt),
    index('system_issues_by_resolver').on(table.resolvedBy).where(sql`resolved_by is not null`),
    index('system_issues_by_user').on(table.userId).where(sql`user_id is not null`),
  ],
);

/** Mails and texts that would have been sent: written by the development adapters alone. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: id(),
    channel: text({ enum: ['mail', 'sms'] }).notNull(),
    recipient: text().notNull(),
    kind: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    code: text(),
    createdAt: time().notNull(),
  },
  (table) => [index('outbox_by_time').on(table.createdAt)],
);

/** What the demo gateway of development knows of its payments. */
export const demoIntents = sqliteTable('demo_intents', {
  id: text().primaryKey(),
  /** Of the call that made it: the same call again answers the same intent. */
  idempotencyKey: text().notNull().unique(),
  clientSecret: text().notNull(),
  amountMinor: integer().notNull(),
  currency: text().notNull(),
  userId: text().notNull(),
  status: text({ enum: ['pending', 'processing', 'succeeded', 'failed', 'canceled'] }).notNull(),
  failure: text(),
  /** A payment on its way arrives then. */
  succeedsAt: time(),
  refundedMinor: integer().notNull().default(0),
  createdAt: time().notNull(),
});
