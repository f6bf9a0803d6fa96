import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, time } from '../common/columns';
import { dataOf } from '../common/data';
import { KEPT } from '../common/retention';

/**
 * Append-only: triggers refuse UPDATE and DELETE, with two exceptions for privacy. Erasing a person blanks
 * the descriptions, and rows older than three years are deleted.
 */
export const activityLogs = sqliteTable(
  'activity_logs',
  {
    id: id(),
    /** Not a foreign key: the log outlives the account. */
    userId: text(),
    action: text().notNull(),
    entityType: text(),
    entityId: text(),
    description: text().notNull(),
    metadata: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    createdAt: time().notNull(),
  },
  (table) => [
    index('activity_by_time').on(table.createdAt),
    index('activity_by_user').on(table.userId, table.createdAt),
    index('activity_by_entity').on(table.entityType, table.entityId),
  ],
);

export const activityLogsData = dataOf(activityLogs, {
  kept: { after: { activity: { by: activityLogs.createdAt, days: KEPT.activityLog } } },
  whose: { action: 'nobody', entityType: 'nobody', description: 'seller', metadata: 'seller' },
  notExported: {
    description:
      'our record of what was done, kept to investigate misuse; it repeats what other sections have',
  },
});
