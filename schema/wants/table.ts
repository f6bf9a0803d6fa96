import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, timestamps } from '../common/columns';
import { dataOf } from '../common/data';
import { KEPT } from '../common/retention';
import { oneOf, rulesOf } from '../common/rules';
import { enquiries } from '../enquiries/table';
import { leads } from '../leads/table';
import { sellers } from '../profile/table';
import { FUEL_TYPES } from '../vehicles/input';

/**
 * What a buyer would like to hear about when it comes in or gets cheaper. Name and number are the lead's or the
 * request's, so that a buyer who withdraws is nowhere else.
 */
export const wants = sqliteTable(
  'wants',
  {
    id: id(),
    ownerId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    /** The lead that says who it is; null for a buyer who asked on the seller's page. */
    leadId: text()
      .unique()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** The request that says who it is, for the others. */
    enquiryId: text()
      .unique()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    /** Words that the vehicle's name, make or model contains; empty for any. */
    model: text().notNull().default(''),
    /** In paise; null for any price. */
    maxPriceMinor: integer(),
    fuelType: text({ enum: FUEL_TYPES }),
    yearFrom: integer(),
    city: text(),
    /** What the buyer agreed to, as the seller confirmed it. */
    consentVersion: text().notNull(),
    /** The price (minor units) of each vehicle that the buyer was told of, by its id. */
    told: text({ mode: 'json' }).$type<Record<string, number>>().notNull().default({}),
    ...timestamps,
  },
  (table) => [index('wants_by_owner').on(table.ownerId, table.id)],
);

export const wantsData = dataOf(wants, {
  kept: { after: { wants: { by: wants.id, days: KEPT.want } }, with: 'person' },
  whose: {
    model: 'buyer',
    city: 'buyer',
    consentVersion: 'nobody',
    told: 'nobody',
  },
});

export const wantsRules = rulesOf(wants, {
  wants_fuel: oneOf(wants.fuelType, FUEL_TYPES),
  wants_person: sql`${wants.leadId} is not null or ${wants.enquiryId} is not null`,
  wants_something: sql`${wants.model} <> '' or ${wants.maxPriceMinor} is not null`,
  wants_price: sql`${wants.maxPriceMinor} is null or ${wants.maxPriceMinor} > 0`,
  wants_told: sql`json_type(${wants.told}) = 'object'`,
});
