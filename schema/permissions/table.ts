import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from '../account/table';
import { id, time } from '../common/columns';
import type { Permissions } from './input';

/** Every text that was ever agreed to, filled by migrations alone; triggers refuse UPDATE and DELETE. */
export const consentTexts = sqliteTable('consent_texts', {
  version: text().primaryKey(),
  purpose: text().notNull(),
  text: text().notNull(),
  createdAt: time().notNull(),
});

/** What a person has allowed, each time they said so: the latest is also on the person. */
export const permissionGrants = sqliteTable(
  'permission_grants',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    consentVersion: text().notNull(),
    permissions: text({ mode: 'json' }).$type<Permissions>().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [index('permission_grants_by_user').on(table.userId, table.id)],
);
