import { and, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { authFlows, notifications, otpCodes, rateCounters, sessions } from '../../schema/tables';
import type { Db } from '../platform/db';

const DAY = 86_400_000;
const AT_ONCE = 500;

interface Rule {
  table: SQLiteTable;
  key: SQLiteColumn;
  /** What is over at a moment; read by an index, so that looking for nothing costs nothing. */
  isOver: (now: number) => SQL | undefined;
}

/** What is kept how long. Codes stay a day longer than they work: the limits of sending count them. */
export const RULES = {
  readNotifications: {
    table: notifications,
    key: notifications.id,
    // Written out: a bound value would not let SQLite use the index of read ones.
    isOver: (now) => and(sql`${notifications.isRead} = 1`, lt(notifications.createdAt, now - 90 * DAY)),
  },
  notifications: {
    table: notifications,
    key: notifications.id,
    isOver: (now) => lt(notifications.createdAt, now - 180 * DAY),
  },
  codes: { table: otpCodes, key: otpCodes.id, isOver: (now) => lt(otpCodes.expiresAt, now - DAY) },
  signIns: { table: authFlows, key: authFlows.stateHash, isOver: (now) => lt(authFlows.expiresAt, now) },
  sessions: { table: sessions, key: sessions.sid, isOver: (now) => lt(sessions.expire, now) },
  rateCounters: {
    table: rateCounters,
    key: rateCounters.key,
    isOver: (now) => lt(rateCounters.resetAt, now),
  },
} satisfies Record<string, Rule>;

const staleKeys = (db: Db, { table, key, isOver }: Rule, now: number) =>
  db.select({ key }).from(table).where(isOver(now)).limit(AT_ONCE);

/** Deletes some of what is over; true when there may be more. */
export async function deleteSome(db: Db, rule: Rule, now: number): Promise<boolean> {
  const result = await db.delete(rule.table).where(inArray(rule.key, staleKeys(db, rule, now)));
  return result.meta.changes >= AT_ONCE;
}
