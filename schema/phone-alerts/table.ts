import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, time, timestamps } from '../common/columns';
import { CURRENCY_CODES } from '../common/currencies';
import { dataOf } from '../common/data';
import { LANGUAGE_CODES, type Language } from '../common/languages';
import { KEPT } from '../common/retention';
import { oneOf, rulesOf } from '../common/rules';
import { sellers } from '../profile/table';

/** Phones, without a name, that hear when the price of a listing drops. */
export const phoneAlerts = sqliteTable(
  'phone_alerts',
  {
    id: id(),
    /** The listing's seller, with whom it moves and ends. */
    ownerId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    /** The vehicle or the republished page. */
    listingId: text().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** In which the phone's owner reads. */
    language: text().$type<Language>().notNull(),
    /** The lowest price that was shown there; only a lower one is told. */
    priceMinor: integer().notNull(),
    currency: text({ enum: CURRENCY_CODES }).notNull(),
    /** When a message is due, or is tried again; null for none. */
    dueAt: time(),
    attempts: integer().notNull().default(0),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('phone_alerts_once').on(table.listingId, table.endpoint),
    index('phone_alerts_by_phone').on(table.endpoint),
    index('phone_alerts_by_owner').on(table.ownerId),
    index('phone_alerts_due').on(table.dueAt).where(sql`due_at is not null`),
  ],
);

export const phoneAlertsData = dataOf(phoneAlerts, {
  kept: { after: { phoneAlerts: { by: phoneAlerts.id, days: KEPT.phoneAlert } }, with: 'person' },
  whose: { endpoint: 'token', p256dh: 'token', auth: 'token' },
});

export const phoneAlertsRules = rulesOf(phoneAlerts, {
  phone_alerts_language: oneOf(phoneAlerts.language, LANGUAGE_CODES),
  phone_alerts_price: sql`${phoneAlerts.priceMinor} > 0`,
});
