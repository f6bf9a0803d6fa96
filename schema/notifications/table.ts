import { sql } from 'drizzle-orm';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, time } from '../common/columns';
import { dataOf } from '../common/data';
import { KEPT } from '../common/retention';
import { oneOf, rulesOf } from '../common/rules';
import { sellers } from '../profile/table';
import { NOTIFICATION_KIND_NAMES, type NotificationValues } from './words';

/** Stores what happened; `wordNotification` (words.ts) generates the texts when a row is read or sent. */
export const notifications = sqliteTable(
  'notifications',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTIFICATION_KIND_NAMES }).notNull(),
    values: text({ mode: 'json' }).$type<NotificationValues>().notNull(),
    isRead: flag(false),
    /** The row it is about, in the table that `about` of its kind names (kinds.ts). */
    relatedEntityId: text().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [
    index('notifications_by_user').on(table.userId, table.id),
    index('notifications_read_by_age').on(table.createdAt).where(sql`is_read = 1`),
  ],
);

export const notificationsData = dataOf(notifications, {
  kept: {
    after: {
      readNotifications: {
        by: notifications.createdAt,
        days: KEPT.readNotification,
        where: sql`is_read = 1`,
      },
      notifications: { by: notifications.id, days: KEPT.notification },
    },
    with: 'person',
  },
  whose: { values: 'buyer' },
});

export const notificationsRules = rulesOf(notifications, {
  notifications_kind: oneOf(notifications.kind, NOTIFICATION_KIND_NAMES),
});
