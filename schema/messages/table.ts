import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from '../account/table';
import { id, time } from '../common/columns';
import { MESSAGE_KINDS } from './kinds';

/** What a message's writer needs besides the recipient. */
export interface MessageData {
  /** The browser that requested a code. */
  asker?: string;
  /** Whether that is a device that has signed in before. */
  known?: boolean;
  /** What the code is made of, with the secret key. */
  seed?: string;
  paymentId?: string;
  title?: string;
  message?: string;
}

/**
 * Messages to people, one row each: stored in the batch of their cause, delivered right after the answer, and again by the cron
 * while undelivered. The id is the idempotency key that the provider gets.
 */
export const messages = sqliteTable(
  'messages',
  {
    id: id(),
    channel: text({ enum: ['mail'] }).notNull(),
    kind: text({ enum: MESSAGE_KINDS }).notNull(),
    /** Empty once the message has left or was given up. */
    recipient: text().notNull(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** HMAC of the recipient, by which repeated requests are found. */
    recipientKey: text().notNull(),
    /** The site's hash of the day, or the known device; null for messages that no request triggered. */
    askedFrom: text(),
    data: text({ mode: 'json' }).$type<MessageData>().notNull(),
    attempts: integer().notNull().default(0),
    /** When the next attempt is due; null once it is sent or given up. */
    dueAt: time(),
    sentAt: time(),
    createdAt: time().notNull(),
  },
  (table) => [
    index('messages_due').on(table.dueAt).where(sql`due_at is not null`),
    index('messages_by_recipient').on(table.recipientKey, table.createdAt),
    index('messages_by_user').on(table.userId).where(sql`user_id is not null`),
  ],
);
