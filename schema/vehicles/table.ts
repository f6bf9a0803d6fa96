import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from '../account/table';
import { flag, id, oneOf, time, timestamps } from '../common/columns';
import { CURRENCY_CODES } from '../common/currencies';
import { REPUBLISH_POLICIES, VEHICLE_STATUSES } from './input';

export const vehicles = sqliteTable(
  'vehicles',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Integer in the currency's minor unit. */
    priceMinor: integer().notNull(),
    currency: text({ enum: CURRENCY_CODES }).notNull().default('INR'),
    /** Media keys in the seller's order; the first is the cover. */
    images: text({ mode: 'json' }).$type<string[]>().notNull(),
    rcKey: text(),
    showRc: flag(false),
    year: integer().notNull(),
    fuelType: text(),
    transmission: text(),
    kmsDriven: integer(),
    specifications: text({ mode: 'json' }).$type<string | Record<string, string>>(),
    description: text(),
    status: text({ enum: VEHICLE_STATUSES }).notNull().default('available'),
    soldAt: time(),
    isActive: flag(true),
    deletedAt: time(),
    /** Hidden because the plan's limit shrank; nothing is deleted (DECISIONS.md, Expiry). */
    hiddenByPlan: flag(false),
    showInProfile: flag(true),
    displayOrder: integer().notNull().default(0),
    republishPolicy: text({ enum: REPUBLISH_POLICIES }).notNull().default('allow'),
    relistedFromId: text(),
    /** Absolute count, written by the listing's ViewCounter alone. */
    viewCount: integer().notNull().default(0),
    ...timestamps,
  },
  (table) => [
    oneOf('vehicles_status', table.status, VEHICLE_STATUSES),
    oneOf('vehicles_republish_policy', table.republishPolicy, REPUBLISH_POLICIES),
    check('vehicles_price', sql`${table.priceMinor} > 0`),
    check('vehicles_images', sql`json_array_length(${table.images}) between 1 and 4`),
    check('vehicles_kms', sql`${table.kmsDriven} is null or ${table.kmsDriven} >= 0`),
    index('vehicles_by_owner').on(table.userId, table.isActive, table.id),
    index('vehicles_on_profile')
      .on(table.userId, table.displayOrder, sql`id desc`)
      .where(sql`is_active = 1 and hidden_by_plan = 0 and show_in_profile = 1 and status <> 'sold'`),
    index('vehicles_live').on(table.userId).where(sql`is_active = 1 and status <> 'sold'`),
    index('vehicles_by_rc').on(table.rcKey).where(sql`rc_key is not null`),
    index('vehicles_by_sold').on(table.relistedFromId).where(sql`relisted_from_id is not null`),
    index('vehicles_by_change').on(table.updatedAt),
    index('vehicles_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);
