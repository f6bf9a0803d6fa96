import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, time } from '../common/columns';
import { dataOf } from '../common/data';
import { KEPT } from '../common/retention';
import { sellers } from '../profile/table';

/**
 * Phones that several people who work for a seller share, in the seller's shard: each is one session of one of
 * them, on which the others choose themselves by PIN.
 */
export const sharedPhones = sqliteTable(
  'shared_phones',
  {
    id: id(),
    ownerId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    /** The key of the session's row. */
    sid: text().notNull(),
    /** Whose session it is. */
    accountId: text().notNull(),
    /** Who uses it now; null until somebody is chosen. */
    personId: text(),
    /** When they last did something. */
    usedAt: time().notNull(),
    /** Wrong PINs, and when the first of them was entered. */
    wrong: integer().notNull().default(0),
    wrongSince: time().notNull().default(0),
    createdAt: time().notNull(),
  },
  (table) => [
    uniqueIndex('shared_phones_by_session').on(table.ownerId, table.sid),
    index('shared_phones_by_age').on(table.createdAt),
  ],
);

export const sharedPhonesData = dataOf(sharedPhones, {
  kept: { with: 'person', after: { sharedPhones: { by: sharedPhones.createdAt, days: KEPT.sessionAtMost } } },
  whose: { sid: 'token' },
  notExported: { sid: 'names a session, which the owner of the session has' },
});
