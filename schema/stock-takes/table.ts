import { sql } from 'drizzle-orm';
import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, time } from '../common/columns';
import { dataOf } from '../common/data';
import { KEPT } from '../common/retention';
import { oneOf, rulesOf } from '../common/rules';
import { sellers } from '../profile/table';
import { vehicles } from '../vehicles/table';
import { FOUND_BY } from './kinds';
import type { StockTakeResult } from './output';

const owner = () =>
  text()
    .notNull()
    .references(() => sellers.id, { onDelete: 'cascade' });

/** A count of a seller's yard; at most one is going on. */
export const stockTakes = sqliteTable(
  'stock_takes',
  {
    id: id(),
    ownerId: owner(),
    startedAt: time().notNull(),
    endedAt: time(),
    /** What it has found, once it has ended. */
    result: text({ mode: 'json' }).$type<StockTakeResult>(),
  },
  (table) => [
    uniqueIndex('stock_takes_going_on').on(table.ownerId).where(sql`ended_at is null`),
    index('stock_takes_ended').on(table.ownerId, table.endedAt),
    index('stock_takes_by_age').on(table.startedAt),
  ],
);

export const stockTakesData = dataOf(stockTakes, {
  kept: { with: 'person', after: { stockTakes: { by: stockTakes.startedAt, days: KEPT.stockTake } } },
  // Names of the seller's own vehicles.
  whose: { result: 'seller' },
});

export const stockTakesRules = rulesOf(stockTakes, {
  stock_takes_result: sql`(${stockTakes.endedAt} is null) = (${stockTakes.result} is null)`,
});

/** A vehicle that was found in a stock-take: once, whoever finds it again. */
export const stockMarks = sqliteTable(
  'stock_marks',
  {
    stockTakeId: text()
      .notNull()
      .references(() => stockTakes.id, { onDelete: 'cascade' }),
    vehicleId: text()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    ownerId: owner(),
    by: text({ enum: FOUND_BY }).notNull(),
    /** The phone's time. */
    foundAt: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stockTakeId, table.vehicleId] }),
    index('stock_marks_by_vehicle').on(table.vehicleId),
    index('stock_marks_by_owner').on(table.ownerId),
  ],
);

export const stockMarksData = dataOf(stockMarks, { kept: { with: 'person' }, whose: {} });

export const stockMarksRules = rulesOf(stockMarks, { stock_marks_by: oneOf(stockMarks.by, FOUND_BY) });

/** Where a vehicle's key hangs. */
export const keyHooks = sqliteTable(
  'key_hooks',
  {
    vehicleId: text()
      .primaryKey()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    ownerId: owner(),
    hook: text().notNull(),
  },
  (table) => [index('key_hooks_by_owner').on(table.ownerId)],
);

export const keyHooksData = dataOf(keyHooks, { kept: { with: 'person' }, whose: { hook: 'seller' } });
