import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, time, timestamps } from '../common/columns';
import { CURRENCY_CODES } from '../common/currencies';
import { dataOf } from '../common/data';
import { oneOf, rulesOf } from '../common/rules';
import { sellers } from '../profile/table';
import { vehicles } from '../vehicles/table';
import { MONEY_KINDS, MONEY_MODES } from './kinds';

const owner = () =>
  text()
    .notNull()
    .references(() => sellers.id, { onDelete: 'cascade' });

/**
 * What a vehicle has cost, added up by the batch that changes a line, so that a list reads one row a vehicle. A row of
 * its own, not columns of the vehicle, so that no answer about vehicles can have it by mistake.
 */
export const vehicleCosts = sqliteTable(
  'vehicle_costs',
  {
    vehicleId: text()
      .primaryKey()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    ownerId: owner(),
    /** Of all lines: the vehicle's when the first one was written. */
    currency: text({ enum: CURRENCY_CODES }).notNull(),
    /** Integers in the currency's minor unit. */
    boughtMinor: integer().notNull().default(0),
    spentMinor: integer().notNull().default(0),
    receivedMinor: integer().notNull().default(0),
    lineCount: integer().notNull().default(0),
    /** Increased by every change of a line, so that two people do not change the same. */
    version: integer().notNull().default(0),
    updatedAt: time().notNull(),
  },
  (table) => [index('vehicle_costs_by_owner').on(table.ownerId, table.vehicleId)],
);

export const vehicleCostsData = dataOf(vehicleCosts, {
  kept: { rules: ['deletedVehicleMoney'], with: 'person' },
  whose: {},
});

/** One payment for a vehicle. */
export const moneyLines = sqliteTable(
  'money_lines',
  {
    id: id(),
    ownerId: owner(),
    vehicleId: text()
      .notNull()
      .references(() => vehicleCosts.vehicleId, { onDelete: 'cascade' }),
    kind: text({ enum: MONEY_KINDS }).notNull(),
    amountMinor: integer().notNull(),
    /** YYYY-MM-DD in India. */
    day: text().notNull(),
    note: text().notNull().default(''),
    mode: text({ enum: MONEY_MODES }),
    party: text().notNull().default(''),
    source: text().notNull().default(''),
    /** The token receipt that it was taken from. */
    paperId: text(),
    /** Who of the staff wrote it; null for the seller. */
    personId: text(),
    ...timestamps,
  },
  (table) => [
    index('money_lines_by_vehicle').on(table.vehicleId),
    index('money_lines_by_owner').on(table.ownerId, table.id),
    index('money_lines_in_cash').on(table.ownerId, table.day).where(sql`mode = 'cash'`),
  ],
);

export const moneyLinesData = dataOf(moneyLines, {
  kept: { with: 'person' },
  whose: { day: 'nobody', note: 'seller', party: 'buyer', source: 'seller' },
});

export const moneyLinesRules = rulesOf(moneyLines, {
  money_lines_kind: oneOf(moneyLines.kind, MONEY_KINDS),
  money_lines_mode: oneOf(moneyLines.mode, MONEY_MODES),
  money_lines_amount: sql`${moneyLines.amountMinor} > 0`,
});
