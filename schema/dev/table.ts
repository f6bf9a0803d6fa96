import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, time } from '../common/columns';
import { DEVELOPMENT, dataOf } from '../common/data';
import { POINT_KINDS } from '../operations/points';

/** Mails and texts that production would send, written only by the development adapters. */
export const devMails = sqliteTable(
  'dev_mails',
  {
    id: id(),
    channel: text({ enum: ['mail', 'sms'] }).notNull(),
    recipient: text().notNull(),
    kind: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** null for mails in plain text. */
    html: text(),
    code: text(),
    createdAt: time().notNull(),
  },
  (table) => [index('dev_mails_by_time').on(table.createdAt)],
);

export const devMailsData = dataOf(devMails, {
  kept: { stays: DEVELOPMENT },
  whose: {
    recipient: 'seller',
    kind: 'nobody',
    subject: 'seller',
    body: 'seller',
    html: 'seller',
    code: 'token',
  },
});

/** The payments of the development payment gateway. */
export const demoIntents = sqliteTable('demo_intents', {
  id: text().primaryKey(),
  /** The idempotency key of the call that created it: the same call returns the same intent. */
  idempotencyKey: text().notNull().unique(),
  clientSecret: text().notNull(),
  amountMinor: integer().notNull(),
  currency: text().notNull(),
  userId: text().notNull(),
  status: text({ enum: ['pending', 'processing', 'succeeded', 'failed', 'canceled'] }).notNull(),
  failure: text(),
  /** When a payment in progress succeeds. */
  succeedsAt: time(),
  refundedMinor: integer().notNull().default(0),
  createdAt: time().notNull(),
});

export const demoIntentsData = dataOf(demoIntents, {
  kept: { stays: DEVELOPMENT },
  whose: { idempotencyKey: 'token', clientSecret: 'token', currency: 'nobody', failure: 'nobody' },
});

/** What Analytics Engine stores in production. */
export const requestPoints = sqliteTable(
  'request_points',
  {
    id: id(),
    kind: text({ enum: POINT_KINDS }).notNull(),
    name: text().notNull(),
    version: text().notNull(),
    status: integer().notNull(),
    ms: real().notNull(),
    rowsRead: integer().notNull(),
    rowsWritten: integer().notNull(),
    weight: integer().notNull(),
    at: time().notNull(),
  },
  (table) => [index('request_points_by_kind').on(table.kind, table.at)],
);

export const requestPointsData = dataOf(requestPoints, {
  kept: { stays: DEVELOPMENT },
  whose: { name: 'nobody', version: 'nobody' },
});
