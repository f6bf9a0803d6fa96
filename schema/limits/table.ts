import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../common/columns';
import { dataOf } from '../common/data';
import { oneOf, rulesOf } from '../common/rules';
import { sellers } from '../profile/table';
import { USAGE_ACTIONS } from './input';

/**
 * How often a limited action was used in a month (IST): one row per month, so that checking a limit reads one
 * row.
 */
export const usageTracking = sqliteTable(
  'usage_tracking',
  {
    userId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    actionType: text({ enum: USAGE_ACTIONS }).notNull(),
    year: integer().notNull(),
    month: integer().notNull(),
    count: integer().notNull(),
    /** When the action was last used. */
    actionDate: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.actionType, table.year, table.month] })],
);

export const usageTrackingData = dataOf(usageTracking, { kept: { with: 'person' }, whose: {} });

export const usageTrackingRules = rulesOf(usageTracking, {
  usage_action: oneOf(usageTracking.actionType, USAGE_ACTIONS),
});
