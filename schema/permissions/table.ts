import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accounts } from '../account/table';
import { id, time } from '../common/columns';
import { dataOf } from '../common/data';
import type { Permissions } from './input';

/** Every text that was ever agreed to, inserted only by migrations; triggers refuse UPDATE and DELETE. */
export const consentTexts = sqliteTable('consent_texts', {
  version: text().primaryKey(),
  purpose: text().notNull(),
  text: text().notNull(),
  createdAt: time().notNull(),
});

export const consentTextsData = dataOf(consentTexts, {
  kept: { stays: 'the words that people agreed to' },
  whose: { version: 'nobody', purpose: 'nobody', text: 'nobody' },
});

/** A person's permissions after each change; the latest are also in the person's row. */
export const permissionGrants = sqliteTable(
  'permission_grants',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    consentVersion: text().notNull(),
    permissions: text({ mode: 'json' }).$type<Permissions>().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [index('permission_grants_by_user').on(table.userId, table.id)],
);

export const permissionGrantsData = dataOf(permissionGrants, {
  kept: { with: 'person' },
  whose: { consentVersion: 'nobody', permissions: 'nobody' },
});
