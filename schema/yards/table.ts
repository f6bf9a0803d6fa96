import { sql } from 'drizzle-orm';
import { real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, timestamps } from '../common/columns';
import { dataOf } from '../common/data';
import { oneOf, rulesOf } from '../common/rules';
import { sellers } from '../profile/table';
import { WEEKDAYS } from './days';

/** Where a seller's vehicles are. One each for now: a second needs only another index. */
export const yards = sqliteTable(
  'yards',
  {
    id: id(),
    ownerId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    address: text(),
    latitude: real(),
    longitude: real(),
    /** Of Google Maps, where the seller gave no position. */
    mapLink: text(),
    /** "09:30" in India. */
    opens: text(),
    closes: text(),
    closedDay: text({ enum: WEEKDAYS }),
    /** The number of the dealer's authorisation (Form 29B), and the last day on which it holds, `2031-11-28`. */
    form29b: text(),
    form29bUntil: text(),
    ...timestamps,
  },
  (table) => [uniqueIndex('yards_by_owner').on(table.ownerId)],
);

export const yardsData = dataOf(yards, {
  kept: { with: 'person' },
  whose: {
    address: 'seller',
    mapLink: 'seller',
    opens: 'nobody',
    closes: 'nobody',
    form29b: 'seller',
    form29bUntil: 'nobody',
  },
});

export const yardsRules = rulesOf(yards, {
  yards_closed: oneOf(yards.closedDay, WEEKDAYS),
  yards_position: sql`(${yards.latitude} is null) = (${yards.longitude} is null)`,
  yards_pin: sql`${yards.mapLink} is null or (${yards.latitude} is null and ${yards.mapLink} like 'https://%')`,
  yards_hours: sql`(${yards.opens} is null) = (${yards.closes} is null)`,
  yards_form29b: sql`(${yards.form29b} is null) = (${yards.form29bUntil} is null)`,
  yards_closes: sql`${yards.closes} > ${yards.opens}`,
});
