import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, time } from '../common/columns';
import { dataOf } from '../common/data';
import { sellers } from '../profile/table';
import { vehicles } from '../vehicles/table';

/** A printed QR code, which stays with the seller and can be pointed at another vehicle. */
export const shortCodes = sqliteTable(
  'short_codes',
  {
    code: text().primaryKey(),
    ownerId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    vehicleId: text().references(() => vehicles.id, { onDelete: 'set null' }),
    republishedVehicleId: text(),
    /** Leads to its owner's public profile, even if the username changes. */
    forProfile: flag(false),
    /** The number of a sticker made without a vehicle: counted per seller from 1, never reused. */
    number: integer(),
    /**
     * When it was pointed at its present destination; null for a code made for its listing and never moved.
     */
    pointedAt: time(),
    scanCount: integer().notNull().default(0),
    /** Recent scans by day (YYYY-MM-DD in IST), stored in the row so that a scan writes only one row. */
    scanDays: text({ mode: 'json' }).$type<Record<string, number>>().notNull().default({}),
    /** The latest notification of a scan of this sticker; ids increase with time. */
    scanToldId: text(),
    /** Scans of this sticker while the yard was closed, not told yet. */
    untoldScans: integer().notNull().default(0),
    createdAt: time().notNull(),
  },
  (table) => [
    uniqueIndex('short_codes_of_profile').on(table.ownerId).where(sql`for_profile = 1`),
    uniqueIndex('short_codes_numbered').on(table.ownerId, table.number).where(sql`number is not null`),
    index('short_codes_by_owner').on(table.ownerId),
    index('short_codes_by_vehicle').on(table.vehicleId),
    index('short_codes_by_republished').on(table.republishedVehicleId),
    index('short_codes_untold').on(table.ownerId).where(sql`untold_scans > 0`),
  ],
);

export const shortCodesData = dataOf(shortCodes, {
  kept: { with: 'person' },
  whose: { code: 'nobody', scanDays: 'nobody' },
});

/** Earlier destinations of codes, written by a trigger: the last twenty of each code. */
export const codeHistory = sqliteTable(
  'code_history',
  {
    id: integer().primaryKey(),
    ownerId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    /**
     * Not a foreign key: a code is deleted only with its owner, and finding these rows by code would need
     * another index.
     */
    code: text().notNull(),
    /** Without the listings' names, which are deleted with the listings. */
    vehicleId: text(),
    republishedVehicleId: text(),
    since: time().notNull(),
    until: time().notNull(),
  },
  (table) => [index('code_history_of_code').on(table.ownerId, table.code, table.id)],
);

export const codeHistoryData = dataOf(codeHistory, { kept: { with: 'person' }, whose: { code: 'nobody' } });
