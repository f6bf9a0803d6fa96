import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../common/columns';
import { dataOf } from '../common/data';

/**
 * The revocable half of a session; the KV record under the same hash is the other half. Operators' sessions
 * are in the directory, so that they work while a shard is down; all others are in the person's shard.
 */
export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the secret in the cookie, hex. */
    sid: text().primaryKey(),
    userId: text().notNull(),
    sess: text({ mode: 'json' })
      .$type<{ authMethod: string; userAgent: string; authenticatedAt?: number }>()
      .notNull(),
    /** The account's `sessionEpoch` when the sign-in was verified. */
    epoch: integer().notNull().default(0),
    createdAt: time().notNull(),
    expire: time().notNull(),
    /** Accurate to an hour; null until first used. */
    lastUsedAt: time(),
    revokedAt: time(),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expire)],
);

export const sessionsData = dataOf(sessions, {
  kept: { after: { sessions: { by: sessions.expire, days: 0 } }, with: 'person' },
  whose: { sid: 'token', sess: 'seller' },
});
