import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { REPUBLISH_POLICIES, VEHICLE_STATUSES } from '../contracts/vehicles';
import { CURRENCY_CODES } from '../currencies';
import { flag, id, oneOf, time, timestamps } from './columns';
import { users } from './users';

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

/** `soldVehicleId` is the base vehicle, whatever its status (DECISIONS.md). */
export const vehicleSuggestions = sqliteTable(
  'vehicle_suggestions',
  {
    id: id(),
    soldVehicleId: text()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    suggestedVehicleId: text()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [
    check('vehicle_suggestions_two', sql`${table.position} in (0, 1)`),
    check('vehicle_suggestions_other', sql`${table.soldVehicleId} <> ${table.suggestedVehicleId}`),
    uniqueIndex('vehicle_suggestions_position').on(table.soldVehicleId, table.position),
    uniqueIndex('vehicle_suggestions_once').on(table.soldVehicleId, table.suggestedVehicleId),
    index('vehicle_suggestions_by_suggested').on(table.suggestedVehicleId),
    index('vehicle_suggestions_by_user').on(table.userId),
  ],
);

/** The code a printed QR carries: it stays with the seller and can be pointed at another vehicle. */
export const shortCodes = sqliteTable(
  'short_codes',
  {
    code: text().primaryKey(),
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vehicleId: text().references(() => vehicles.id, { onDelete: 'set null' }),
    republishedVehicleId: text(),
    /** Leads to its owner's public profile, whatever the username is. */
    forProfile: flag(false),
    scanCount: integer().notNull().default(0),
    createdAt: time().notNull(),
  },
  (table) => [
    index('short_codes_by_owner').on(table.ownerId),
    uniqueIndex('short_codes_of_profile').on(table.ownerId).where(sql`for_profile = 1`),
    index('short_codes_by_vehicle').on(table.vehicleId),
    index('short_codes_by_republished').on(table.republishedVehicleId),
  ],
);
