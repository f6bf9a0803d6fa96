import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Channel } from '../../../schema/channels/events';
import type { Outcome } from '../../../schema/messages/kinds';
import { isIndexedByUser } from '../../../schema/messages/table';
import { messages } from '../../../schema/shard';
import type { AnyDb } from '../../platform/db';
import { moveJobMark } from '../../platform/job-marks.sql';
import { firstIdAt } from '../../platform/random';

export type Message = typeof messages.$inferSelect;

const MINUTE = 60_000;
const MAX_WAIT_MS = 60 * MINUTE;

const isDue = (now: number) => and(isNotNull(messages.dueAt), lte(messages.dueAt, now));

/** Messages of a channel, longest overdue first. */
export function listDue(db: AnyDb, channel: Channel, now: number, limit: number) {
  return db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.channel, channel), isDue(now)))
    .orderBy(asc(messages.dueAt))
    .limit(limit);
}

/** Not attempted yet: the request that stored it makes the first attempt. */
const isFresh = sql`(${messages.dueAt} is null and ${messages.outcome} is null)`;

/** Which of these are due; fresh ones as whole rows, because they need no claim. */
export async function listDueOf(
  db: AnyDb,
  ids: readonly string[],
  now: number,
): Promise<(string | Message)[]> {
  const isOne = sql`${messages.id} in (select value from json_each(${JSON.stringify(ids)}))`;
  const rows = await db
    .select()
    .from(messages)
    .where(and(isOne, or(isDue(now), isFresh)));
  return rows.map((row) => (row.dueAt === null ? row : row.id));
}

/** Longer than a request can take. */
const FRESH_MS = MINUTE;

/**
 * Makes messages due that their requests did not send. Ids increase with time, so it continues where the last
 * run ended.
 */
export async function makeFreshDue(db: AnyDb, now: number): Promise<void> {
  const to = firstIdAt(now - FRESH_MS);
  const done = sql`coalesce((select done_to from job_marks where job = 'fresh messages'), '')`;
  await db.batch([
    db
      .update(messages)
      .set({ dueAt: now })
      .where(sql`${messages.id} >= ${done} and ${messages.id} < ${to} and ${isFresh}`),
    db.run(moveJobMark('fresh messages', to)),
  ]);
}

/**
 * Claims a due message for one attempt; null if another attempt has claimed it. The next attempt is due in 1,
 * 2, 4 … 60 minutes.
 */
export async function claim(db: AnyDb, id: string, now: number): Promise<Message | null> {
  const wait = sql`min(${MINUTE} << ${messages.attempts}, ${MAX_WAIT_MS})`;
  const [row] = await db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1`, dueAt: sql`${now} + ${wait}` })
    .where(and(eq(messages.id, id), lte(messages.dueAt, now)))
    .returning();
  return row ?? null;
}

/**
 * Marks a claimed message as possibly sent, before it is sent at most once; false if another attempt has
 * started.
 */
export async function begin(db: AnyDb, { id, attempts }: Message): Promise<boolean> {
  const rows = await db
    .update(messages)
    .set({ dueAt: null, outcome: 'unknown' })
    .where(and(eq(messages.id, id), eq(messages.attempts, attempts), isNull(messages.outcome)))
    .returning({ id: messages.id });
  return rows.length === 1;
}

/** How many messages were, or may have been, sent to a person on a channel since a given time. */
export async function countHandedOver(
  db: AnyDb,
  userId: string,
  channel: Channel,
  since: number,
): Promise<number> {
  const row = await db.get<{ count: number }>(sql`select count(*) as count from messages
    where user_id = ${userId} and channel = ${channel} and created_at > ${since} and ${isIndexedByUser}
      and (outcome = 'sent' or outcome = 'delivered' or outcome = 'bounced' or outcome = 'unknown')`);
  return row?.count ?? 0;
}

/** Schedules another attempt for an unsent message. */
export function waitAgain(
  db: AnyDb,
  id: string,
  dueAt: number,
  changes: Partial<Pick<Message, 'error' | 'data' | 'attempts'>>,
) {
  return db
    .update(messages)
    .set({ ...changes, dueAt, outcome: null })
    .where(and(eq(messages.id, id), isNull(messages.sentAt)));
}

interface End {
  outcome: Outcome;
  now: number;
  error?: string;
}

/** Ends a message and deletes its recipient, and its data if that names a recipient. */
export function endMessage(db: AnyDb, id: string, { outcome, now, error }: End) {
  return db
    .update(messages)
    .set({
      dueAt: null,
      sentAt: outcome === 'sent' ? now : null,
      outcome,
      recipient: '',
      data: sql`iif(${messages.recipient} = '', ${messages.data}, '{}')`,
      ...(error ? { error } : {}),
    })
    .where(and(eq(messages.id, id), isNull(messages.sentAt)));
}

/** Adds a message to the channel's digest due at a given time, one for all waiting messages. */
export function mergeIntoDigest(db: AnyDb, { id, userId, channel, createdAt }: Message, dueAt: number) {
  return db.batch([
    db.update(messages).set({ dueAt: null, outcome: 'merged' }).where(eq(messages.id, id)),
    db
      .insert(messages)
      .values({
        // Starts like an id of that time, so that retention finds it.
        id: `${firstIdAt(dueAt)}-${userId}-${channel}`,
        channel,
        kind: 'digest',
        recipient: '',
        recipientKey: '',
        userId,
        data: { since: createdAt },
        dueAt,
        createdAt,
      })
      .onConflictDoNothing(),
  ]);
}

/** How many messages of each kind from its period wait in a digest. */
export function countMerged(db: AnyDb, { userId, channel }: Message, since: number) {
  return db
    .select({ kind: messages.kind, count: sql<number>`count(*)` })
    .from(messages)
    .where(
      and(
        eq(messages.userId, userId ?? ''),
        eq(messages.channel, channel),
        isIndexedByUser,
        sql`${messages.createdAt} >= ${since}`,
        eq(messages.outcome, 'merged'),
      ),
    )
    .groupBy(messages.kind);
}
