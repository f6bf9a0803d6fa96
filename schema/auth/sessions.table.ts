import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../common/columns';
import { dataOf } from '../common/data';

/**
 * The half of a session that can be revoked; the KV record holds the other half under the same hash. Operators' sessions are in the
 * directory, so that they can work while a shard is away; everybody else's are in their shard.
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
    /** Accurate to an hour; null until the first time. */
    lastUsedAt: time(),
    revokedAt: time(),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expire)],
);

export const sessionsData = dataOf(sessions, {
  kept: { after: { sessions: { by: sessions.expire, days: 0 } }, with: 'person' },
  whose: { sid: 'token', sess: 'seller' },
});
