import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, time } from '../common/columns';
import { sellers } from '../profile/table';
import { vehicles } from '../vehicles/table';

/** The code a printed QR carries: it stays with the seller and can be pointed at another vehicle. */
export const shortCodes = sqliteTable(
  'short_codes',
  {
    code: text().primaryKey(),
    ownerId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    vehicleId: text().references(() => vehicles.id, { onDelete: 'set null' }),
    republishedVehicleId: text(),
    /** Leads to its owner's public profile, whatever the username is. */
    forProfile: flag(false),
    /** Of a sticker that was made without a vehicle: counted by seller from 1, never given twice. */
    number: integer(),
    /** Since when it leads where it leads; null for a code that was made for its listing and never moved. */
    pointedAt: time(),
    scanCount: integer().notNull().default(0),
    /** The scans of the last days by day (YYYY-MM-DD in Indian Standard Time): in the row, so that a scan writes one. */
    scanDays: text({ mode: 'json' }).$type<Record<string, number>>().notNull().default({}),
    createdAt: time().notNull(),
  },
  (table) => [
    uniqueIndex('short_codes_of_profile').on(table.ownerId).where(sql`for_profile = 1`),
    // guard @ constraints
    uniqueIndex('short_codes_numbered').on(table.ownerId, table.number).where(sql`number is not null`),
    index('short_codes_by_owner').on(table.ownerId),
    index('short_codes_by_vehicle').on(table.vehicleId),
    index('short_codes_by_republished').on(table.republishedVehicleId),
  ],
);

/** Where codes led before: written by a trigger, the last twenty of each code. */
export const codeHistory = sqliteTable(
  'code_history',
  {
    id: integer().primaryKey(),
    ownerId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    /** No reference: a code ends with its owner alone, and looking for its rows by the code would need another index. */
    code: text().notNull(),
    /** Without their names: those belong to the listings, and end with them. */
    vehicleId: text(),
    republishedVehicleId: text(),
    since: time().notNull(),
    until: time().notNull(),
  },
  (table) => [index('code_history_of_code').on(table.ownerId, table.code, table.id)],
);
