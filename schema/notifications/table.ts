import { sql } from 'drizzle-orm';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, time } from '../common/columns';
import { dataOf } from '../common/data';
import { oneOf, rulesOf } from '../common/rules';
import { sellers } from '../profile/table';
import { NOTIFICATION_TYPES } from './input';

export const notifications = sqliteTable(
  'notifications',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    type: text({ enum: NOTIFICATION_TYPES }).notNull(),
    title: text().notNull(),
    message: text().notNull(),
    isRead: flag(false),
    relatedEntityId: text(),
    relatedEntityType: text(),
    metadata: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    createdAt: time().notNull(),
  },
  (table) => [
    index('notifications_by_user').on(table.userId, table.id),
    index('notifications_read_by_age').on(table.createdAt).where(sql`is_read = 1`),
  ],
);

export const notificationsData = dataOf(notifications, {
  kept: { rules: ['readNotifications', 'notifications'], with: 'person' },
  whose: { title: 'buyer', message: 'buyer', relatedEntityType: 'nobody', metadata: 'buyer' },
});

export const notificationsRules = rulesOf(notifications, {
  notifications_type: oneOf(notifications.type, NOTIFICATION_TYPES),
});
