import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, timestamps } from '../common/columns';
import { dataOf } from '../common/data';
import { sellers } from '../profile/table';

export const contacts = sqliteTable(
  'contacts',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** E.164. */
    mobileNumber: text().notNull(),
    ...timestamps,
  },
  (table) => [
    index('contacts_by_owner').on(table.userId, table.id),
    uniqueIndex('contacts_once').on(table.userId, table.mobileNumber),
  ],
);

export const contactsData = dataOf(contacts, {
  kept: { with: 'person' },
  whose: { name: 'buyer', mobileNumber: 'buyer' },
});
