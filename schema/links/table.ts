import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from '../account/table';
import { flag, time } from '../common/columns';
import { vehicles } from '../vehicles/table';

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
