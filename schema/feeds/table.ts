import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { time } from '../common/columns';
import { dataOf } from '../common/data';
import { sellers } from '../profile/table';

/** A seller's catalogue feed: the secret address where Meta fetches the stock. */
export const feeds = sqliteTable(
  'feeds',
  {
    userId: text()
      .primaryKey()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the address, which is shown once and not stored. */
    secretHash: text().notNull(),
    /** Who made the address; it ends when they no longer may. */
    createdById: text().notNull(),
    /** Of the links in the files. */
    origin: text().notNull(),
    createdAt: time().notNull(),
    /** When the files were last written. */
    builtAt: time(),
    /** How many vehicles they have, and how many lack what Meta requires. */
    listedCount: integer().notNull().default(0),
    leftOutCount: integer().notNull().default(0),
    /** When they were last fetched, accurate to an hour. */
    readAt: time(),
    /** When they are written again; null while nobody fetches them. */
    dueAt: time(),
  },
  (table) => [
    uniqueIndex('feeds_by_secret').on(table.secretHash),
    index('feeds_due').on(table.dueAt).where(sql`due_at is not null`),
  ],
);

export const feedsData = dataOf(feeds, {
  kept: { with: 'person' },
  whose: { secretHash: 'token', origin: 'nobody' },
  notExported: { secretHash: 'a secret’s fingerprint', origin: 'our own address' },
});
