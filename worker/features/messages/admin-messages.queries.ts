import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Channel } from '../../../schema/channels/events';
import { isIndexedByUser } from '../../../schema/messages/table';
import { messages } from '../../../schema/shard';
import { type AnyDb, type DirectoryDb, runTogether, type ShardDb, updateWhere } from '../../platform/db';
import { offerMailsOf } from './offer-mails.sql';

const MAX_COUNTED = 1000;

/** Spelled out, so that SQLite uses the index of failures. */
const hasFailed = sql`(outcome = 'given_up' or outcome = 'unknown' or outcome = 'bounced')`;

/** Codes have expired by then, and what may have arrived is not sent twice. */
export const canSendAgain: SQL = sql`user_id is not null and (outcome = 'given_up' or outcome = 'bounced')
  and kind not in ('verify_email', 'known_address', 'reset_password', 'account_erased')`;

/**
 * How many messages of a channel wait, and how long the oldest has waited: all, and those that were attempted
 * or are due by now.
 */
export function countWaiting(db: AnyDb, channel: Channel, now: number) {
  const isOverdue = sql`(attempts > 0 or due_at <= ${now})`;
  return db.get<{
    waiting: number;
    oldest: number | null;
    overdue: number;
    oldestOverdue: number | null;
  }>(sql`
    select count(*) as waiting, min(created_at) as oldest, count(iif(${isOverdue}, 1, null)) as overdue,
      min(iif(${isOverdue}, created_at, null)) as oldestOverdue
    from (select created_at, due_at, attempts from messages where channel = ${channel} and due_at is not null
      order by due_at limit ${MAX_COUNTED})`);
}

export const countFailed = (db: AnyDb) =>
  db.all<{ channel: Channel; failed: number }>(sql`select channel, count(*) as failed from (
    select channel from messages where ${hasFailed} order by created_at desc limit ${MAX_COUNTED}) group by channel`);

const listMessages = (db: AnyDb, condition: SQL, limit: number) =>
  db
    .select({
      id: messages.id,
      channel: messages.channel,
      kind: messages.kind,
      outcome: messages.outcome,
      error: messages.error,
      attempts: messages.attempts,
      createdAt: messages.createdAt,
      // null while it waits.
      canSendAgain: sql`ifnull(${canSendAgain}, 0)`.mapWith(Boolean),
    })
    .from(messages)
    .where(condition)
    .orderBy(desc(messages.createdAt))
    .limit(limit);
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

export const listFailed = (db: AnyDb, limit: number) => listMessages(db, hasFailed, limit);

/** In the directory; offers are only in shards. */
export const listMessagesTo = (db: DirectoryDb, userId: string, limit: number) =>
  listMessages(db, sql`user_id = ${userId} and ${isIndexedByUser}`, limit);

/** In a person's shard. */
export const listSellerMessages = (db: ShardDb, userId: string, since: number, limit: number) =>
  listMessages(
    db,
    sql`(user_id = ${userId} and ${isIndexedByUser} or messages.id in (${offerMailsOf(userId, since)}))`,
    limit,
  );

/** Makes a failed message due now; false if that is not possible. */
export async function makeDueAgain(db: AnyDb, id: string, now: number): Promise<boolean> {
  const [changed] = await runTogether(db, [
    updateWhere(
      messages,
      { dueAt: now, outcome: null, attempts: 0, createdAt: now },
      sql`where id = ${id} and ${canSendAgain}`,
    ),
  ]);
  return changed === 1;
}

export async function findMessage(db: AnyDb, id: string) {
  const [row] = await db
    .select({ kind: messages.kind, channel: messages.channel })
    .from(messages)
    .where(eq(messages.id, id));
  return row ?? null;
}
