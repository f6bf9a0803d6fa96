import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from '../account/table';
import { flag, id, oneOf, timestamps } from '../common/columns';
import { CURRENCY_CODES } from '../common/currencies';
import { vehicles } from '../vehicles/table';
import { ENDED_REASONS, REPUBLISH_REQUEST_STATUSES, REPUBLISHED_STATUSES } from './input';

export const republishedVehicles = sqliteTable(
  'republished_vehicles',
  {
    id: id(),
    originalVehicleId: text()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    republisherId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    customPriceMinor: integer().notNull(),
    customCurrency: text({ enum: CURRENCY_CODES }).notNull(),
    customMobileNumber: text().notNull(),
    status: text({ enum: REPUBLISHED_STATUSES }).notNull().default('active'),
    /** Why it ended without its republisher's doing. */
    endedReason: text({ enum: ENDED_REASONS }),
    isActive: flag(true),
    ...timestamps,
  },
  (table) => [
    oneOf('republished_status', table.status, REPUBLISHED_STATUSES),
    check('republished_price', sql`${table.customPriceMinor} > 0`),
    uniqueIndex('republished_once')
      .on(table.originalVehicleId, table.republisherId)
      .where(sql`status = 'active'`),
    index('republished_by_republisher').on(table.republisherId, table.id).where(sql`status <> 'withdrawn'`),
    index('republished_by_person').on(table.republisherId),
    index('republished_by_original').on(table.originalVehicleId, table.id),
  ],
);

/** A reseller's question, where the owner chose to be asked. */
export const republishRequests = sqliteTable(
  'republish_requests',
  {
    id: id(),
    vehicleId: text()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    ownerId: text().notNull(),
    requesterId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: REPUBLISH_REQUEST_STATUSES }).notNull().default('pending'),
    /** What the reseller would ask, in the currency that the vehicle had then. */
    wishedPriceMinor: integer(),
    wishedCurrency: text({ enum: CURRENCY_CODES }),
    ...timestamps,
  },
  (table) => [
    oneOf('republish_requests_status', table.status, REPUBLISH_REQUEST_STATUSES),
    check(
      'republish_requests_price',
      sql`${table.wishedPriceMinor} is null or ${table.wishedPriceMinor} > 0`,
    ),
    uniqueIndex('republish_requests_once').on(table.vehicleId, table.requesterId),
    index('republish_requests_by_owner').on(table.ownerId, table.id),
    index('republish_requests_by_requester').on(table.requesterId),
  ],
);
