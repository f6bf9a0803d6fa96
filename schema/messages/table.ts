import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CHANNELS } from '../channels/events';
import { id, time } from '../common/columns';
import { dataOf } from '../common/data';
import type { WorkspaceLanguage } from '../common/languages';
import { KEPT } from '../common/retention';
import { oneOf, rulesOf } from '../common/rules';
import { MESSAGE_KINDS, OUTCOMES } from './kinds';

/** What the text of a message is made from, besides the recipient. */
export interface MessageData {
  /** The browser that requested a code. */
  asker?: string;
  /** Whether that device has signed in before. */
  known?: boolean;
  /** In which the page was read that asked for it. */
  language?: WorkspaceLanguage;
  /** Seed of the code, combined with the secret key. */
  seed?: string;
  /** What happened, and when (epoch milliseconds), for security messages. */
  what?: 'device' | 'password' | 'ownership';
  device?: string;
  /** The start of the period whose events it combines (epoch milliseconds). */
  since?: number;
  /** The seller whose events they are, if the recipient may be of the staff. */
  sellerId?: string;
  /** The incident it reports to operators. */
  incident?: string;
  /** The complaint that it confirms or answers. */
  grievance?: string;
  /** Push devices that already have the message. */
  done?: string[];
}

/**
 * What the index of a person's messages contains; a query of it must repeat this. The mails of offers are the
 * most and are found by their offers (offer-mails.sql.ts), because an index costs two more rows each.
 */
export const isIndexedByUser = sql`(channel <> 'mail' or (kind <> 'offer' and kind <> 'better_offer'))`;

/**
 * Messages to people, one row per event and channel: stored in the batch of their cause, delivered right
 * after the response, and retried by the cron. The id is derived from event and channel if there is an event,
 * and is the idempotency key sent to the
 * provider, whose delivery reports name it.
 */
export const messages = sqliteTable(
  'messages',
  {
    id: id(),
    channel: text({ enum: CHANNELS }).notNull(),
    kind: text({ enum: MESSAGE_KINDS }).notNull(),
    /**
     * Set for addresses without an account, otherwise looked up from the account. Emptied once the message is
     * sent.
     */
    recipient: text().notNull(),
    userId: text(),
    /** The notification it is about. */
    eventId: text(),
    /** HMAC of the recipient, for finding repeated requests; empty for messages that no request caused. */
    recipientKey: text().notNull(),
    /** The network's hash of the day, or the known device; null for messages that no request caused. */
    askedFrom: text(),
    data: text({ mode: 'json' }).$type<MessageData>().notNull(),
    attempts: integer().notNull().default(0),
    /** When the next attempt is due; null if there is none. */
    dueAt: time(),
    sentAt: time(),
    /** null while it waits. */
    outcome: text({ enum: OUTCOMES }),
    /** The provider's latest report. */
    error: text(),
    createdAt: time().notNull(),
  },
  (table) => [
    index('messages_due').on(table.channel, table.dueAt).where(sql`due_at is not null`),
    index('messages_by_recipient').on(table.recipientKey, table.createdAt).where(sql`recipient_key <> ''`),
    index('messages_by_user')
      .on(table.userId, table.channel, table.createdAt)
      .where(sql`user_id is not null and ${isIndexedByUser}`),
    index('messages_failed')
      .on(table.createdAt)
      .where(sql`outcome = 'given_up' or outcome = 'unknown' or outcome = 'bounced'`),
  ],
);

export const messagesData = dataOf(messages, {
  kept: { after: { messages: { by: messages.id, days: KEPT.message } }, with: 'person' },
  whose: { recipient: 'seller', recipientKey: 'token', askedFrom: 'token', data: 'seller', error: 'nobody' },
});

export const messagesRules = rulesOf(messages, {
  messages_channel: oneOf(messages.channel, CHANNELS),
  messages_outcome: oneOf(messages.outcome, OUTCOMES),
});
