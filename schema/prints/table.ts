import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../common/columns';
import { dataOf } from '../common/data';
import { sellers } from '../profile/table';
import { vehicles } from '../vehicles/table';

/** The number on a vehicle's latest poster, which goes on standing in the yard when another one answers. */
export const printedPosters = sqliteTable(
  'printed_posters',
  {
    vehicleId: text()
      .primaryKey()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    ownerId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    /** E.164. */
    number: text().notNull(),
    /** The price on it, in the listing's minor unit; null if it has none. */
    priceMinor: integer(),
    printedAt: time().notNull(),
  },
  (table) => [index('printed_posters_by_owner').on(table.ownerId)],
);

export const printedPostersData = dataOf(printedPosters, {
  kept: { with: 'person' },
  whose: { number: 'seller' },
  notExported: { number: 'it stands on the poster, and in the profile or the staff' },
});
