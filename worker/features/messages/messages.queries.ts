import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { messages } from '../../../schema/tables';
import type { Db } from '../../platform/db';

export type Message = typeof messages.$inferSelect;

const MINUTE = 60_000;
const LONGEST_WAIT_MS = 60 * MINUTE;

/** The longest overdue first. */
export function listDue(db: Db, now: number, limit: number) {
  return db
    .select({ id: messages.id })
    .from(messages)
    .where(and(isNotNull(messages.dueAt), lte(messages.dueAt, now)))
    .orderBy(asc(messages.dueAt))
    .limit(limit);
}

/** Takes a due message for one attempt; null where another took it. The next attempt is due in 1, 2, 4 … 60 minutes. */
export async function claim(db: Db, id: string, now: number): Promise<Message | null> {
  const wait = sql`min(${MINUTE} << ${messages.attempts}, ${LONGEST_WAIT_MS})`;
  const [row] = await db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1`, dueAt: sql`${now} + ${wait}` })
    .where(and(eq(messages.id, id), lte(messages.dueAt, now)))
    .returning();
  return row ?? null;
}

/** Ends a message and deletes its recipient and data. `sentAt` is null if it was given up. */
export function endMessage(db: Db, id: string, sentAt: number | null) {
  return db
    .update(messages)
    .set({ dueAt: null, sentAt, recipient: '', data: {} })
    .where(and(eq(messages.id, id), isNull(messages.sentAt)));
}
