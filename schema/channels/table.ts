import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, time } from '../common/columns';
import { dataOf } from '../common/data';
import { KEPT } from '../common/retention';
import { oneOf, rulesOf } from '../common/rules';
import { sellers } from '../profile/table';
import { CHANNELS, EVENT_KINDS } from './events';

const person = () =>
  text()
    .notNull()
    .references(() => sellers.id, { onDelete: 'cascade' });

/** A person's deviations from the defaults (events.ts). */
export const notificationPreferences = sqliteTable(
  'notification_preferences',
  {
    userId: person(),
    kind: text({ enum: EVENT_KINDS }).notNull(),
    channel: text({ enum: CHANNELS }).notNull(),
    enabled: flag(true),
    /** The version of the consent text agreed to, for messages to a number. */
    consentVersion: text(),
    updatedAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.channel] })],
);

export const notificationPreferencesData = dataOf(notificationPreferences, {
  kept: { with: 'person' },
  whose: { consentVersion: 'nobody' },
});

export const notificationPreferencesRules = rulesOf(notificationPreferences, {
  notification_preferences_kind: oneOf(notificationPreferences.kind, EVENT_KINDS),
  notification_preferences_channel: oneOf(notificationPreferences.channel, CHANNELS),
});

/** Hours during which push, SMS and WhatsApp wait, in minutes of the day (IST). */
export const quietHours = sqliteTable('quiet_hours', {
  userId: person().primaryKey(),
  fromMinute: integer().notNull(),
  toMinute: integer().notNull(),
});

export const quietHoursData = dataOf(quietHours, { kept: { with: 'person' }, whose: {} });

/** Stopped channels: the provider reported a bounce, a complaint or an unreachable number. */
export const deliveryStops = sqliteTable(
  'delivery_stops',
  {
    userId: person(),
    channel: text({ enum: CHANNELS }).notNull(),
    reason: text().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.channel] })],
);

export const deliveryStopsData = dataOf(deliveryStops, {
  kept: { with: 'person' },
  whose: { reason: 'nobody' },
});

export const deliveryStopsRules = rulesOf(deliveryStops, {
  delivery_stops_channel: oneOf(deliveryStops.channel, CHANNELS),
});

/** Browsers that get push messages. Each is deleted with the session it was registered in. */
export const pushDevices = sqliteTable(
  'push_devices',
  {
    id: id(),
    userId: person(),
    /** The session's id in the directory. */
    sid: text().notNull(),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    userAgent: text().notNull(),
    createdAt: time().notNull(),
    /** When the application was last open on it, to within a day. */
    lastSeenAt: time().notNull(),
    /** When the person turned push off on this device, which must not subscribe again by itself. */
    removedAt: time(),
  },
  (table) => [
    index('push_devices_by_user').on(table.userId, table.lastSeenAt),
    index('push_devices_by_session').on(table.sid),
    index('push_devices_by_age').on(table.lastSeenAt),
  ],
);

export const pushDevicesData = dataOf(pushDevices, {
  kept: { after: { idleDevices: { by: pushDevices.lastSeenAt, days: KEPT.pushDevice } }, with: 'person' },
  whose: { sid: 'token', endpoint: 'token', p256dh: 'token', auth: 'token', userAgent: 'seller' },
});
