import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, time } from '../common/columns';
import { dataOf } from '../common/data';
import { rulesOf } from '../common/rules';
import { sellers } from '../profile/table';
import { vehicles } from '../vehicles/table';

/** `soldVehicleId` is the vehicle whose page shows the suggestion, whatever its status. */
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
      .references(() => sellers.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [
    uniqueIndex('vehicle_suggestions_position').on(table.soldVehicleId, table.position),
    uniqueIndex('vehicle_suggestions_once').on(table.soldVehicleId, table.suggestedVehicleId),
    index('vehicle_suggestions_by_suggested').on(table.suggestedVehicleId),
    index('vehicle_suggestions_by_user').on(table.userId),
  ],
);

export const vehicleSuggestionsData = dataOf(vehicleSuggestions, { kept: { with: 'person' }, whose: {} });

export const vehicleSuggestionsRules = rulesOf(vehicleSuggestions, {
  vehicle_suggestions_two: sql`${vehicleSuggestions.position} in (0, 1)`,
  vehicle_suggestions_other: sql`${vehicleSuggestions.soldVehicleId} <> ${vehicleSuggestions.suggestedVehicleId}`,
});
